import type {
  Closing,
  ClosingView,
  HeldBasket,
  Till,
  TillMovement,
  TillReport,
} from '@backoffice/contracts';

import { DAY, MOMENT, sequence } from './sequence';

const nextClosing = sequence();
const nextHeld = sequence();
const nextMovement = sequence();

const SHOP = { id: 1, name: 'Shop 1' };
const NOTHING = { count: 0, units: 0, amount: '0.00' };

export const tillMovement = (own: Partial<TillMovement> = {}): TillMovement => ({
  id: nextMovement(),
  direction: 'out',
  amount: '20.00',
  way: 'cash',
  reason: 'change',
  note: '',
  user: 'arta',
  recorded_at: MOMENT,
  ...own,
});

/** One pair of shoes, sold for cash. */
export const tillReport = (own: Partial<TillReport> = {}): TillReport => ({
  sources: [{ source: 'sale', way: 'cash', count: 1, amount: '60.00' }],
  types: [{ type: 'shoes', units: 1, amount: '60.00' }],
  channels: [{ sale_type: 'store', units: 1, amount: '60.00' }],
  sellers: [{ seller: 'arta', units: 1, amount: '60.00' }],
  sales: { count: 1, units: 1, amount: '60.00' },
  returns: NOTHING,
  corrections: { count: 0 },
  voids: { count: 0 },
  movements: [],
  bookings: [],
  ...own,
});

/** A till that began with 50 € and sold for 60 €, as a manager sees it. */
export const till = (own: Partial<Till> = {}): Till => ({
  location: SHOP,
  version: '1.1',
  since: MOMENT,
  opening: { cash: '50.00', left: '50.00', counted: null, counted_by: null, counted_at: null },
  can_open: false,
  last_closing: null,
  sums: [{ way: 'cash', amount: '60.00' }],
  report: tillReport(),
  ...own,
});

/** A closing without a difference, as a manager sees it. */
export const closing = (own: Partial<Closing> = {}): Closing => {
  const id = own.id ?? nextClosing();
  return {
    id,
    number: id,
    location: SHOP,
    opened_at: MOMENT,
    closed_at: MOMENT,
    closed_on: DAY,
    closed_by: 'arta',
    counted_cash: '110.00',
    left: '50.00',
    reason: '',
    recounts: 0,
    counts: [
      { way: 'cash', expected: '110.00', counted: '110.00' },
      { way: 'NLB', expected: '0.00', counted: '0.00' },
      { way: 'PCB', expected: '0.00', counted: '0.00' },
      { way: 'TEB', expected: '0.00', counted: '0.00' },
    ],
    late: [],
    ...own,
  };
};

export const closingView = (own: Partial<ClosingView> = {}): ClosingView => ({
  closing: closing(),
  cash: { '5000': 2, '1000': 1 },
  terminals: { NLB: '0.00', PCB: '0.00', TEB: '0.00' },
  company: { name: 'Demo Shoes', registration_number: '810000000' },
  opening: { cash: '50.00', left: '50.00', counted: null, counted_by: null, counted_at: null },
  sums: [{ way: 'cash', amount: '60.00' }],
  report: tillReport(),
  late: [],
  recounts: [],
  ...own,
});

/** One pair that waits for its customer. */
export const heldBasket = (own: Partial<HeldBasket> = {}): HeldBasket => ({
  id: nextHeld(),
  name: 'Ana',
  note: '',
  location: SHOP.name,
  held_at: MOMENT,
  held_on: DAY,
  by: 'arta',
  till: null,
  units: 1,
  returns: 0,
  total: '60.00',
  ...own,
});
