import type { ReturnInput, SpecificType } from '@backoffice/contracts';
import { centsOf } from '@backoffice/i18n';

import { basketTotals } from './basket-totals';
import { paidBy, wayOf, type ReturnLine, type Way } from './return-lines';
import type { SaleDraft } from './sale-draft';
import { sellItems } from './sell-items';

type Basket = Pick<SaleDraft, 'lines' | 'returns'>;
type Settled = Basket & Pick<SaleDraft, 'way' | 'note'>;

/** Cents. */
export interface Balance {
  sold: number;
  back: number;
  /** What the customer pays; negative for what they get. */
  due: number;
}

/** What both directions come to. */
export function balanceOf({ lines, returns }: Basket): Balance {
  const sold = centsOf(basketTotals(lines).total);
  const back = returns.reduce((sum, line) => sum + centsOf(line.sold.price), 0);
  return { sold, back, due: sold - back };
}

/** How money moves unless somebody says otherwise: as the new goods are paid, or the old ones were. */
export function usualWay(basket: Basket): Way | null {
  const paid = balanceOf(basket).due > 0 ? basket.lines : soldLines(basket.returns);
  const ways = new Set(paid.map(wayOf));
  const [way = null] = ways;
  return ways.size === 1 ? way : null;
}

const soldLines = (returns: readonly ReturnLine[]) => returns.map(({ sold }) => sold);

/** Of an exchange the difference goes one way; a plain refund may go as many as it was paid in. */
export const isExchange = ({ lines, returns }: Basket): boolean =>
  lines.length > 0 && returns.length > 0;

export interface ReturnErrors {
  way: boolean;
  note: boolean;
}

/** What is missing before it can be booked. */
export function returnErrors(draft: Settled): ReturnErrors {
  const { returns, way, note } = draft;
  const isMoved = isExchange(draft) && balanceOf(draft).due !== 0;
  return {
    way: isMoved && way === '' && usualWay(draft) === null,
    note: note.trim() === '' && returns.some(({ reason }) => reason === 'other'),
  };
}

/** The call's body; only for a draft without errors. The same draft gives the same body. */
export const returnInput = (draft: Settled, types: readonly SpecificType[] = []): ReturnInput => ({
  returns: draft.returns.map(({ sold, reason, setAside }) => ({
    line: sold.id,
    reason,
    set_aside: setAside || null,
  })),
  way: movedBy(draft),
  sells: sellItems(draft.lines, types),
  note: draft.note.trim() || undefined,
});

function movedBy(draft: Settled): ReturnInput['way'] {
  if (!isExchange(draft)) {
    return draft.way === '' || draft.way === usualWay(draft) ? undefined : paidBy(draft.way);
  }
  const way = draft.way || usualWay(draft);
  return balanceOf(draft).due === 0 || way === null ? undefined : paidBy(way);
}
