import {
  OTHER,
  type Bank,
  type Other,
  type PaymentType,
  type ReturnInput,
  type ReturnReason,
  type SaleView,
  type SetAside,
  type SoldLine,
  type SoldSale,
} from '@backoffice/contracts';

/** Cash, or a bank by name. */
export type Way = 'cash' | Bank;

/** What the cashier says of one unit that comes back. */
export interface ReturnTerms {
  reason: ReturnReason;
  /** Empty where it is for sale again. */
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
  /** How the difference is paid, or the refund in another way than it was paid; empty: as usual. */
  way: Way | '';
  /** What the reasons leave open. */
  note: string;
}

export type ReturnAction =
  | { type: 'takenBack'; returns: readonly ReturnLine[] }
  | { type: 'returnLeft'; line: number }
  | { type: 'returnChanged'; line: number; change: Partial<ReturnTerms> }
  | { type: 'wayChosen'; way: Way | '' }
  | { type: 'noted'; note: string };

export const NO_RETURNS: Returns = { returns: [], way: '', note: '' };

/** Most pairs come back because they don't fit. */
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

/** Those that are there stay as they are. */
export function joined(there: ReturnLine[], added: readonly ReturnLine[]): ReturnLine[] {
  const known = new Set(there.map(({ sold }) => sold.id));
  return [...there, ...added.filter(({ sold }) => !known.has(sold.id))];
}

/** What is defective isn't sold again by itself. */
function changed(
  one: ReturnLine,
  { line, change }: Extract<ReturnAction, { type: 'returnChanged' }>,
): ReturnLine {
  if (one.sold.id !== line) return one;
  const isDefect = change.reason === 'defect' && one.setAside === '';
  return { ...one, ...(isDefect && { setAside: 'damaged' as const }), ...change };
}

/** Without these sold lines; what was said of all goes with the last of them. */
export function withoutReturns<Draft extends Returns>(
  draft: Draft,
  lines: readonly number[],
): Draft {
  const returns = draft.returns.filter(({ sold }) => !lines.includes(sold.id));
  return returns.length > 0 ? { ...draft, returns } : { ...draft, ...NO_RETURNS };
}

interface Paid {
  paymentType: PaymentType | Other;
  bank: Bank | Other | '' | null;
}

/** Null for a bank that isn't chosen yet, and for a way that only newer servers know. */
export function wayOf({ paymentType, bank }: Paid): Way | null {
  if (paymentType === 'cash') return 'cash';
  return paymentType === OTHER || bank === OTHER ? null : bank || null;
}

/** As the server takes it. */
export const paidBy = (way: Way): ReturnInput['way'] =>
  way === 'cash' ? { type: 'cash' } : { type: 'bank', bank: way };
