import { returnErrors, type ReturnErrors } from '../basket/exchange';
import { paymentOf } from '../basket/payment';
import type { SaleDraft } from '../basket/sale-draft';
import { draftErrors, type LineErrors } from '../basket/sell-items';

export interface Errors extends Partial<ReturnErrors> {
  lines: ReadonlyMap<number, LineErrors>;
}

export const NO_ERRORS: Errors = { lines: new Map() };

/** The missing fields in either direction; null when the draft can be booked. */
export function errorsOf(draft: SaleDraft): Errors | null {
  const lines = draftErrors(draft.lines);
  const { way, note } = returnErrors(draft);
  const { missing, isUnread } = paymentOf(draft);
  return lines.size > 0 || way || note || missing > 0 || isUnread ? { lines, way, note } : null;
}
