import { closingCalls, tillCalls } from '@backoffice/contracts';

import type { ApiCaller } from '../api-caller';
import type { TestServer } from '../test-server';
import { openCounter } from './counter';

/** What somebody does at a till. */
export const tillCaller = (api: ApiCaller) => {
  const read = async (location?: number | 'none') =>
    (await api.ok(tillCalls.till, location === undefined ? undefined : { query: { location } }))
      .data;
  return {
    read,
    /** A closing of the till as it is now, counted as told: nothing unless given. */
    count: async (more: { location?: number | null } & Record<string, unknown> = {}) => ({
      version: (await read(more.location ?? (more.location === null ? 'none' : undefined))).version,
      cash: {},
      left: 0,
      ...more,
    }),
    close: async (body: object) => (await api.ok(closingCalls.close, { body })).data,
  };
};

/** A counter in the first of two shops, and the tills as its owner sees them. */
export async function openTillShop(server: TestServer) {
  const shop = await openCounter(server);
  const [here = 0, there = 0] = shop.locations;
  return { ...shop, here, there, till: tillCaller(shop.api) };
}
