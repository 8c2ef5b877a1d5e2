import {
  isWholeUnit,
  type StockRow,
  type WholeUnit,
} from '@backoffice/api-client/resources/products';
import type { Bank, Conflict, PaymentType, SaleType } from '@backoffice/contracts';
import { centsOf, moneyOfCents } from '@backoffice/i18n';

import {
  joined,
  NO_RETURNS,
  withoutReturns,
  withReturns,
  type ReturnAction,
  type Returns,
} from './return-lines';
import { splitCents } from './split-cents';

/** What the cashier chooses for one unit, or for all of them at once. */
export interface SaleTerms {
  paymentType: PaymentType;
  /** Empty until chosen; counts only when the payment type is bank. */
  bank: Bank | '';
  saleType: SaleType;
}

export interface SaleLine extends SaleTerms {
  unit: WholeUnit;
  /** The price as it was typed. */
  price: string;
}

/** A unit that the server refused, under the name that the cashier knows it by. */
export interface LostUnit extends Conflict {
  label: string;
  why: 'sold' | 'returned' | 'set_aside' | 'gone' | 'in_transit' | 'refused';
}

/** The person whose basket it is, and its day (`YYYY-MM-DD`) in the company's time zone. */
export interface BasketMark {
  day: string;
  /** The e-mail, which every server sends. */
  user: string;
  /** The person's name on screen. */
  by: string;
}

/** A basket that another person, or the same one on another day, left on the counter. */
export interface LeftBasket extends BasketMark, Pick<Returns, 'returns'> {
  key: string;
  lines: SaleLine[];
  scanned: StockRow[];
  way?: Returns['way'];
  note?: string;
}

/**
 * The basket on the counter, with units to sell and to take back. It survives a reload, a lost
 * connection and a new sign-in.
 */
export interface SaleDraft extends BasketMark, Returns {
  /** Kept until the server has answered definitely, so that a retry sells once. */
  key: string;
  open: boolean;
  /** The ticked units, in the order they were ticked or scanned. */
  lines: SaleLine[];
  /** Scanned units, newest first; the table shows them whatever the filter is. */
  scanned: StockRow[];
  lost: LostUnit[];
  left: LeftBasket[];
}

/** The units on the counter, whoever put them there. */
type Basket = Pick<SaleDraft, 'lines' | 'scanned' | 'returns'>;

export type SaleAction =
  | ReturnAction
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
  /** Refused units under way have come after all: they are received when they are sold. */
  | { type: 'arrived' }
  /** `lost` holds ids of units, or of sold lines for those that were taken back already. */
  | { type: 'refused'; key: string; lost: LostUnit[] }
  /** `ids` are those of the sold units, `returned` those of the lines that came back. */
  | { type: 'sold'; key: string; ids: readonly number[]; returned?: readonly number[] };

/** The first values that the specification gives each line. */
const DEFAULT_TERMS: SaleTerms = { paymentType: 'cash', bank: '', saleType: 'store' };

export const emptyDraft = (key: string, mark: BasketMark): SaleDraft => ({
  ...mark,
  ...NO_RETURNS,
  key,
  open: false,
  lines: [],
  scanned: [],
  lost: [],
  left: [],
});

export const isEmpty = ({ lines, returns }: Pick<Basket, 'lines' | 'returns'>): boolean =>
  lines.length === 0 && returns.length === 0;

/** Nothing is ticked, scanned or taken back. */
export const isClear = (basket: Basket): boolean => isEmpty(basket) && basket.scanned.length === 0;

const lineOf = (unit: WholeUnit): SaleLine => ({
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
      return { ...draft, open: !isEmpty(draft), lost: [] };
    case 'closed':
      return { ...draft, open: false, lost: [] };
    case 'changed':
      return { ...draft, lines: draft.lines.map((line) => changed(line, action)) };
    case 'applied':
      return { ...draft, lines: draft.lines.map((line) => ({ ...line, ...action.terms })) };
    case 'priced':
      return { ...draft, lines: withTotal(draft.lines, action.total) };
    case 'refused':
      return { ...withoutLost(draft, action.lost), key: action.key, lost: action.lost };
    case 'arrived':
      return withArrived(draft);
    case 'sold':
      return { ...withoutBooked(draft, action), key: action.key, open: false, lost: [] };
    case 'takenBack':
    case 'returnLeft':
    case 'returnChanged':
    case 'wayChosen':
    case 'noted':
      return stillOpen(withReturns(draft, action));
  }
}

const changed = (line: SaleLine, { id, change }: Extract<SaleAction, { type: 'changed' }>) =>
  line.unit.id === id ? { ...line, ...change } : line;

/**
 * Units that were scanned while the sale was being booked are for the next customer, so they stay.
 */
const withoutBooked = (
  draft: SaleDraft,
  { ids, returned = [] }: Extract<SaleAction, { type: 'sold' }>,
): SaleDraft => ({
  ...onlyTicked(withoutReturns(without(draft, ids), returned)),
  way: '',
  note: '',
});

