import { type AreaRoute, registrySchema } from '@backoffice/contracts';

import type { App } from './harness/app';
import { expect, test } from './harness/test';

async function installedAreas(app: App) {
  const response = await fetch(`${app.server.url}/areas.json`);
  return registrySchema.parse(await response.json()).areas;
}

/** Routes that the specification's tables do not have; true where they are guarded. */
const LATER_ROUTES = {
  '/deliveries': true,
  '/operations': true,
  '/counts': true,
  '/import': true,
  '/size-runs': true,
  '/sales/to-settle': true,
  '/shipments': true,
  '/till': true,
  '/people': true,
  '/audit': true,
  '/releases': true,
  '/invitation': false,
  '/second-factor': true,
};

const routesOfAll = async (app: App): Promise<AreaRoute[]> =>
  (await installedAreas(app)).flatMap(({ area }) => area.routes);

test(
  'the areas bring every route of the route table, guarded as it says',
  { tag: '@main' },
  async ({ app }) => {
    const routes = await routesOfAll(app);
    const guards = Object.fromEntries(routes.map(({ path, guarded }) => [path, guarded]));
    expect(guards).toEqual({
      '/dashboard': true,
      '/sales': true,
      '/add/products': true,
      '/products': true,
      '/transactions': true,
      '/cms': true,
      '/settings': true,
      '/icons': true,
      '/notifications': true,
      '/user-profile': false,
      '/company-profile': false,
      '/tables': false,
      ...LATER_ROUTES,
    });
  },
);

test('quick search finds exactly the pages of its table, under its labels and paths', async ({
  app,
}) => {
  const routes = await routesOfAll(app);
  const all = routes.flatMap(({ search }) => (search ? [[search.label.en, search.path]] : []));
  const panels = routes.find(({ search }) => search?.path === '/cms');
  expect(panels?.keywords).toEqual(['brands', 'locations', 'colors', 'sizes']);
  const isLater = ([, path = '']: string[]) => Object.hasOwn(LATER_ROUTES, path);
  const later = all.filter(isLater);
  const entries = all.filter((entry) => !isLater(entry));
  const byLabel = ([one]: string[], [other]: string[]) => (one ?? '').localeCompare(other ?? '');
  expect(entries.sort(byLabel)).toEqual([
    ['Add Products', '/add/products'],
    ['Administration', '/settings'],
    ['CMS Panels', '/cms'],
    ['Company Profile', '/company-profile'],
    ['Dashboard', '/dashboard'],
    ['Products', '/products'],
    ['Sales', '/Sales'],
    ['Transactions', '/Transactions'],
    ['User Profile', '/user-profile'],
  ]);
  expect(later.sort(byLabel)).toEqual([
    ['Audit', '/audit'],
    ['Counts', '/counts'],
    ['Deliveries', '/deliveries'],
    ['Import', '/import'],
    ['Join size runs', '/size-runs'],
    ['People', '/people'],
    ['Shipments', '/shipments'],
    ['Stock operations', '/operations'],
    ['Till', '/till'],
    ['To settle', '/sales/to-settle'],
  ]);
});

test('icons are path data, and no two routes share a path or a place', async ({ app }) => {
  const routes = await routesOfAll(app);
  for (const { icon } of routes) expect(icon).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/);
  const paths = routes.map(({ path }) => path.toLowerCase());
  expect(new Set(paths).size).toBe(routes.length);
  expect(new Set(routes.map(({ order }) => order)).size).toBe(routes.length);
});

interface FederatedWindow {
  __FEDERATION__: {
    __INSTANCES__: {
      registerRemotes: (remotes: { name: string; entry: string }[]) => void;
      loadRemote: (id: string) => Promise<{ area: { pages: object } }>;
    }[];
  };
}

test(
  'each area exposes a page for every route, and no other',
  { tag: '@main' },
  async ({ app }) => {
    const areas = await installedAreas(app);
    const page = await app.open('/admin/cms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { area, manifest } of areas) {
      const pages = await page.evaluate(
        async ([name, entry]) => {
          const [host] = (window as unknown as FederatedWindow).__FEDERATION__.__INSTANCES__;
          if (!host) throw new Error('The host is not federated');
          host.registerRemotes([{ name, entry }]);
          const module = await host.loadRemote(`${name}/area`);
          return Object.keys(module.area.pages);
        },
        [`backoffice_${area.name}`, app.server.url + manifest] as const,
      );
      const wanted = area.routes.map((route) => route.page);
      expect(pages.sort()).toEqual([...new Set(wanted)].sort());
    }
  },
);

test(
  'no text becomes HTML or code of the page, but for scripts of its own origin',
  { tag: '@main' },
  async ({ app }) => {
    app.expectBreach('require-trusted-types-for');
    const page = await app.open('/admin/login', { signedOut: true });
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    const refused = await page.evaluate(() => {
      const attempts = {
        html: () => (document.createElement('div').innerHTML = '<img src=x>'),
        document: () => new DOMParser().parseFromString('<b>bold</b>', 'text/html'),
        script: () => (document.createElement('script').src = 'https://evil.example/a.js'),
        inline: () => (document.createElement('script').textContent = 'alert(1)'),
        own: () => (document.createElement('script').src = '/main.js'),
      };
      return Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt();
          return [];
        } catch (error) {
          return [`${name} ${(error as Error).name}`];
        }
      });
    });
    expect(refused).toEqual([
      'html TypeError',
      'document TypeError',
      'script TypeError',
      'inline TypeError',
    ]);
  },
);
