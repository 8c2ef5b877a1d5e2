import type { ReturnReason, SaleView, SetAside, SoldLine, SoldSale } from '@backoffice/contracts';

import type { Way } from '../../words/ways';

/** What the cashier chooses for one unit that comes back. */
export interface ReturnTerms {
  reason: ReturnReason;
  /** Empty if the unit is for sale again. */
  setAside: SetAside | '';
}

/** A sold unit that lies on the counter to be taken back, with its sale. */
export interface ReturnLine extends ReturnTerms {
  sold: SoldLine;
  sale: Pick<SoldSale, 'id' | 'receipt_number' | 'sold_at' | 'seller' | 'location'>;
}

/** The part of the basket that comes back. */
export interface Returns {
  returns: ReturnLine[];
  /**
   * The way of the difference, or a refund in another way than the payment; empty for the usual
   * way.
   */
  way: Way | '';
  /** A note that explains the reason "other". */
  note: string;
}

export type ReturnAction =
  | { type: 'takenBack'; returns: readonly ReturnLine[] }
  | { type: 'returnLeft'; line: number }
  | { type: 'returnChanged'; line: number; change: Partial<ReturnTerms> }
  | { type: 'wayChosen'; way: Way | '' }
  | { type: 'noted'; note: string };

export const NO_RETURNS: Returns = { returns: [], way: '', note: '' };

/** The reason `size` is chosen first, as most pairs come back because they don't fit. */
export const returnLine = ({ sale }: Pick<SaleView, 'sale'>, sold: SoldLine): ReturnLine => {
  const { id, receipt_number, sold_at, seller, location } = sale;
  const ofSale = { id, receipt_number, sold_at, seller, location };
  return { sold, sale: ofSale, reason: 'size', setAside: '' };
};

export function withReturns<Draft extends Returns>(draft: Draft, action: ReturnAction): Draft {
  switch (action.type) {
    case 'takenBack':
      return { ...draft, returns: joined(draft.returns, action.returns) };
    case 'returnLeft':
      return withoutReturns(draft, [action.line]);
    case 'returnChanged':
      return { ...draft, returns: draft.returns.map((one) => changed(one, action)) };
    case 'wayChosen':
      return { ...draft, way: action.way };
    case 'noted':
      return { ...draft, note: action.note };
  }
}

/** Adds lines; those that are there already stay as they are. */
export function joined(there: ReturnLine[], added: readonly ReturnLine[]): ReturnLine[] {
  const known = new Set(there.map(({ sold }) => sold.id));
  return [...there, ...added.filter(({ sold }) => !known.has(sold.id))];
}

/** A defective unit is set aside by default, so that it isn't sold again. */
function changed(
  one: ReturnLine,
  { line, change }: Extract<ReturnAction, { type: 'returnChanged' }>,
): ReturnLine {
  if (one.sold.id !== line) return one;
  const isDefect = change.reason === 'defect' && one.setAside === '';
  return { ...one, ...(isDefect && { setAside: 'damaged' as const }), ...change };
}

/** Takes these sold lines off the returns; way and note go with the last of them. */
export function withoutReturns<Draft extends Returns>(
  draft: Draft,
  lines: readonly number[],
): Draft {
  const returns = draft.returns.filter(({ sold }) => !lines.includes(sold.id));
  return returns.length > 0 ? { ...draft, returns } : { ...draft, ...NO_RETURNS };
}
