import type { RegistryEntry } from '@backoffice/contracts';
import { act, calls, expectConsole, fakeApi, renderPage, screen } from '@backoffice/testing';
import { init } from '@module-federation/enhanced/runtime';

import shellTexts from '../../locales/en.json';
import { AreaPage } from '../area-page';
import { installAreas } from '../registry/installed-areas';
import { loadRegistry } from '../registry/registry-store';
import { createFederationLoader } from './federation-loader';

/** Milliseconds that all attempts take, at most. */
const PATIENCE = 30_000;

const label = { en: 'Sales', sq: 'Shitjet', tr: 'Satışlar', ar: 'المبيعات' };
const route = { path: '/sales', page: 'selling', label, icon: 'M0 0', guarded: true };

const api = fakeApi();
init({ name: 'backoffice_host', remotes: [] });
const loader = createFederationLoader();

type Fetch = (init: RequestInit) => Promise<Response>;

const manifestOf = (name: string) => ({
  id: name,
  name,
  metaData: {
    name,
    globalName: name,
    buildInfo: { buildVersion: '1.0.0', buildName: name },
    publicPath: 'auto',
    remoteEntry: { name: 'remote-entry.js', path: '', type: 'global' },
    types: { path: '', name: '', zip: '', api: '' },
    pluginVersion: '1.0.0',
  },
  shared: [],
  remotes: [],
  exposes: [],
});

const area = {
  pages: { selling: () => Promise.resolve({ default: () => <h1>Sell</h1> }) },
  texts: () => Promise.resolve({}),
};
const container = {
  init: () => undefined,
  get: () => Promise.resolve(() => ({ area })),
};

const refuse: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));
/** Never answers, and fails once the client gives up. */
const hang: Fetch = ({ signal }) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
const answer =
  (contentType: string, body: string, status: number): Fetch =>
  () =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': contentType } }));

/** How an area's files are answered; those that are not given arrive. */
interface Files {
  manifest?: Fetch;
  entry?: (script: HTMLScriptElement) => void;
}

/** Stands for the network: jsdom fetches nothing, and runs no scripts that are fetched. */
function serve(name: string, { manifest, entry }: Files): void {
  const arrives = () => Promise.resolve(Response.json(manifestOf(name)));
  Object.defineProperty(window, 'fetch', {
    value: (_url: string, init: RequestInit) => (manifest ?? arrives)(init),
    configurable: true,
  });
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    const script = node as unknown as HTMLScriptElement;
    if (entry) entry(script);
    else {
      Object.assign(window, { [name]: container });
      script.dispatchEvent(new Event('load'));
    }
    return node;
  });
}

/** Each failure, and the message that support reads about it. */
const FAILURES: [what: string, files: Files, why: string][] = [
  ['its manifest is not to be had', { manifest: refuse }, 'Failed to fetch'],
  [
    'its manifest is a JSON 404',
    { manifest: answer('application/json', '{"success":false}', 404) },
    'was answered with 404',
  ],
  [
    'its manifest is an HTML 404',
    { manifest: answer('text/html', '<h1>Not found</h1>', 404) },
    'was answered with 404',
  ],
  [
    'its manifest is the page of a proxy',
    { manifest: answer('text/html', '<h1>Hello</h1>', 200) },
    'is not valid JSON',
  ],
  ['its manifest never answers', { manifest: hang }, 'The operation timed out'],
  [
    'its entry is not to be had',
    { entry: (script) => script.dispatchEvent(new Event('error')) },
    'Failed to load script',
  ],
  ['its entry never answers', { entry: () => undefined }, 'timed out'],
];

/** An area of its own for each test: the runtime remembers for as long as the page is open. */
const areas = FAILURES.map((_, index): RegistryEntry => ({
  area: { name: `sales${index}`, routes: [{ ...route, sidebar: true, order: 1 }] },
  release: '7',
  manifest: `/remotes/sales${index}/7/mf-manifest.json`,
}));

beforeEach(async () => {
  await loadRegistry(() => Promise.resolve({ areas }));
  installAreas(() => Promise.resolve(loader));
});

test.each(FAILURES)(
  'an area says so when %s, and Retry brings it back',
  async (what, files, why) => {
    expectConsole('error', why);
    expectConsole('warn', '[ Federation Runtime ]');
    jest.useFakeTimers();
    const name = `sales${FAILURES.findIndex(([other]) => other === what)}`;
    serve(`backoffice_${name}`, files);
    api.on(calls.clientErrors.report, () => null);
    const texts = () => Promise.resolve({ shell: shellTexts });
    await act(() => renderPage(<AreaPage area={name} page="selling" />, { texts }));
    await act(() => jest.advanceTimersByTimeAsync(PATIENCE));
    expect(screen.getByRole('heading', { name: 'This area is not available' })).toBeVisible();
    expect(screen.getByText(/Reference \w{4}-\w{4}/)).toBeVisible();
    expect(api.lastRequest(calls.clientErrors.report).body.message).toContain(why);

    serve(`backoffice_${name}`, {});
    act(() => screen.getByRole('button', { name: 'Retry' }).click());
    await act(() => jest.advanceTimersByTimeAsync(PATIENCE));
    expect(screen.getByRole('heading', { name: 'Sell' })).toBeVisible();
  },
);
