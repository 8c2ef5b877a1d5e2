import { offlineSaleCalls, saleCalls, sharedTillCalls as calls } from '@backoffice/contracts';

import type { TestServer } from '../../test-server';
import { openOfflineTill } from '../offline-till';
import { PASSWORD, type Shop } from '../test-shop';
import { choosePin, openSharedTill } from './shared-till';

/** A request for each write about shared tills and PINs. */
export const SHARED_TILL_WRITES = [
  (_: Shop, n: number) => ({ call: calls.register, body: { name: `Till ${n}` } }),
  async ({ api }: Shop, _: number, { url }: TestServer) => {
    const { id } = await openSharedTill(api, url);
    return { call: calls.revoke, params: { id } };
  },
  async ({ api }: Shop, _: number, { url }: TestServer) => {
    const { id } = await openSharedTill(api, url);
    return { call: calls.edit, params: { id }, body: { keeps_selling: true } };
  },
  async (shop: Shop, _: number, { url }: TestServer) => {
    const { id, sale } = await openOfflineTill(shop, url);
    const body = { till: id, sales: [sale(1, await shop.receive(1))], waiting: 0 };
    return { call: offlineSaleCalls.send, body };
  },
  async (shop: Shop, _: number, { url }: TestServer) => {
    const { sale, sendOne } = await openOfflineTill(shop, url);
    const ids = await shop.receive(1);
    await shop.api.ok(saleCalls.sell, { body: ids.map((id) => shop.line(id)) });
    const { sale: id } = await sendOne(sale(1, ids));
    const unsettled = (await shop.api.ok(offlineSaleCalls.unsettled)).data;
    const found = unsettled.find((one) => one.sale === id);
    const lines = found?.lines.map(({ line }) => ({ line, unit: null })) ?? [];
    return { call: offlineSaleCalls.settle, params: { id: id as number }, body: { lines } };
  },
  (_: Shop, n: number) => ({
    call: calls.setPin,
    body: { password: PASSWORD, pin: `27491${n}` },
  }),
  async ({ api }: Shop) => {
    await choosePin(api);
    return { call: calls.removePin };
  },
];
