import { LANGUAGES, type Language, type Localized } from '@backoffice/contracts';

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const EMPTY: Record<Language, [title: string, text: string]> = {
  en: ['Nothing here yet', 'This area is new.'],
  sq: ['Ende nuk ka asgjë këtu', 'Kjo fushë është e re.'],
  tr: ['Burada henüz bir şey yok', 'Bu alan yeni.'],
  ar: ['لا يوجد شيء هنا بعد', 'هذا القسم جديد.'],
};

export interface NewArea {
  name: string;
  /** Its name for people. */
  label: Localized;
  /** Its place in the sidebar. */
  order: number;
}

/**
 * The files of a new area with one page, in the shape that all areas have.
 *
 * @returns by path below the remote's folder
 */
export function areaFiles({ name, label, order }: NewArea): Record<string, string> {
  const locales = LANGUAGES.map((language) => [
    `src/locales/${language}.json`,
    json(texts(label[language], EMPTY[language])),
  ]);
  return {
    'package.json': json(packageJson(name, label.en)),
    'area.json': json(areaJson(name, label, order)),
    'rspack.config.mjs': "export { default } from '@backoffice/build/remote.mjs';\n",
    'jest.config.cjs':
      "module.exports = require('@backoffice/build/jest.cjs').browserTests(__dirname);\n",
    'tsconfig.json': '{ "extends": "../../packages/build/tsconfig/browser.json" }\n',
    'README.md': readme(name, label.en),
    'src/area.tsx': areaModule(name),
    ...Object.fromEntries(locales),
    [`src/overview/overview-page.tsx`]: page(name),
    [`src/overview/overview-page.test.tsx`]: test(name, label),
  };
}

const texts = (label: string, [emptyTitle, emptyText]: [string, string]) => ({
  overview: { title: label, emptyTitle, emptyText },
});

const packageJson = (name: string, label: string) => ({
  name: `@backoffice/${name}`,
  version: '1.0.0',
  private: true,
  description: label,
  type: 'module',
  license: 'MIT',
  scripts: { build: 'rspack build', test: `node ../../scripts/test.mjs ${name}` },
  dependencies: {
    '@backoffice/contracts': 'workspace:*',
    '@backoffice/ui': 'workspace:*',
    react: 'catalog:',
    'react-dom': 'catalog:',
    'react-i18next': 'catalog:',
  },
  devDependencies: {
    '@backoffice/build': 'workspace:*',
    '@backoffice/testing': 'workspace:*',
    '@rspack/cli': 'catalog:',
    '@rspack/core': 'catalog:',
    '@types/jest': 'catalog:',
    '@types/react': 'catalog:',
    '@types/react-dom': 'catalog:',
    jest: 'catalog:',
    typescript: 'catalog:',
  },
});

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

const areaModule = (
  name: string,
) => `import type { AreaModule, Language } from '@backoffice/contracts';
import { uiTexts } from '@backoffice/ui';
import type { ComponentType } from 'react';

async function texts(language: Language) {
  const own: Promise<{ default: object }> = import(\`./locales/\${language}.json\`);
  const [{ default: ${name} }, shared] = await Promise.all([own, uiTexts(language)]);
  return { ...shared, ${name} };
}

export const area = {
  pages: { overview: () => import('./overview/overview-page') },
  texts,
} satisfies AreaModule<ComponentType>;
`;

const page = (name: string) => `import { EmptyState, PageFrame } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

export default function OverviewPage() {
  const { t } = useTranslation('${name}');
  return (
    <PageFrame title={t('overview.title')}>
      <EmptyState title={t('overview.emptyTitle')} text={t('overview.emptyText')} />
    </PageFrame>
  );
}
`;

const test = (
  name: string,
  label: Localized,
) => `import { fakeApi, renderArea, screen } from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

fakeApi();

test.each([
  ['/admin', '${label.en}', '${EMPTY.en[0]}'],
  ['/rtl', '${label.ar}', '${EMPTY.ar[0]}'],
])('the page below %s says that it is empty', async (prefix, name, empty) => {
  await renderArea(area, areaJson.routes, \`\${prefix}/${name}\`);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByText(empty)).toBeVisible();
});
`;

const readme = (name: string, label: string) => `# ${name}

**Owns** ${label}.

**Does not own** anything else yet.

## Screens

- \`/${name}\`, in \`overview/\`: an empty page to begin with

## Calls

None.
`;
