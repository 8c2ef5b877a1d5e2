import type { StockRow, WholeUnit } from '@backoffice/api-client/resources/products';
import type { Bank, Conflict, PaymentType, SaleType } from '@backoffice/contracts';
import { centsOf, moneyOfCents } from '@backoffice/i18n';

import { NO_RETURNS, type ReturnAction, type Returns } from './return-lines';

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

/** What is said at the counter beside the lines themselves. */
export interface AtPayment {
  /** The cash that the customer hands over, as it was typed; empty for the exact sum. */
  received: string;
  /** The bank that pays what `received` leaves open; empty until one is chosen. */
  rest: Bank | '';
  /** Who advised the customer; null for the person who is signed in. */
  salesperson: number | null;
}

/**
 * The basket on the counter, with units to sell and to take back. It survives a reload, a lost
 * connection and a new sign-in.
 */
export interface SaleDraft extends BasketMark, Returns, AtPayment {
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
export type Basket = Pick<SaleDraft, 'lines' | 'scanned' | 'returns'>;

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
  | { type: 'saidAtPayment'; said: Partial<AtPayment> }
  | { type: 'priced'; total: number }
  /** Refused units under way have come after all: they are received when they are sold. */
  | { type: 'arrived' }
  /** `lost` holds ids of units, or of sold lines for those that were taken back already. */
  | { type: 'refused'; key: string; lost: LostUnit[] }
  /** `ids` are those of the sold units, `returned` those of the lines that came back. */
  | { type: 'sold'; key: string; ids: readonly number[]; returned?: readonly number[] };

/** The first values that the specification gives each line. */
const DEFAULT_TERMS: SaleTerms = { paymentType: 'cash', bank: '', saleType: 'store' };

export const NOTHING_SAID: AtPayment = { received: '', rest: '', salesperson: null };

export const emptyDraft = (key: string, mark: BasketMark): SaleDraft => ({
  ...mark,
  ...NO_RETURNS,
  ...NOTHING_SAID,
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

/** A line at the regular price. */
export const lineOf = (unit: WholeUnit): SaleLine => ({
  ...DEFAULT_TERMS,
  unit,
  price: moneyOfCents(centsOf(unit.price)),
});
