import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { settled } from './harness/settled';
import { surroundings } from './harness/surroundings';
import { expect, test } from './harness/test';

const AREAS = ['administration', 'catalogue', 'dashboard', 'goods', 'inventory', 'sales'];
/** One page of each area, by its entry in the sidebar. */
const ENTRIES = ['Administration', 'CMS Panel', 'Dashboard', 'Products', 'Sales'];

const SHARED = [
  '@backoffice/api-client',
  '@backoffice/i18n',
  '@backoffice/ui/areas',
  '@backoffice/ui/notify',
  '@backoffice/ui/scanner',
  '@tanstack/react-query',
  'i18next',
  'react',
  'react-dom',
  'react-dom/client',
  'react-i18next',
  'react-router-dom',
  'react-toastify',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
];

/** Texts that survive minification, of the modules of which two copies would hurt most. */
const FINGERPRINTS: Record<string, string> = {
  react: 'react.transitional.element',
  'react-dom': 'react.dev/errors/',
  'react-router': 'useNavigate() may be used only in the context of a <Router> component',
  'react-query': 'No QueryClient set, use QueryClientProvider to set one',
  i18next: 'hasLoadedNamespace: i18next was not initialized',
  'api-client': 'ERR_FR_TOO_MANY_REDIRECTS',
  'ui/notify': 'Toastify',
};

async function visitEveryArea(app: App): Promise<Page> {
  const page = await app.open('/admin/dashboard');
  for (const name of ENTRIES) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await settled(page);
  }
  return page;
}

interface Share {
  from: string;
  useIn: string[];
}
interface Instance {
  name: string;
  shareScopeMap: { default: Record<string, Record<string, Share>> };
}
interface FederatedWindow {
  __FEDERATION__: { __INSTANCES__: Instance[] };
}

test(
  'with every area in the page each shared module exists once',
  { tag: '@main' },
  async ({ app }) => {
    const page = await visitEveryArea(app);
    const found = await page.evaluate((keys) => {
      const { __INSTANCES__: instances } = (window as unknown as FederatedWindow).__FEDERATION__;
      const host = instances.find(({ name }) => name === 'backoffice_host');
      if (!host) throw new Error('The host is not federated');
      const scope = host.shareScopeMap.default;
      const provided = (from: typeof scope, key: string) => Object.values(from[key] ?? {})[0];
      return {
        instances: instances.map(({ name }) => name).sort(),
        versions: Object.fromEntries(
          Object.entries(scope).map(([key, versions]) => [
            key,
            Object.values(versions).map(({ from }) => from),
          ]),
        ),
        usersOfReact: Object.values(scope['react/jsx-runtime'] ?? {}).flatMap(({ useIn }) => useIn),
        differing: instances.flatMap(({ name, shareScopeMap }) =>
          keys
            .filter((key) => provided(shareScopeMap.default, key) !== provided(scope, key))
            .map((key) => `${name}: ${key}`),
        ),
      };
    }, SHARED);

    const containers = ['host', ...AREAS].map((name) => `backoffice_${name}`).sort();
    expect(found.instances).toEqual(containers);
    expect(found.versions).toEqual(
      Object.fromEntries(SHARED.map((key) => [key, ['backoffice_host']])),
    );
    // The host isn't among them: it hands over its own copy.
    expect(new Set(found.usersOfReact)).toEqual(new Set(AREAS.map((name) => `backoffice_${name}`)));
    expect(found.differing).toEqual([]);
  },
);

async function scriptsOf(name: string): Promise<string> {
  const releases = join(surroundings().releases, name);
  const files = await readdir(releases, { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(releases, file), 'utf8')));
  return texts.join('\n');
}

test('no area carries a copy of what is shared', async () => {
  const host = await scriptsOf('host');
  const entries = Object.entries(FINGERPRINTS);
  expect(entries.filter(([, text]) => !host.includes(text)).map(([name]) => name)).toEqual([]);
  for (const area of AREAS) {
    const scripts = await scriptsOf(area);
    const copies = entries.filter(([, text]) => scripts.includes(text)).map(([name]) => name);
    expect({ area, copies }).toEqual({ area, copies: [] });
  }
});
