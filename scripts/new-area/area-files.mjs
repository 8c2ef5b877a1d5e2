const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

const LANGUAGES = ['en', 'sq', 'tr', 'ar'];
const EMPTY = {
  en: ['Nothing here yet', 'This area is new.'],
  sq: ['Ende nuk ka asgjë këtu', 'Kjo fushë është e re.'],
  tr: ['Burada henüz bir şey yok', 'Bu alan yeni.'],
  ar: ['لا يوجد شيء هنا بعد', 'هذا القسم جديد.'],
};

/**
 * The files of a new area with one page, in the shape that all areas have.
 *
 * @param {{ name: string, label: string, order: number }} area label: its name for people, until it
 *   is translated; order: its place in the sidebar
 * @returns {Record<string, string>} by path below the remote's folder
 */
export function areaFiles({ name, label, order }) {
  const locales = LANGUAGES.map((language) => [
    `src/locales/${language}.json`,
    json(texts(label, EMPTY[language])),
  ]);
  return {
    'package.json': json(packageJson(name, label)),
    'area.json': json(areaJson(name, label, order)),
    'rspack.config.mjs': "export { default } from '@backoffice/build/remote.mjs';\n",
    'jest.config.cjs':
      "module.exports = require('@backoffice/build/jest.cjs').browserTests(__dirname);\n",
    'tsconfig.json': '{ "extends": "../../packages/build/tsconfig/browser.json" }\n',
    'README.md': readme(name, label),
    'src/area.tsx': areaModule(name),
    ...Object.fromEntries(locales),
    [`src/overview/overview-page.tsx`]: page(name),
    [`src/overview/overview-page.test.tsx`]: test(name, label),
  };
}

const texts = (label, [emptyTitle, emptyText]) => ({
  overview: { title: label, emptyTitle, emptyText },
});

const packageJson = (name, label) => ({
  name: `@backoffice/${name}`,
  version: '1.0.0',
  private: true,
  description: label,
  type: 'module',
  license: 'MIT',
  scripts: { build: 'rspack build' },
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

function areaJson(name, label, order) {
  const labels = Object.fromEntries(LANGUAGES.map((language) => [language, label]));
  const route = {
    path: `/${name}`,
    page: 'overview',
    label: labels,
    icon: 'box-seam',
    guarded: true,
    sidebar: true,
    order,
    search: { label: labels, path: `/${name}` },
  };
  return { name, routes: [route] };
}

const areaModule = (name) => `import type { AreaModule, Language } from '@backoffice/contracts';
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

const page = (name) => `import { EmptyState, PageFrame } from '@backoffice/ui';
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

const test = (name, label) => `import { fakeApi, renderArea, screen } from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

fakeApi();

test.each([
  ['/admin', '${EMPTY.en[0]}'],
  ['/rtl', '${EMPTY.ar[0]}'],
])('the page below %s says that it is empty', async (prefix, empty) => {
  await renderArea(area, areaJson.routes, \`\${prefix}/${name}\`);
  expect(await screen.findByRole('heading', { level: 1, name: '${label}' })).toBeVisible();
  expect(screen.getByText(empty)).toBeVisible();
});
`;

const readme = (name, label) => `# ${name}

**Owns** ${label}.

**Does not own** anything else yet.

## Screens

- \`/${name}\`, in \`overview/\`: an empty page to begin with

## Calls

None.
`;
