import { countCalls, referenceCalls } from '@backoffice/contracts';

import type { Shop } from './test-shop';

const SCANNED_AT = '2026-01-01T00:00:00.000Z';

/** A count of a shop that nobody counts yet. */
async function begun({ api }: Shop, n: number) {
  const body = { name: `Counted ${n} ${Math.random()}` };
  const location = (await api.ok(referenceCalls.addLocation, { body })).data;
  const { id } = (await api.ok(countCalls.start, { body: { location } })).data;
  return { location, params: { id } };
}

const scansOf = (n: number) => ({
  device: 'till',
  scans: [{ key: `key ${n}`, code: `unknown ${n}`, scanned_at: SCANNED_AT }],
});

/** A request for each write about counts; `n` tells the requests of one test apart. */
export const COUNT_WRITES = [
  async (shop: Shop, n: number) => {
    const { location, params } = await begun(shop, n);
    await shop.api.ok(countCalls.cancel, { params });
    return { call: countCalls.start, body: { location } };
  },
  async (shop: Shop, n: number) => {
    const { params } = await begun(shop, n);
    return { call: countCalls.scan, params, body: scansOf(n) };
  },
  async (shop: Shop, n: number) => {
    const { params } = await begun(shop, n);
    const body = scansOf(n);
    await shop.api.ok(countCalls.scan, { params, body });
    return { call: countCalls.withdraw, params, body: { keys: [`key ${n}`] } };
  },
  async (shop: Shop, n: number) => {
    const { params } = await begun(shop, n);
    return { call: countCalls.apply, params, body: { decisions: [], seen: [] } };
  },
  async (shop: Shop, n: number) => {
    const { params } = await begun(shop, n);
    return { call: countCalls.cancel, params };
  },
];
