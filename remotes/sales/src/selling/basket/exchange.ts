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
 * The new goods take over how the old ones were paid: only what is paid on top, or paid back, has a
 * way of its own.
 */
export const isExchange = ({ lines, returns }: Basket): boolean =>
  lines.length > 0 && returns.length > 0;

export interface ReturnErrors {
  way: boolean;
  note: boolean;
}

/** The fields that are missing before the draft can be booked. */
export function returnErrors(draft: Settled): ReturnErrors {
  const { returns, way, note } = draft;
  const isOnTop = isExchange(draft) && balanceOf(draft).due > 0;
  return {
    way: isOnTop && way === '' && usualWay(draft) === null,
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
    sells: withoutWays(items),
    note: draft.note.trim() || undefined,
  };
}

function movedBy(draft: Settled): ReturnInput['way'] {
  const usual = usualWay(draft);
  const { due } = balanceOf(draft);
  if (due <= 0) {
    const isUsual = draft.way === '' || draft.way === usual;
    return isUsual || (due === 0 && isExchange(draft)) ? undefined : inOneWay(draft.way as Way);
  }
  const way = draft.way || usual;
  return way === null ? undefined : inOneWay(way);
}

const inOneWay = (way: Way): ReturnInput['way'] =>
  way === 'cash' ? { type: 'cash' } : { type: 'bank', bank: way };
