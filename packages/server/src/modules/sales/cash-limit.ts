import type { ParsedSellItem } from '@backoffice/contracts';

import { AppError } from '../../errors';

const centsOf = (euros: string) => Math.round(Number(euros) * 100);

/** Throws 422 beside each line that would be paid in cash where the sale totals more than the limit. */
export function refuseCashAbove(
  limit: string | null,
  basket: ParsedSellItem[],
  path: string,
): void {
  if (limit === null) return;
  const total = basket.reduce((sum, { price }) => sum + centsOf(price), 0);
  if (total <= centsOf(limit)) return;
  const inCash = basket.flatMap(({ paymentType }, index) =>
    paymentType === 'cash' ? [`${path}${index}.paymentType`] : [],
  );
  if (!inCash.length) return;
  const message = `No cash in a sale above ${limit} €`;
  const fields = Object.fromEntries(inCash.map((field) => [field, message]));
  throw new AppError('invalid', message, { fields });
}
