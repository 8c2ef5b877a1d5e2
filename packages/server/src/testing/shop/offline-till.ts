import crypto from 'node:crypto';

import {
  offlineSaleCalls,
  type OfflineOutcome,
  type OfflineSale,
  sharedTillCalls,
} from '@backoffice/contracts';

import type { ApiCaller } from '../api-caller';
import type { TestServer } from '../test-server';
import type { Counter } from './counter';
import { openCounter } from './counter';
import { openSharedTill } from './sign-in/shared-till';

const MINUTE = 60_000;

/** A shared till of a shop that goes on selling where there is no line. */
export async function openOfflineTill(
  shop: Pick<Counter, 'api' | 'line' | 'userId'>,
  url: string,
  { location, name }: { location?: number | undefined; name?: string } = {},
) {
  const { api } = shop;
  const till = await openSharedTill(api, url, {
    ...(location !== undefined && { location }),
    ...(name !== undefined && { name }),
  });
  const params = { id: till.id };
  await api.ok(sharedTillCalls.edit, { params, body: { keeps_selling: true } });
  const headers = { cookie: till.cookie };
  const terms = async (as: ApiCaller = api) =>
    (await as.ok(offlineSaleCalls.terms, { headers })).data;
  const { number } = (await terms()).till;
  const slip = (counter: number) => `K${number}-${String(counter).padStart(6, '0')}`;
  /** Sends as this person; answers what became of each. */
  const send = async (
    sales: object[],
    { as = api, ...more }: { as?: ApiCaller; waiting?: number } = {},
  ): Promise<OfflineOutcome[]> => {
    const body = { sales, ...more };
    return (await as.ok(offlineSaleCalls.send, { headers, body })).data;
  };
  return {
    ...till,
    number,
    headers,
    params,
    slip,
    terms,
    send,
    /** One sale of these units, in cash, a minute ago unless told. */
    sale: (counter: number, ids: number[], more: Partial<OfflineSale> & { line?: object } = {}) => {
      const { line = {}, ...rest } = more;
      return {
        key: crypto.randomUUID(),
        slip: slip(counter),
        sold_at: new Date(Date.now() - MINUTE).toISOString(),
        seller: shop.userId,
        items: ids.map((id) => shop.line(id, line)),
        ...rest,
      };
    },
    /** Sends one sale; answers what became of it. */
    sendOne: async (sale: object, more: { as?: ApiCaller } = {}) =>
      (await send([sale], more))[0] as OfflineOutcome,
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
