import type { ParsedSellItem } from '@backoffice/contracts';

import { centsOf } from '../../cents';
import { AppError } from '../../errors';

type Paid = Pick<ParsedSellItem, 'price' | 'paymentType'>;

/** Why a sale of these lines takes no cash; undefined where it may. */
export function cashRefusal(limit: string | null, lines: Paid[]): string | undefined {
  const total = lines.reduce((sum, { price }) => sum + centsOf(price), 0);
  if (limit === null || total <= centsOf(limit)) return undefined;
  return `No cash in a sale above ${limit} €`;
}

/** Throws 422 beside each line that would be paid in cash where the sale totals more than the limit. */
export function refuseCashAbove(
  limit: string | null,
  basket: ParsedSellItem[],
  path: string,
): void {
  const message = cashRefusal(limit, basket);
  if (!message) return;
  const inCash = basket.flatMap(({ paymentType }, index) =>
    paymentType === 'cash' ? [`${path}${index}.paymentType`] : [],
  );
  if (!inCash.length) return;
  const fields = Object.fromEntries(inCash.map((field) => [field, message]));
  throw new AppError('invalid', message, { fields });
}
