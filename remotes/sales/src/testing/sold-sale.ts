import {
  calls,
  type FakeApi,
  returnView,
  saleRow,
  saleView,
  screen,
  soldLine,
  within,
} from '@backoffice/testing';

import { openPage, openShop } from './counter';

export const sneakers = soldLine({ id: 340, code: 'AM90', price: '59.00', regular_price: '95.00' });
export const boots = soldLine({ id: 341, code: 'TB10', brand: 'Timberland', price: '120.00' });

/** A shop whose day has one sale, receipt 12, with a row for each of the given lines. */
export function openShopWithSale(
  api: FakeApi,
  lines = [sneakers],
  sale: Parameters<typeof saleView>[0] = {},
) {
  openShop(api);
  const view = saleView({ id: 12, receipt_number: 12, total: '59.00', ...sale }, lines);
  const rows = lines.map(({ id, code, price }) =>
    saleRow({ id, code, sale_price: price, sale_id: 12, receipt_number: 12 }),
  );
  api.on(calls.sales.ofDay, rows);
  api.on(calls.soldSales.sale, view);
  api.on(calls.soldSales.find, view);
  api.on(calls.returns.one, returnView());
  return view;
}

export const salePanel = async () =>
  within(await screen.findByRole('dialog', { name: 'Receipt 12' }));

/** Opens the sale by its address. */
export async function openSale(path = '/admin/sales?sale=12') {
  const page = await openPage(path);
  return { ...page, panel: await salePanel() };
}
