import type { ParsedSellItem } from '@backoffice/contracts';

import { centsOf } from '../../cents';
import { refuse } from '../../errors';

type Paid = Pick<ParsedSellItem, 'price' | 'paymentType'>;

/** Whether a sale of these lines takes no cash at all. */
export function isAbove(limit: string | null, lines: Paid[]): limit is string {
  const total = lines.reduce((sum, { price }) => sum + centsOf(price), 0);
  return limit !== null && total > centsOf(limit);
}

/** Throws 422 beside each line that would be paid in cash where the sale totals more than the limit. */
export function refuseCashAbove(
  limit: string | null,
  basket: ParsedSellItem[],
  path: string,
): void {
  if (!isAbove(limit, basket)) return;
  const inCash = basket.flatMap(({ paymentType }, index) =>
    paymentType === 'cash' ? [`${path}${index}.paymentType`] : [],
  );
  if (!inCash.length) return;
  throw refuse('cash_above_limit', { limit }, { at: inCash });
}
