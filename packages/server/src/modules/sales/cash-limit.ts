import { centsOf } from '../../cents';
import { refuse } from '../../errors';
import { totalOf } from './basket';

/** Whether a sale of these lines takes no cash at all. */
export const isAbove = (
  limit: string | null,
  lines: readonly { price: string }[],
): limit is string => limit !== null && totalOf(lines) > centsOf(limit);

/**
 * Throws 422 where a sale of these lines totals more than the limit and is paid in cash: at the
 * fields that say so.
 */
export function refuseCashAbove(
  limit: string | null,
  lines: readonly { price: string }[],
  cashAt: string[],
): void {
  if (!cashAt.length || !isAbove(limit, lines)) return;
  throw refuse('cash_above_limit', { limit }, { at: cashAt });
}
