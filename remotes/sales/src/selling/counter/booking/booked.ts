import type { SlipRequest } from '../../../slip/slip';

export interface Booked {
  tell: () => void;
  /** Null if the server has no slips. */
  slip: SlipRequest | null;
  /** What was sold; null for a mere return, and if the server numbers no receipts. Euros. */
  receipt: { sale: number; number: number; total: string } | null;
}
