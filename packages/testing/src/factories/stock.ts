import type { Movement, ProductRow, Received, Sibling, UnitState } from '@backoffice/contracts';

import { barcodeFor, DAY, MOMENT, sequence } from './sequence';

const nextUnit = sequence();
const nextMovement = sequence();
const nextDelivery = sequence();

/** A pair of shoes in stock, received on `DAY`. */
export const productRow = (own: Partial<ProductRow> = {}): ProductRow => {
  const id = own.id ?? nextUnit();
  return {
    id,
    brand: 'Nike',
    color: 'Black',
    number: '42',
    specific_type: 'Sneakers',
    code: `AB${100 + id}`,
    name: null,
    type: 'shoes',
    location: 'Shop 1',
    price: '60.00',
    date: DAY,
    barcode: barcodeFor(id),
    set_aside: null,
    ...own,
  };
};

/** An accessory in stock: a name instead of size, colour and type. */
export const accessoryRow = (own: Partial<ProductRow> = {}): ProductRow =>
  productRow({
    name: 'Leather belt',
    type: 'accessories',
    color: null,
    number: null,
    specific_type: null,
    ...own,
  });

/** A unit as a scan finds it; in stock unless `sold` is given. */
export const unitState = (own: Partial<UnitState> = {}): UnitState => ({
  ...productRow(own),
  sold: null,
  ...own,
});

export const movement = (own: Partial<Movement> = {}): Movement => ({
  id: nextMovement(),
  kind: 'received',
  at: MOMENT,
  recorded_at: MOMENT,
  by: 'arta',
  from: null,
  to: 'Shop 1',
  price: null,
  ...own,
});

export const sibling = (own: Partial<Sibling> = {}): Sibling => ({
  number: '42',
  location: 'Shop 1',
  count: 1,
  ...own,
});

/** What receiving `count` units answers. */
export const received = (count = 1): Received => ({
  id: nextDelivery(),
  operation: nextDelivery(),
  items: Array.from({ length: count }, () => {
    const id = nextUnit();
    return { id, barcode: barcodeFor(id) };
  }),
});
