import type {
  Delivery,
  DeliveryChange,
  DeliveryView,
  Movement,
  OperatedUnit,
  Operation,
  PricePreview,
  ProductGroup,
  ProductRow,
  Received,
  Sibling,
  UnitState,
} from '@backoffice/contracts';

import { barcodeFor, DAY, MOMENT, sequence } from './sequence';

const nextUnit = sequence();
const nextMovement = sequence();
const nextDelivery = sequence();
const nextOperation = sequence();
const nextProduct = sequence();

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
    label_due: false,
    out: null,
    under_way_to: null,
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
  went_out: null,
  shipment: null,
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
  from_price: null,
  from_identity: null,
  to_identity: null,
  shipment: null,
  reason: null,
  note: '',
  operation: null,
  ...own,
});

export const sibling = (own: Partial<Sibling> = {}): Sibling => ({
  number: '42',
  location: 'Shop 1',
  count: 1,
  ...own,
});

/** The answer to receiving `count` units. */
export const received = (count = 1): Received => ({
  id: nextDelivery(),
  operation: nextDelivery(),
  items: Array.from({ length: count }, () => {
    const id = nextUnit();
    return { id, barcode: barcodeFor(id) };
  }),
  models: 1,
});

/** Four pairs of one product in two shops. */
export const productGroup = (own: Partial<ProductGroup> = {}): ProductGroup => {
  const id = own.id ?? nextProduct();
  return {
    id,
    type: 'shoes',
    code: `AB${100 + id}`,
    brand: 'Nike',
    color: 'Black',
    specific_type: 'Sneakers',
    name: null,
    units: 4,
    price_from: '60.00',
    price_to: '60.00',
    date: DAY,
    sizes: [
      { number: '41', location: 'Shop 1', count: 1 },
      { number: '42', location: 'Shop 1', count: 2 },
      { number: '42', location: 'Shop 2', count: 1 },
    ],
    ...own,
  };
};

/** A transfer of two units that the caller made and may undo. */
export const operation = (own: Partial<Operation> = {}): Operation => ({
  id: own.id ?? nextOperation(),
  kind: 'transfer',
  at: MOMENT,
  recorded_at: MOMENT,
  by: 'arta',
  own: true,
  note: '',
  units: 2,
  movements: ['transferred'],
  reason: null,
  codes: ['AB101'],
  products: 1,
  from: 'Shop 1',
  to: 'Shop 2',
  delivery: null,
  shipment: null,
  count: null,
  sale: null,
  undoes: null,
  undone: null,
  undoable: true,
  may_undo: true,
  ...own,
});

/** A transferred unit to which nothing happened since. */
export const operatedUnit = (own: Partial<OperatedUnit> = {}): OperatedUnit => {
  const { id, code, brand, color, number, specific_type, name, barcode } = productRow(
    own.id === undefined ? {} : { id: own.id },
  );
  return {
    ...{ id, code, brand, color, number, specific_type, name, barcode },
    movement: 'transferred',
    from: 'Shop 1',
    to: 'Shop 2',
    from_price: null,
    price: null,
    from_identity: null,
    to_identity: null,
    since: null,
    ...own,
  };
};

/** A delivery of two pairs that are both in stock. */
export const delivery = (own: Partial<Delivery> = {}): Delivery => {
  const id = own.id ?? nextDelivery();
  return {
    id,
    received_at: MOMENT,
    received_on: DAY,
    by: 'arta',
    type: 'shoes',
    code: `AB${100 + id}`,
    brand: 'Nike',
    color: 'Black',
    specific_type: 'Sneakers',
    name: null,
    received: 2,
    in_stock: 2,
    sold: 0,
    out: 0,
    under_way: 0,
    label_due: 0,
    stock_price: '60.00',
    import_price: '30.00',
    changes: 0,
    operation: nextOperation(),
    ...own,
  };
};

export const deliveryChange = (own: Partial<DeliveryChange> = {}): DeliveryChange => ({
  operation: nextOperation(),
  at: MOMENT,
  by: 'arta',
  note: '',
  units: 2,
  changes: { code: { before: 'AB101', after: 'AB102' } },
  added: 0,
  missing: 0,
  undone: false,
  ...own,
});

export const deliveryView = (own: Partial<DeliveryView> = {}): DeliveryView => ({
  delivery: delivery(),
  units: [
    { ...productRow({ number: '41' }), state: 'in_stock' },
    { ...productRow({ number: '42' }), state: 'in_stock' },
  ],
  changes: [],
  ...own,
});

/** Two units that get cheaper by a fifth. */
export const pricePreview = (own: Partial<PricePreview> = {}): PricePreview => ({
  hash: 'a'.repeat(64),
  units: 2,
  unchanged: 0,
  old_total: '120.00',
  new_total: '96.00',
  below_cost: 0,
  rows: [
    {
      product: 1,
      code: 'AB101',
      brand: 'Nike',
      color: 'Black',
      specific_type: 'Sneakers',
      name: null,
      units: 2,
      old: '60.00',
      new: '48.00',
    },
  ],
  row_count: 1,
  ...own,
});
