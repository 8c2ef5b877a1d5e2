import type { StockRow } from '@backoffice/api-client/resources/products';
import type {
  Bank,
  Conflict,
  PaymentType,
  SaleType,
  SellItem,
  SpecificType,
} from '@backoffice/contracts';
import { centsOf, moneyOfCents, typedCents } from '@backoffice/i18n';

import { splitCents } from './split-cents';
import { unitType } from './unit-type';

/** What the cashier chooses for one unit, or for all of them at once. */
export interface SaleTerms {
  paymentType: PaymentType;
  /** Empty until chosen; counts only when the payment type is bank. */
  bank: Bank | '';
  saleType: SaleType;
}

export interface SaleLine extends SaleTerms {
  unit: StockRow;
  /** As typed. */
  price: string;
}

/** The unit that somebody else sold, under the name that the cashier knows it by. */
export interface LostUnit extends Conflict {
  label: string;
}

/** Whose basket it is, and of which day (`YYYY-MM-DD`) in the company's time zone. */
export interface BasketMark {
  day: string;
  /** By e-mail, which every server gives. */
  user: string;
  /** The name for people. */
  by: string;
}

/** What another day or person left on the counter. */
export interface LeftBasket extends BasketMark {
  key: string;
  lines: SaleLine[];
  scanned: StockRow[];
}

/** The basket on the counter: what survives a reload, a lost network and a sign-in. */
export interface SaleDraft extends BasketMark {
  /** Kept until the server has answered definitely, so that a retry sells once. */
  key: string;
  open: boolean;
  /** The ticked units, in the order they were ticked or scanned. */
  lines: SaleLine[];
  /** Units that were scanned, newest first: they stand in the table whatever the filter says. */
  scanned: StockRow[];
  lost: LostUnit[];
  left: LeftBasket[];
}

export type SaleAction =
  | { type: 'scanned'; unit: StockRow }
  | { type: 'ticked'; units: readonly StockRow[] }
  | { type: 'unticked'; ids: readonly number[] }
  | { type: 'cleared'; key: string }
  | { type: 'begun'; key: string; mark: BasketMark }
  | { type: 'broughtBack'; basket: LeftBasket }
  | { type: 'dropped'; basket: LeftBasket }
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'changed'; id: number; change: Partial<SaleTerms> & { price?: string } }
  | { type: 'applied'; terms: Partial<SaleTerms> }
  | { type: 'priced'; total: number }
  | { type: 'refused'; key: string; lost: LostUnit[] }
  | { type: 'sold'; key: string; ids: readonly number[] };

/** The specification's first values of an entry. */
const DEFAULT_TERMS: SaleTerms = { paymentType: 'cash', bank: '', saleType: 'store' };

export const emptyDraft = (key: string, mark: BasketMark): SaleDraft => ({
  ...mark,
  key,
  open: false,
  lines: [],
  scanned: [],
  lost: [],
  left: [],
});

const lineOf = (unit: StockRow): SaleLine => ({
  ...DEFAULT_TERMS,
  unit,
  price: moneyOfCents(centsOf(unit.price)),
});

export function saleDraftReducer(draft: SaleDraft, action: SaleAction): SaleDraft {
  switch (action.type) {
    case 'scanned':
      return withScanned(draft, action.unit);
    case 'ticked':
      return { ...draft, lines: withUnits(draft.lines, action.units) };
    case 'unticked':
      return withoutUnits(draft, action.ids);
    case 'cleared':
      return { ...emptyDraft(action.key, draft), left: draft.left };
    case 'begun':
      return begun(draft, action.key, action.mark);
    case 'broughtBack':
      return withBasket(withoutBasket(draft, action.basket), action.basket);
    case 'dropped':
      return withoutBasket(draft, action.basket);
    case 'opened':
      return { ...draft, open: draft.lines.length > 0, lost: [] };
    case 'closed':
      return { ...draft, open: false, lost: [] };
    case 'changed':
      return {
        ...draft,
        lines: draft.lines.map((line) =>
          line.unit.id === action.id ? { ...line, ...action.change } : line,
        ),
      };
    case 'applied':
      return { ...draft, lines: draft.lines.map((line) => ({ ...line, ...action.terms })) };
    case 'priced':
      return { ...draft, lines: withTotal(draft.lines, action.total) };
    case 'refused':
      return { ...without(draft, idsOf(action.lost)), key: action.key, lost: action.lost };
    case 'sold':
      // What was scanned while the answer was on its way is the next customer's.
      return { ...onlyTicked(without(draft, action.ids)), key: action.key, open: false, lost: [] };
  }
}

