import type { RegistryEntry } from '@backoffice/contracts';

import type { FederationLoader } from './federation-loader';
import { createAreaLoading } from './load-area';

const entry = (manifest = '/remotes/sales/1/mf-manifest.json'): RegistryEntry => ({
  area: { name: 'sales', routes: [] },
  release: '1',
  manifest,
});

const area = { pages: {}, texts: () => Promise.resolve({}) };

/** Answers each attempt with the next of `outcomes`; the last one stays. */
function loaderOf(...outcomes: (() => Promise<unknown>)[]) {
  const registered: unknown[] = [];
  const loaded: string[] = [];
  const pinned: string[][] = [];
  const loader: FederationLoader = {
    registerRemotes: (remotes, options) => void registered.push([...remotes, options]),
    pin: (...args) => void pinned.push(args),
    loadRemote: (id) => {
      const outcome = outcomes[Math.min(loaded.length, outcomes.length - 1)];
      loaded.push(id);
      return outcome ? outcome() : Promise.resolve(undefined);
    },
  };
  return { loader, registered, loaded, pinned };
}

const given = (loader: FederationLoader) => () => Promise.resolve(loader);
const arrives = () => Promise.resolve({ area });
const fails = () => Promise.reject(new Error('manifest was answered with 404'));
const here = [location.origin];

test('an area is loaded once, from the manifest that the registry names', async () => {
  const { loader, registered, loaded } = loaderOf(arrives);
  const loading = createAreaLoading(given(loader), here, []);
  const modules = await Promise.all([loading.load(entry()), loading.load(entry())]);
  expect(modules).toEqual([area, area]);
  expect(loaded).toEqual(['backoffice_sales/area']);
  expect(registered).toEqual([
    [
      {
        name: 'backoffice_sales',
        entry: `${location.origin}/remotes/sales/1/mf-manifest.json`,
      },
      { force: false },
    ],
  ]);
});

test('the entry that the registry names is loaded without the manifest', async () => {
  const { loader, registered } = loaderOf(arrives);
  const files = { entry: 'remote-entry.1.js', pages: {}, texts: {} };
  await createAreaLoading(given(loader), here, []).load({ ...entry(), files });
  expect(registered).toMatchObject([
    [{ entry: `${location.origin}/remotes/sales/1/remote-entry.1.js` }, {}],
  ]);
});

test('a failure is followed by another attempt that makes the runtime forget it', async () => {
  const { loader, registered } = loaderOf(fails, arrives);
  await expect(createAreaLoading(given(loader), here, [1]).load(entry())).resolves.toBe(area);
  expect(registered).toMatchObject([
    [{}, { force: false }],
    [{}, { force: true }],
  ]);
});

test('after the last attempt the area fails, and can be asked for again', async () => {
  const { loader, loaded } = loaderOf(fails, fails, arrives);
  const loading = createAreaLoading(given(loader), here, [1]);
  await expect(loading.load(entry())).rejects.toMatchObject({
    name: 'AreaLoadError',
    message: expect.stringContaining('404') as string,
  });
  expect(loaded).toHaveLength(2);
  await expect(loading.load(entry())).resolves.toBe(area);
});

test('the files whose hashes the registry knows are pinned beside the manifest', async () => {
  const { loader, pinned } = loaderOf(arrives);
  const integrity = { 'mf-manifest.json': 'sha384-a', 'entry.js': 'sha384-b' };
  await createAreaLoading(given(loader), here, []).load({ ...entry(), integrity });
  expect(pinned).toEqual([
    [`${location.origin}/remotes/sales/1/mf-manifest.json`, 'sha384-a'],
    [`${location.origin}/remotes/sales/1/entry.js`, 'sha384-b'],
  ]);
});

test('code from an origin that is not allowed is never asked for', async () => {
  const { loader, loaded } = loaderOf(arrives);
  const foreign = entry('https://elsewhere.example/mf-manifest.json');
  await expect(createAreaLoading(given(loader), here, []).load(foreign)).rejects.toThrow(
    'Code of sales may not come from https://elsewhere.example',
  );
  expect(loaded).toEqual([]);
  const allowed = createAreaLoading(given(loader), [...here, 'https://elsewhere.example'], []);
  await expect(allowed.load(foreign)).resolves.toBe(area);
});

test.each([undefined, {}, { area: {} }, { area: { pages: {} } }])(
  'a module without an area (%j) is refused',
  async (module) => {
    const { loader } = loaderOf(() => Promise.resolve(module));
    await expect(createAreaLoading(given(loader), here, []).load(entry())).rejects.toThrow(
      'sales does not expose an area',
    );
  },
);

describe('the files of a page', () => {
  const withFiles = (manifest?: string): RegistryEntry => ({
    ...entry(manifest),
    integrity: { 'mf-manifest.json': 'sha384-a', 'entry.js': 'sha384-b' },
    files: { pages: { sales: ['page.js'], other: ['other.js'] }, texts: { en: ['en.js'] } },
  });
  const asked: string[] = [];
  const before = globalThis.fetch;
  beforeEach(() => {
    asked.length = 0;
    globalThis.fetch = (url) => {
      asked.push(String(url));
      return Promise.reject(new Error('offline'));
    };
  });
  afterEach(() => {
    globalThis.fetch = before;
  });

  test('are asked for together with the files of the area', () => {
    createAreaLoading(given(loaderOf(arrives).loader), here, []).fetchAhead(
      withFiles(),
      'sales',
      'en',
    );
    const folder = `${location.origin}/remotes/sales/1`;
    const files = ['mf-manifest.json', 'entry.js', 'page.js', 'en.js'];
    expect(asked).toEqual(files.map((file) => `${folder}/${file}`));
  });

  test('are asked for without the manifest if the registry names the entry', () => {
    const { files, ...others } = withFiles();
    const named = { ...others, files: { pages: {}, texts: {}, ...files, entry: 'entry.js' } };
    createAreaLoading(given(loaderOf(arrives).loader), here, []).fetchAhead(named, 'sales', 'en');
    expect(asked.map((url) => url.split('/').at(-1))).toEqual(['entry.js', 'page.js', 'en.js']);
  });

  test('are not asked for early from a forbidden origin, nor once the area is on its way', async () => {
    const loading = createAreaLoading(given(loaderOf(arrives).loader), here, []);
    loading.fetchAhead(withFiles('https://elsewhere.example/mf-manifest.json'), 'sales', 'en');
    await loading.load(withFiles());
    loading.fetchAhead(withFiles(), 'other', 'en');
    expect(asked).toEqual([]);
  });
});
