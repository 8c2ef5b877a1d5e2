import type { SaleView } from '@backoffice/contracts';
import {
  type FakeApi,
  calls,
  failure,
  productRow,
  renderArea,
  saleView,
  screen,
  setNow,
  sold,
  soldLine,
  unitState,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

export const shoe = unitState({ id: 1, code: 'AM90', price: '59.90' });
export const boot = unitState({ id: 2, code: 'TB10', brand: 'Timberland', price: '120.00' });

/** A shop with two units in stock and no sale yet. */
export function openShop(api: FakeApi) {
  setNow('2026-11-21');
  const units = [shoe, boot];
  api.on(calls.products.byBarcode, ({ params }) => {
    const unit = units.find(({ barcode }) => barcode === params.code);
    return unit ?? failure(404, 'not_found', 'Nobody knows this barcode');
  });
  api.on(calls.products.list, ({ query }) =>
    query.barcode
      ? []
      : [productRow(shoe), productRow(boot)].filter(
          ({ code, brand }) =>
            code.toLowerCase().includes((query.code ?? '').toLowerCase()) &&
            brand.toLowerCase().includes((query.brand ?? '').toLowerCase()),
        ),
  );
  api.on(calls.sales.ofDay, []);
  api.on(calls.reference.listLocations, []);
  api.on(calls.heldBaskets.list, []);
  api.on(calls.sales.sellers, []);
  api.on(calls.till.day, { sums: [], late: [] });
  api.on(calls.sales.sell, sold());
}

export const openPage = (path = '/admin/sales', options?: Parameters<typeof renderArea>[3]) =>
  renderArea(area, areaJson.routes, path, options);
export const sellButton = () => screen.findByRole('button', { name: 'Sell' });
export const saleDialog = () => screen.findByRole('dialog', { name: 'Sell' });
export const amountOf = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;
export const priceOf = (code: RegExp) => screen.getByRole('textbox', { name: code });

/** Sneakers in 41 that Ana sold for 45 € by NLB, and the sale that they belong to. */
export const worn = soldLine({
  id: 51,
  unit_id: 11,
  code: 'VANS1',
  brand: 'Vans',
  number: '41',
  price: '45.00',
  paymentType: 'bank',
  bank: 'NLB',
});
export const wornSale = (lines = [worn]): SaleView =>
  saleView({ id: 5, receipt_number: 7, seller: 'Ana', sold_at: '2026-11-20T09:30:00.000Z' }, lines);

/** The same shop, where `worn` was sold before and its customer comes back. */
export function openShopWithReturns(api: FakeApi, view = wornSale()) {
  openShop(api);
  const units = [shoe, boot, ...view.lines.map((line) => soldUnit(line))];
  api.on(calls.products.byBarcode, ({ params }) => {
    const unit = units.find(({ barcode }) => barcode === params.code);
    return unit ?? failure(404, 'not_found', 'Nobody knows this barcode');
  });
  api.on(calls.soldSales.find, ({ query }) => {
    const codes = [view.sale.code, ...view.lines.map(({ barcode }) => barcode)];
    return codes.includes(query.code ?? '') ? view : failure(404, 'not_found', 'Nobody knows it');
  });
  api.on(calls.soldSales.sale, view);
}

const soldUnit = ({ unit_id, code, brand, number, barcode, price }: SaleView['lines'][number]) =>
  unitState({
    id: unit_id,
    code,
    brand,
    number,
    barcode,
    sold: { at: '2026-11-20T09:30:00.000Z', by: 'Ana', price, receipt_number: 7 },
  });
