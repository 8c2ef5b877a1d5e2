import type { MovedMoney, ReturnMade } from '@backoffice/contracts';
import { centsOf, formatMoney, moneyOfCents, type TFunction } from '@backoffice/i18n';

import { wayName } from '../../words/way-name';

/** Says what was booked, and how much money has to change hands now. */
export function bookedText(t: TFunction<'sales'>, { return: made, sale, money }: ReturnMade) {
  const text = sale
    ? t('return.exchanged', { number: made.return_number, receipt: sale.receipt_number ?? '–' })
    : t('return.returned', { number: made.return_number });
  const moved = money.filter(({ amount }) => centsOf(amount) !== 0);
  const detail = moved.map((one) => movedText(t, one)).join(' · ') || t('return.evenDone');
  return { text, detail };
}

function movedText(t: TFunction<'sales'>, { way, amount }: MovedMoney): string {
  const cents = centsOf(amount);
  const told = { amount: formatMoney(moneyOfCents(Math.abs(cents))), way: wayName(t, way) };
  return cents < 0 ? t('return.payOut', told) : t('return.takeIn', told);
}
