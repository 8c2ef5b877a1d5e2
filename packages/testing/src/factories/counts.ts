import type {
  Count,
  CountDevice,
  CountedScan,
  CountLine,
  CountReview,
  CountView,
  NamedUnit,
} from '@backoffice/contracts';

import { barcodeFor, MOMENT, sequence } from './sequence';

const nextCount = sequence();
const nextUnit = sequence();
const nextKey = sequence();

/** An open count of everything in a shop. */
export const count = (own: Partial<Count> = {}): Count => ({
  id: nextCount(),
  location: { id: 1, name: 'Shop 1' },
  scope: { type: null, brands: null, code: null, units: null },
  state: 'open',
  blind: false,
  note: '',
  started_at: MOMENT,
  by: 'arta',
  ended_at: null,
  ended_by: null,
  scanned: 0,
  unknown: 0,
  expected: 60,
  lost: null,
  moved: null,
  found: null,
  operation: null,
  undone: false,
  ...own,
});

/** A pair of shoes as a count names it. */
export const namedUnit = (own: Partial<NamedUnit> = {}): NamedUnit => {
  const id = own.id ?? nextUnit();
  return {
    id,
    code: `AB${100 + id}`,
    brand: 'Nike',
    color: 'Black',
    number: '42',
    specific_type: 'Sneakers',
    name: null,
    barcode: barcodeFor(id),
    ...own,
  };
};

/** A scan of a pair that is where it belongs. */
export const countedScan = (own: Partial<CountedScan> = {}): CountedScan => {
  const unit = own.unit === undefined ? namedUnit() : own.unit;
  return {
    key: `key-${nextKey()}`,
    code: unit?.barcode ?? '999999999999',
    outcome: 'counted',
    at: MOMENT,
    by: 'arta',
    location: unit && 'Shop 1',
    ...own,
    unit,
  };
};

export const countDevice = (own: Partial<CountDevice> = {}): CountDevice => ({
  device: `device-${nextKey()}`,
  by: 'blerta',
  pending: 0,
  seen_at: MOMENT,
  left: false,
  ...own,
});

export const countView = (own: Partial<CountView> = {}): CountView => ({
  count: count(),
  people: [],
  devices: [],
  scans: [],
  ...own,
});

/** A pair that should be there and was not scanned. */
export const countLine = (own: Partial<CountLine> = {}): CountLine => ({
  ...namedUnit(own),
  verdict: 'missing',
  location: 'Shop 1',
  scanned_at: null,
  scanned_by: null,
  sale: null,
  out: null,
  shipment: null,
  since: null,
  done: null,
  ...own,
});

export const countReview = (own: Partial<CountReview> = {}): CountReview => ({
  count: count(),
  counted: 0,
  lines: [],
  unknown: [],
  devices: [],
  ...own,
});
