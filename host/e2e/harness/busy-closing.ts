import type { Closing, ClosingView, TillSource, TillWay } from '@backoffice/contracts';

const HUGE = '999999.99';
const LONG = 'Hatixhe Muhaxhiri-Krasniqi from the shop by the old bus station';
const AT = '2026-11-20T18:45:00.000Z';

const COUNTED = ['cash', 'NLB', 'PCB', 'TEB'] as const;
const WAYS: TillWay[] = [...COUNTED, 'bank', 'courier'];
const SOURCES: TillSource[] = ['sale', 'return', 'correction', 'transaction'];

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const closing: Closing = {
  id: 7,
  number: 1204,
  location: { id: 1, name: 'The shop in the very old town with a name that nobody abbreviates' },
  opened_at: '2026-11-19T18:45:00.000Z',
  closed_at: AT,
  closed_on: '2026-11-20',
  closed_by: LONG,
  counted_cash: HUGE,
  left: '150.00',
  reason:
    'A customer paid by card and was rung up as cash; the terminal’s slip lies in the drawer.',
  recounts: 2,
  counts: COUNTED.map((way) => ({ way, expected: '99999.99', counted: '89999.98' })),
  late: [
    { way: 'cash', amount: '-10.00' },
    { way: 'TEB', amount: '10.00' },
  ],
};

const report: NonNullable<ClosingView['report']> = {
  sources: SOURCES.flatMap((source) =>
    WAYS.map((way) => ({ source, way, count: 1234, amount: `-${HUGE}` })),
  ),
  types: [{ type: 'shoes', units: 12, amount: HUGE }],
  channels: [{ sale_type: 'online', units: 12, amount: HUGE }],
  sellers: many(3, (index) => ({ seller: `${LONG} ${index}`, units: 9, amount: HUGE })),
  sales: { count: 1234, units: 2345, amount: HUGE },
  returns: { count: 12, units: 23, amount: `-${HUGE}` },
  corrections: { count: 3 },
  voids: { count: 1 },
  movements: many(4, (id) => ({
    id,
    direction: id % 2 === 0 ? 'in' : 'out',
    amount: HUGE,
    way: 'cash',
    reason: 'other',
    note: 'Anoteofsixtycharactersthatholdsnospaceatallandhastobebroken',
    user: LONG,
    recorded_at: AT,
  })),
  bookings: [{ name: 'Rruga e Dëshmorëve të Kombit, rent', way: 'bank', amount: `-${HUGE}` }],
};

/** A closing with more of everything than a shop has, and amounts as large as they come. */
export const BUSY_CLOSING: ClosingView = {
  closing,
  cash: Object.fromEntries(
    [20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1].map((cents) => [
      `${cents}`,
      100_000,
    ]),
  ),
  terminals: { NLB: HUGE, PCB: HUGE, TEB: HUGE },
  company: {
    name: 'The Very Long Name of a Shoe and Textile Shop for the Whole Family L.L.C.',
    registration_number: '810000000',
  },
  opening: { cash: '40.00', left: '50.00', counted: '40.00', counted_by: LONG, counted_at: AT },
  sums: WAYS.map((way) => ({ way, amount: HUGE })),
  report,
  late: many(2, (id) => ({
    id,
    source: 'correction',
    subject: `Receipt ${id}`,
    way: 'cash',
    amount: '-10.00',
    user: LONG,
    recorded_at: AT,
  })),
  recounts: many(2, (id) => ({
    id,
    recorded_at: AT,
    user: LONG,
    cash: { '5000': 2 },
    counted_cash: '100.00',
    terminals: { NLB: HUGE, PCB: '0.00', TEB: '0.00' },
    reason: 'A note stuck to another',
  })),
};