/** The dialog closes when the basket becomes empty. */
const stillOpen = (draft: SaleDraft): SaleDraft => ({
  ...draft,
  open: draft.open && !isEmpty(draft),
});

function withUnits(lines: readonly SaleLine[], units: readonly StockRow[]): SaleLine[] {
  const known = new Set(lines.map((line) => line.unit.id));
  const added = units.filter((unit) => !known.has(unit.id));
  return [...lines, ...added.filter(isWholeUnit).map(lineOf)];
}

function withoutUnits(draft: SaleDraft, ids: readonly number[]): SaleDraft {
  const lines = draft.lines.filter((line) => !ids.includes(line.unit.id));
  return stillOpen({ ...draft, lines });
}

function withScanned(draft: SaleDraft, unit: StockRow): SaleDraft {
  const others = draft.scanned.filter((row) => row.id !== unit.id);
  return {
    ...draft,
    scanned: [unit, ...others],
    lines: withUnits(draft.lines, [unit]),
  };
}

/** Sets prices in cents that add up to a total, in proportion to the regular prices. */
function withTotal(lines: readonly SaleLine[], total: number): SaleLine[] {
  const shares = splitCents(
    total,
    lines.map(({ unit }) => centsOf(unit.price)),
  );
  return lines.map((line, index) => ({ ...line, price: moneyOfCents(shares[index] ?? 0) }));
}

/** Scanned units that were unticked, and so not sold, are no longer on the counter. */
function onlyTicked(draft: SaleDraft): SaleDraft {
  const ticked = new Set(idsOf(draft.lines.map((line) => line.unit)));
  return { ...draft, scanned: draft.scanned.filter((unit) => ticked.has(unit.id)) };
}

const isOf =
  ({ day, user }: BasketMark) =>
  (one: BasketMark) =>
    one.day === day && one.user === user;

/**
 * Starts a person's day at the counter: a basket of another person or day is put aside, and the one
 * that they left today comes back.
 */
function begun(draft: SaleDraft, key: string, mark: BasketMark): SaleDraft {
  if (isOf(mark)(draft)) return draft;
  const own = draft.left.findLast(isOf(mark));
  const others = draft.left.filter((basket) => basket !== own);
  const left = isClear(draft) ? others : [...others, asideOf(draft)];
  return { ...emptyDraft(key, mark), ...own, left };
}

const asideOf = (draft: SaleDraft): LeftBasket => {
  const { day, user, by, key, lines, scanned, returns, way, note } = draft;
  return { day, user, by, key, lines, scanned, returns, way, note };
};

const withoutBasket = (draft: SaleDraft, basket: LeftBasket): SaleDraft => ({
  ...draft,
  left: draft.left.filter(({ key }) => key !== basket.key),
});

/**
 * Adds a left basket to the one on the counter. On an empty counter, a person's own basket keeps
 * its key, because a first try may have sold it.
 */
function withBasket(draft: SaleDraft, basket: LeftBasket): SaleDraft {
  const { key, user, lines, scanned, returns } = basket;
  const isAlone = isClear(draft);
  const known = new Set(idsOf(draft.lines.map((line) => line.unit)));
  const added = new Set(idsOf(scanned));
  return {
    ...draft,
    key: isAlone && user === draft.user ? key : draft.key,
    lines: [...draft.lines, ...lines.filter(({ unit }) => !known.has(unit.id))],
    scanned: [...draft.scanned.filter(({ id }) => !added.has(id)), ...scanned],
    returns: joined(draft.returns, returns),
  };
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/**
 * Units that were taken back already are refused by the id of their sold line, all others by the
 * unit's id. Units under way stay, because they may have come meanwhile.
 */
function withoutLost(draft: SaleDraft, lost: readonly LostUnit[]): SaleDraft {
  const returned = lost.filter(({ why }) => why === 'returned');
  const units = lost.filter(({ why }) => why !== 'returned' && why !== 'in_transit');
  return withoutReturns(without(draft, idsOf(units)), idsOf(returned));
}

/**
 * Marks refused units on the counter as under way, so that they are received when they are sold.
 */
function withArrived(draft: SaleDraft): SaleDraft {
  const to = new Map(draft.lost.map(({ id, shipment }) => [id, shipment?.to]));
  const arrived = <Unit extends StockRow>(unit: Unit): Unit => ({
    ...unit,
    under_way_to: to.get(unit.id) ?? unit.under_way_to,
  });
  return {
    ...draft,
    lines: draft.lines.map((line) => ({ ...line, unit: arrived(line.unit) })),
    scanned: draft.scanned.map(arrived),
    lost: [],
  };
}

const without = (draft: SaleDraft, ids: readonly number[]): SaleDraft => ({
  ...draft,
  lines: draft.lines.filter((line) => !ids.includes(line.unit.id)),
  scanned: draft.scanned.filter((unit) => !ids.includes(unit.id)),
});
