import type { ReturnInput, SpecificType } from '@backoffice/contracts';
import { centsOf } from '@backoffice/i18n';

import { wayOf, type Way } from '../../words/ways';
import { basketTotals } from './basket-totals';
import type { ReturnLine } from './return-lines';
import type { SaleDraft } from './sale-draft';
import { sellItems, withoutWays } from './sell-items';

type Basket = Pick<SaleDraft, 'lines' | 'returns'>;
type Settled = Basket & Pick<SaleDraft, 'way' | 'note'>;

/** Amounts in cents. */
export interface Balance {
  sold: number;
  back: number;
  /** What the customer pays; negative for what they get. */
  due: number;
}

/** The sums of what is sold and of what comes back, and their difference. */
export function balanceOf({ lines, returns }: Basket): Balance {
  const sold = centsOf(basketTotals(lines).total);
  const back = returns.reduce((sum, line) => sum + centsOf(line.sold.price), 0);
  return { sold, back, due: sold - back };
}

/**
 * The way in which money moves unless somebody chooses another: that of the new goods if the
 * customer pays, else that of the old ones. Null if they were paid in several ways.
 */
export function usualWay(basket: Basket): Way | null {
  const paid = balanceOf(basket).due > 0 ? basket.lines : soldLines(basket.returns);
  const ways = new Set(paid.map(wayOf));
  const [way = null] = ways;
  return ways.size === 1 ? way : null;
}

const soldLines = (returns: readonly ReturnLine[]) => returns.map(({ sold }) => sold);

/**
 * In an exchange the difference is paid in one way; a plain refund may use all the ways in which it
 * was paid.
 */
export const isExchange = ({ lines, returns }: Basket): boolean =>
  lines.length > 0 && returns.length > 0;

export interface ReturnErrors {
  way: boolean;
  note: boolean;
}

/**
 * Whether the new goods take over how the old ones were paid, as they were paid in several ways:
 * only what is paid on top, or paid back, has a way of its own.
 */
export const takesOver = (basket: Basket): boolean =>
  isExchange(basket) && basket.returns.some(({ sold }) => sold.parts);

/** The fields that are missing before the draft can be booked. */
export function returnErrors(draft: Settled): ReturnErrors {
  const { returns, way, note } = draft;
  const { due } = balanceOf(draft);
  const isMoved = isExchange(draft) && due !== 0 && !(due < 0 && takesOver(draft));
  return {
    way: isMoved && way === '' && usualWay(draft) === null,
    note: note.trim() === '' && returns.some(({ reason }) => reason === 'other'),
  };
}

type Ways = ReturnInput['ways'];

/**
 * The call's body; only for a draft without errors. The same draft gives the same body. `ways`: the
 * difference is paid in these, and not in one.
 */
export function returnInput(
  draft: Settled,
  types: readonly SpecificType[] = [],
  ways?: Ways,
): ReturnInput {
  const items = sellItems(draft.lines, types);
  return {
    returns: draft.returns.map(({ sold, reason, setAside }) => ({
      line: sold.id,
      reason,
      set_aside: setAside || null,
    })),
    ...(ways ? { ways } : { way: movedBy(draft) }),
    sells: ways || takesOver(draft) ? withoutWays(items) : items,
    note: draft.note.trim() || undefined,
  };
}

function movedBy(draft: Settled): ReturnInput['way'] {
  if (!isExchange(draft) || (takesOver(draft) && balanceOf(draft).due < 0)) {
    return draft.way === '' || draft.way === usualWay(draft) ? undefined : inOneWay(draft.way);
  }
  const way = draft.way || usualWay(draft);
  return balanceOf(draft).due === 0 || way === null ? undefined : inOneWay(way);
}

const inOneWay = (way: Way): ReturnInput['way'] =>
  way === 'cash' ? { type: 'cash' } : { type: 'bank', bank: way };
