import { addDays, type SalePeriod } from '@backoffice/contracts';

/** How long a sale stays open where nobody ever closes a till. */
const OPEN_DAYS = 7;

export interface Booked {
  /** `YYYY-MM-DD` in the company's zone. */
  sold_on: string;
  /** Null for sales from before the till. */
  period_id: number | null;
  /** Whether the sale's own period was closed. */
  is_closed: boolean;
  /** Whether the sale's shop ever closed its till. */
  has_closings: boolean;
}

/** Whether a mistake in a sale is put right on the sale's own day, or today. */
export function periodOf(sale: Booked, today: string): SalePeriod {
  if (sale.is_closed) return 'closed';
  if (sale.has_closings) return sale.period_id === null ? 'closed' : 'open';
  return sale.sold_on < addDays(today, -OPEN_DAYS) ? 'closed' : 'open';
}
