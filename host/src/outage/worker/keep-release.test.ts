import type { OutageState } from '@backoffice/api-client/outage-state';

import { keptFirst, serverFirst } from './answer';
import { readGeneration } from './generation';
import { keepRelease } from './keep-release';
import { fakeCaches } from './testing/fake-caches';
import { fakeShop } from './testing/fake-shop';

let shop: ReturnType<typeof fakeShop>;
let kept: ReturnType<typeof fakeCaches>;

beforeEach(() => {
  shop = fakeShop();
  kept = fakeCaches();
  shop.serve('h1', 's1');
  Object.assign(globalThis, { fetch: shop.fetch, caches: kept });
});

const HOST = (release: string) => `${location.origin}/main.${release}000000.js`;
const SALES = (release: string) =>
  `https://cdn.example/sales/${release}/remote-entry.${release}000000.js`;

/** What was told, last how it ended. */
async function keepNow(): Promise<OutageState[]> {
  const told: OutageState[] = [];
  await keepRelease((state) => told.push(state));
  return told;
}

const open = (address = '/admin/sales', patience?: number) =>
  serverFirst(new Request(new URL(address, location.origin)), '/', patience);

test('the page and all files of shell and sales are there without a line', async () => {
  const told = await keepNow();
  expect(told[0]).toEqual({ is: 'keeping', since: null, done: 0, total: 2 });
  expect(told.at(-1)).toMatchObject({ is: 'ready', isPersistent: false });
  expect(kept.files()).toEqual([HOST('h1'), SALES('s1')].sort());

  shop.state.isAway = true;
  const page = await open();
  expect(await page.text()).toContain('main.h1000000.js');
  expect(page.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(page.headers.get('etag')).toBeNull();
  expect(await (await keptFirst(new Request(SALES('s1')))).text()).toBe('sales s1');
  expect((await keepNow()).at(-1)).toMatchObject({ is: 'ready' });
});

test('a kept file is never asked for again, and nothing is where all is the same', async () => {
  await keepNow();
  shop.state.asked = [];
  await keptFirst(new Request(HOST('h1')));
  expect(shop.state.asked).toEqual([]);
  await keepNow();
  expect(shop.state.asked.map((address) => new URL(address).pathname).sort()).toEqual([
    '/',
    '/areas.json',
    '/config.json',
  ]);
});

test.each([
  { how: 'a proxy answers in place of the server', status: 502, isAway: false },
  { how: 'no answer comes', status: 200, isAway: true },
])('the kept page opens where $how, and the server’s again afterwards', async (line) => {
  await keepNow();
  shop.serve('h2', 's1');
  Object.assign(shop.state, line);
  expect(await (await open()).text()).toContain('main.h1000000.js');
  Object.assign(shop.state, { status: 200, isAway: false });
  expect(await (await open()).text()).toContain('main.h2000000.js');
});

test('a line that hangs is waited for a moment only', async () => {
  await keepNow();
  Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });
  expect(await (await open('/admin/sales', 5)).text()).toContain('main.h1000000.js');
});

test('what the server itself refuses is not covered up', async () => {
  await keepNow();
  shop.state.status = 500;
  expect((await open()).status).toBe(500);
});

test('without anything kept a page fails as it always did', async () => {
  shop.state.isAway = true;
  await expect(open()).rejects.toThrow('Failed to fetch');
  shop.state.isAway = false;
  shop.state.status = 503;
  expect((await open()).status).toBe(503);
});

describe('a newer release', () => {
  beforeEach(keepNow);

  test('takes over whole; the files of the one before stay for open tabs, older ones go', async () => {
    shop.serve('h1', 's2');
    expect((await keepNow()).filter(({ is }) => is === 'keeping')).toEqual([
      expect.objectContaining({ done: 1, total: 2 }),
      expect.objectContaining({ done: 2, total: 2 }),
    ]);
    expect(kept.files()).toEqual([HOST('h1'), SALES('s1'), SALES('s2')].sort());
    shop.serve('h3', 's2');
    await keepNow();
    expect(kept.files()).toEqual([HOST('h1'), HOST('h3'), SALES('s2')].sort());
  });

  test.each([
    {
      fault: 'a file has other bytes',
      spoil: () => shop.files.set(SALES('s2'), 'other bytes'),
      reason: 'files',
    },
    {
      fault: 'its list has other bytes',
      spoil: () => shop.files.set('https://cdn.example/sales/s2/all-files.json', '{}'),
      reason: 'files',
    },
    { fault: 'a file is missing', spoil: () => shop.files.delete(HOST('h2')), reason: 'files' },
    {
      fault: 'there is no list',
      spoil: () => shop.files.delete(`${location.origin}/all-files.json`),
      reason: 'unlisted',
    },
    {
      fault: 'there is no room',
      spoil: () => {
        kept.limits.room = 4;
      },
      reason: 'full',
    },
  ])('leaves the one before in force when $fault', async ({ spoil, reason }) => {
    const { since } = (await readGeneration())!;
    shop.serve('h2', 's2');
    spoil();
    expect((await keepNow()).at(-1)).toEqual({ is: 'failed', since, reason });
    expect(kept.files()).toEqual([HOST('h1'), SALES('s1')].sort());
    shop.state.isAway = true;
    expect(await (await open()).text()).toContain('main.h1000000.js');
  });

  test('that comes while another is being kept is the one that is kept', async () => {
    shop.serve('h2', 's2');
    shop.onAsk((address) => {
      if (address === HOST('h2')) shop.serve('h3', 's2');
    });
    await keepNow();
    shop.state.isAway = true;
    expect(await (await open()).text()).toContain('main.h3000000.js');
  });
});

test('a page and a list of files from two releases are not taken together', async () => {
  let reads = 0;
  shop.onAsk((address) => {
    if (address === `${location.origin}/all-files.json` && (reads += 1) === 1)
      shop.serve('h2', 's1');
  });
  await keepNow();
  const { parts, files } = (await readGeneration())!;
  expect(parts['/'].body).toContain('main.h2000000.js');
  expect(Object.keys(files).sort()).toEqual([HOST('h2'), SALES('s1')].sort());
});

test('code from an origin that the configuration doesn’t name is not kept', async () => {
  shop.files.set(`${location.origin}/config.json`, JSON.stringify({ apiBaseUrl: '/api/v1' }));
  expect((await keepNow()).at(-1)).toEqual({ is: 'failed', since: null, reason: 'unlisted' });
});
