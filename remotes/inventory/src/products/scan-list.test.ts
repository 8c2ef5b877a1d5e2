import type { StockRow, StockUnit } from '@backoffice/api-client/resources/products';

import {
  addFound,
  addGone,
  dropGone,
  dropUnits,
  moveUnits,
  NO_SCANS,
  withScanned,
} from './scan-list';

const unit = (id: number): StockRow => ({
  id,
  brand: 'Nike',
  color: 'Black',
  number: '42',
  specific_type: 'Sneakers',
  code: 'AM-90',
  name: null,
  type: 'shoes',
  location: 'Main shop',
  price: '59.00',
  date: '2026-11-21',
  barcode: String(200000000000 + id),
  set_aside: null,
  label_due: false,
  out: null,
  under_way_to: null,
});
const soldUnit = (id: number): StockUnit => ({
  ...unit(id),
  sold: { at: '2026-11-20T10:00:00Z', by: 'Arta', price: '55.00', receipt_number: 12 },
  went_out: null,
  shipment: null,
});
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('scan list', () => {
  it('puts the newest on top and each unit once', () => {
    const list = [1, 2, 3, 1].reduce((scans, id) => addFound(scans, [unit(id)]), NO_SCANS);
    expect(idsOf(list.found)).toEqual([1, 3, 2]);
  });

  it('stands above the list and is not repeated in it', () => {
    const list = addFound(NO_SCANS, [unit(7), unit(2)]);
    expect(idsOf(withScanned(list, [unit(1), unit(2), unit(3)]))).toEqual([7, 2, 1, 3]);
  });

  it('moves a unit that is sold out of the stock, and back after a return', () => {
    const sold = addGone(addFound(NO_SCANS, [unit(1), unit(2)]), soldUnit(1));
    expect(idsOf(sold.found)).toEqual([2]);
    expect(idsOf(addGone(sold, soldUnit(1)).gone)).toEqual([1]);
    const back = addFound(sold, [unit(1)]);
    expect([idsOf(back.found), idsOf(back.gone)]).toEqual([[1, 2], []]);
  });

  it('forgets what is taken off', () => {
    const list = addGone(addFound(NO_SCANS, [unit(1), unit(2)]), soldUnit(3));
    expect(idsOf(dropUnits(list, [2]).found)).toEqual([1]);
    expect(idsOf(dropGone(list, 3).gone)).toEqual([]);
  });

  it('shows the new location after a transfer', () => {
    const list = moveUnits(addFound(NO_SCANS, [unit(1), unit(2)]), [2], 'Airport');
    expect(list.found.map(({ location }) => location)).toEqual(['Main shop', 'Airport']);
  });
});
