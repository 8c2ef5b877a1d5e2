import { BANKS } from '@backoffice/contracts';
import { typedCents, type TFunction } from '@backoffice/i18n';
import { amountError } from '@backoffice/ui';

import { cashCents, isReasonNeeded, leftText, terminalCents, type Count } from './drawer/count';

/** A message for each wrong field: a bank's name, `left` or `reason`. */
export type CountErrors = Partial<Record<string, string>>;

export function checkCount(t: TFunction<'sales'>, count: Count, limitCents: number): CountErrors {
  const errors: CountErrors = {};
  for (const bank of BANKS) {
    const typed = count.terminals[bank];
    if (terminalCents(typed) === null) errors[bank] = amountError(typed);
  }
  const left = leftText(count);
  const cents = typedCents(left);
  if (cents === null) errors.left = amountError(left);
  else if (cents > cashCents(count.pieces)) errors.left = t('till.leftTooMuch');
  if (isReasonNeeded(count, limitCents) && count.reason.trim() === '') {
    errors.reason = t('till.reasonMissing');
  }
  return errors;
}
