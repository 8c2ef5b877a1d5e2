import type { SlipRequest } from '../../../slip/slip';

export interface Booked {
  tell: () => void;
  /** Null if the server has no slips. */
  slip: SlipRequest | null;
  /**
   * What was sold, in euros; null for a mere return, and if the server numbers no receipts. A sale
   * without a line has the number of its slip, and isn't known to the server yet.
   */
  receipt: { sale: number | null; number: string; total: string } | null;
  /** What goes back to the customer in cash, in cents; null where nobody said what was received. */
  change: number | null;
}

/** What was booked last, with a function that prints its slip. */
export type LastBooked = Pick<Booked, 'slip' | 'receipt' | 'change'> & { onPrint: () => void };
