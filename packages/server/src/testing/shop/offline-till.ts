import crypto from 'node:crypto';

import {
  offlineSaleCalls,
  type OfflineOutcome,
  type OfflineSale,
  sharedTillCalls,
} from '@backoffice/contracts';

import type { ApiCaller } from '../api-caller';
import type { TestServer } from '../test-server';
import { openCounter } from './counter';
import { openSharedTill } from './sign-in/shared-till';
import type { Shop } from './test-shop';

const MINUTE = 60_000;

type Seller = Pick<Shop, 'api' | 'line' | 'userId'>;

/** What a till without a line sells. */
const saleMaker = (shop: Seller, number: number) => {
  const slip = (counter: number) => `K${number}-${String(counter).padStart(6, '0')}`;
  /** One sale of these units, in cash, a minute ago unless told. */
  const sale = (
    counter: number,
    ids: number[],
    { line = {}, ...more }: Partial<OfflineSale> & { line?: object } = {},
  ) => ({
    key: crypto.randomUUID(),
    slip: slip(counter),
    sold_at: new Date(Date.now() - MINUTE).toISOString(),
    seller: shop.userId,
    items: ids.map((id) => shop.line(id, line)),
    ...more,
  });
  return { slip, sale };
};

/** A shared till of a shop that goes on selling where there is no line. */
export async function openOfflineTill(
  shop: Seller,
  url: string,
  at: { location?: number; name?: string } = {},
) {
  const { api } = shop;
  const till = await openSharedTill(api, url, at);
  const params = { id: till.id };
  await api.ok(sharedTillCalls.edit, { params, body: { keeps_selling: true } });
  const headers = { cookie: till.cookie };
  const terms = async (as: ApiCaller = api) =>
    (await as.ok(offlineSaleCalls.terms, { headers })).data;
  const { number } = (await terms()).till;
  /** Sends as this person; answers what became of each. */
  const send = async (sales: object[], as = api): Promise<OfflineOutcome[]> =>
    (await as.ok(offlineSaleCalls.send, { headers, body: { sales } })).data;
  return {
    ...{ ...till, number, headers, params, terms, send },
    ...saleMaker(shop, number),
    /** Sends one sale; answers what became of it. */
    sendOne: async (sale: object, as = api) => (await send([sale], as))[0] as OfflineOutcome,
  };
}

export type OfflineTillHere = Awaited<ReturnType<typeof openOfflineTill>>;

/** A counter in a shop with such a till. */
export async function openOfflineShop(server: TestServer) {
  const shop = await openCounter(server);
  const [here = 0, there = 0] = shop.locations;
  const till = await openOfflineTill(shop, server.url, { location: here });
  return { ...shop, here, there, till };
}
