import { LANGUAGES, type Language, type Localized } from '@backoffice/contracts';

export const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Texts of a new area's first page, which lists the company's shops. */
const TEXTS: Record<
  Language,
  Record<'shop' | 'emptyTitle' | 'emptyText' | 'loadFailed', string>
> = {
  en: {
    shop: 'Shop',
    emptyTitle: 'Nothing here yet',
    emptyText: 'This area is new.',
    loadFailed: 'The shops could not be loaded',
  },
  sq: {
    shop: 'Dyqani',
    emptyTitle: 'Ende nuk ka asgjë këtu',
    emptyText: 'Kjo fushë është e re.',
    loadFailed: 'Dyqanet nuk u ngarkuan',
  },
  tr: {
    shop: 'Mağaza',
    emptyTitle: 'Burada henüz bir şey yok',
    emptyText: 'Bu alan yeni.',
    loadFailed: 'Mağazalar yüklenemedi',
  },
  ar: {
    shop: 'المتجر',
    emptyTitle: 'لا يوجد شيء هنا بعد',
    emptyText: 'هذا القسم جديد.',
    loadFailed: 'تعذر تحميل المتاجر',
  },
};

export interface NewArea {
  name: string;
  /** Its name for people. */
  label: Localized;
  /** Its place in the sidebar. */
  order: number;
}

/**
 * The files of a new area in the shape that all areas have, with one page that shows data of the
 * API. How it is built depends on its place: here or in a repository of its own.
 *
 * @returns the text of each file, by its path below the area's folder
 */
export function areaFiles({ name, label, order }: NewArea): Record<string, string> {
  const locales = LANGUAGES.map((language) => [
    `src/locales/${language}.json`,
    json({ overview: { title: label[language], ...TEXTS[language] } }),
  ]);
  return {
    'area.json': json(areaJson(name, label, order)),
    'jest.config.cjs':
      "module.exports = require('@backoffice/build/jest.cjs').browserTests(__dirname);\n",
    'tsconfig.json': '{ "extends": "@backoffice/build/tsconfig/browser.json" }\n',
    'src/area.tsx': areaModule(name),
    ...Object.fromEntries(locales),
    'src/locales/locales.test.ts':
      "import { testTexts } from '@backoffice/testing';\n\ntestTexts();\n",
    'src/overview/overview-page.tsx': page(name),
    'src/overview/overview-columns.tsx': columns(name),
    'src/overview/overview-page.test.tsx': test(name, label),
  };
}

function areaJson(name: string, label: Localized, order: number) {
  const route = {
    path: `/${name}`,
    page: 'overview',
    label,
    icon: 'box-seam',
    guarded: true,
    sidebar: true,
    order,
    search: { label, path: `/${name}` },
  };
  return { name, routes: [route] };
}

const areaModule = (name: string) => `import type { AreaModule } from '@backoffice/contracts';
import { partTexts } from '@backoffice/ui';
import type { ComponentType } from 'react';

const texts = partTexts({
  name: '${name}',
  own: (language) => import(\`./locales/\${language}.json\`),
});

export const area = {
  pages: { overview: () => import('./overview/overview-page') },
  texts,
} satisfies AreaModule<ComponentType>;
`;

const page = (
  name: string,
) => `import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { Card, DataTable, EmptyState, PageFrame, QueryView } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { overviewColumns } from './overview-columns';

/** The shops of the company, until the area has data of its own. */
export default function OverviewPage() {
  const { t } = useTranslation('${name}');
  const query = useQuery(referenceQueries.list('locations'));
  const columns = useMemo(() => overviewColumns(t), [t]);
  return (
    <PageFrame title={t('overview.title')}>
      <Card>
        <QueryView
          query={query}
          errorText={t('overview.loadFailed')}
          empty={<EmptyState title={t('overview.emptyTitle')} text={t('overview.emptyText')} />}
        >
          {(shops) => (
            <DataTable
              caption={t('overview.title')}
              columns={columns}
              rows={shops}
              rowKey={({ id }) => id}
            />
          )}
        </QueryView>
      </Card>
    </PageFrame>
  );
}
`;

const columns = (name: string) => `import type { Location } from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';
import type { Column } from '@backoffice/ui';

export const overviewColumns = (t: TFunction<'${name}'>): Column<Location>[] => [
  {
    id: 'shop',
    header: t('overview.shop'),
    cell: ({ name }) => name,
    csv: ({ name }) => name,
    sortable: true,
    sortValue: ({ name }) => name,
  },
];
`;

const test = (
  name: string,
  label: Localized,
) => `import { calls, fakeApi, location, renderArea, screen } from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const open = (prefix = '/admin') => renderArea(area, areaJson.routes, \`\${prefix}/${name}\`);

test.each([
  ['/admin', '${label.en}', '${TEXTS.en.shop}'],
  ['/rtl', '${label.ar}', '${TEXTS.ar.shop}'],
])('the page below %s lists the shops', async (prefix, name, shop) => {
  api.on(calls.reference.listLocations, [location({ name: 'Center' })]);
  await open(prefix);
  expect(await screen.findByRole('cell', { name: 'Center' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: shop })).toBeVisible();
});

test('an empty page says so', async () => {
  api.on(calls.reference.listLocations, []);
  await open();
  expect(await screen.findByText('${TEXTS.en.emptyTitle}')).toBeVisible();
});
`;
