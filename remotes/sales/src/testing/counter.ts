import {
  type FakeApi,
  calls,
  failure,
  productRow,
  renderArea,
  screen,
  setNow,
  sold,
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
  api.on(calls.sales.sell, sold());
}

export const openPage = (path = '/admin/sales', options?: Parameters<typeof renderArea>[3]) =>
  renderArea(area, areaJson.routes, path, options);
export const sellButton = () => screen.findByRole('button', { name: 'Sell' });
export const saleDialog = () => screen.findByRole('dialog', { name: 'Sell' });
export const amountOf = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;
export const priceOf = (code: RegExp) => screen.getByRole('textbox', { name: code });