function withUnits(lines: readonly SaleLine[], units: readonly StockRow[]): SaleLine[] {
  const known = new Set(lines.map((line) => line.unit.id));
  return [...lines, ...units.filter((unit) => !known.has(unit.id)).map(lineOf)];
}

function withoutUnits(draft: SaleDraft, ids: readonly number[]): SaleDraft {
  const lines = draft.lines.filter((line) => !ids.includes(line.unit.id));
  return { ...draft, lines, open: draft.open && lines.length > 0 };
}

function withScanned(draft: SaleDraft, unit: StockRow): SaleDraft {
  const others = draft.scanned.filter((row) => row.id !== unit.id);
  return {
    ...draft,
    scanned: [unit, ...others],
    lines: withUnits(draft.lines, [unit]),
  };
}

/** The lines at prices that come to a total, in proportion to the regular ones. Cents. */
function withTotal(lines: readonly SaleLine[], total: number): SaleLine[] {
  const shares = splitCents(
    total,
    lines.map(({ unit }) => centsOf(unit.price)),
  );
  return lines.map((line, index) => ({ ...line, price: moneyOfCents(shares[index] ?? 0) }));
}

/** What was scanned and left out of the sale lies on the counter no more. */
function onlyTicked(draft: SaleDraft): SaleDraft {
  const ticked = new Set(idsOf(draft.lines.map((line) => line.unit)));
  return { ...draft, scanned: draft.scanned.filter((unit) => ticked.has(unit.id)) };
}

/** A person's day at the counter: a basket of another one stands aside. */
function begun(draft: SaleDraft, key: string, mark: BasketMark): SaleDraft {
  const { day, user, by, lines, scanned, left } = draft;
  if (day === mark.day && user === mark.user) return draft;
  if (lines.length === 0 && scanned.length === 0) return { ...draft, ...mark };
  const aside = { day, user, by, key: draft.key, lines, scanned };
  return { ...emptyDraft(key, mark), left: [...left, aside] };
}

const withoutBasket = (draft: SaleDraft, basket: LeftBasket): SaleDraft => ({
  ...draft,
  left: draft.left.filter(({ key }) => key !== basket.key),
});

/** Beside what lies there; alone, it is sent under its own key, as a first try may have sold it. */
function withBasket(draft: SaleDraft, { key, user, lines, scanned }: LeftBasket): SaleDraft {
  const isAlone = draft.lines.length === 0 && draft.scanned.length === 0;
  const known = new Set(idsOf(draft.lines.map((line) => line.unit)));
  const added = new Set(idsOf(scanned));
  return {
    ...draft,
    key: isAlone && user === draft.user ? key : draft.key,
    lines: [...draft.lines, ...lines.filter(({ unit }) => !known.has(unit.id))],
    scanned: [...draft.scanned.filter(({ id }) => !added.has(id)), ...scanned],
  };
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

const without = (draft: SaleDraft, ids: readonly number[]): SaleDraft => ({
  ...draft,
  lines: draft.lines.filter((line) => !ids.includes(line.unit.id)),
  scanned: draft.scanned.filter((unit) => !ids.includes(unit.id)),
});

export interface LineErrors {
  price?: boolean;
  bank?: boolean;
}

/** What is missing, by unit; empty when the basket can be sold. */
export function draftErrors(lines: readonly SaleLine[]): ReadonlyMap<number, LineErrors> {
  const errors = new Map<number, LineErrors>();
  for (const line of lines) {
    const price = typedCents(line.price) === null;
    const bank = line.paymentType === 'bank' && line.bank === '';
    if (price || bank) errors.set(line.unit.id, { price, bank });
  }
  return errors;
}

/** The call's body. Only for lines without errors; the same lines give the same body. */
export const sellItems = (
  lines: readonly SaleLine[],
  types: readonly SpecificType[] = [],
): SellItem[] =>
  lines.map((line) => ({
    id: line.unit.id,
    regular_price: moneyOfCents(centsOf(line.unit.price)),
    price: moneyOfCents(typedCents(line.price) ?? 0),
    paymentType: line.paymentType,
    bank: line.paymentType === 'bank' && line.bank ? line.bank : undefined,
    type: unitType(line.unit, types),
    sale_type: line.saleType,
  }));
