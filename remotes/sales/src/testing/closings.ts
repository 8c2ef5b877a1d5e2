import type { Closing, ClosingView } from '@backoffice/contracts';
import { closing, closingView, tillMovement, tillReport } from '@backoffice/testing';

const NOBODY_TOLD = { counts: undefined, late: undefined };

/** A closing with ten euros of cash missing and ten too many at a bank. */
export const wrongWay = (own: Partial<Closing> = {}): Closing =>
  closing({
    id: 7,
    number: 12,
    closed_by: 'Besa Gashi',
    reason: 'Paid by card, rung up as cash',
    counted_cash: '100.00',
    counts: [
      { way: 'cash', expected: '110.00', counted: '100.00' },
      { way: 'NLB', expected: '45.00', counted: '45.00' },
      { way: 'PCB', expected: '0.00', counted: '0.00' },
      { way: 'TEB', expected: '0.00', counted: '10.00' },
    ],
    ...own,
  });

/** Its report: a sale, a return, an expense, a trip to the bank, and the next day's correction. */
export const wrongWayView = (own: Partial<ClosingView> = {}): ClosingView =>
  closingView({
    closing: wrongWay({
      late: [
        { way: 'cash', amount: '-10.00' },
        { way: 'TEB', amount: '10.00' },
      ],
    }),
    cash: { '5000': 1, '2000': 2, '1000': 1 },
    terminals: { NLB: '45.00', PCB: '0.00', TEB: '10.00' },
    opening: {
      cash: '40.00',
      left: '50.00',
      counted: '40.00',
      counted_by: 'Arta Krasniqi',
      counted_at: '2026-11-20T08:00:00.000Z',
    },
    sums: [
      { way: 'cash', amount: '70.00' },
      { way: 'NLB', amount: '45.00' },
    ],
    report: tillReport({
      sales: { count: 3, units: 4, amount: '160.00' },
      returns: { count: 1, units: 1, amount: '-20.00' },
      movements: [tillMovement({ reason: 'bank', amount: '20.00', note: 'Slip 4711' })],
      bookings: [{ name: 'Energy', way: 'cash', amount: '-30.00' }],
    }),
    late: [
      {
        id: 3,
        source: 'correction',
        subject: 'Receipt 40',
        receipt_number: 40,
        way: 'cash',
        amount: '-10.00',
        user: 'Arta Krasniqi',
        recorded_at: '2026-11-21T09:30:00.000Z',
      },
    ],
    ...own,
  });

/** The same view as the server sends it to people who count blind. */
export const blindView = (): ClosingView => ({
  ...wrongWayView(),
  closing: { ...wrongWay(), ...NOBODY_TOLD },
  opening: undefined,
  sums: undefined,
  report: undefined,
  late: undefined,
});
