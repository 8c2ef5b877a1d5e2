import type { ParsedCheckout, ParsedCheckoutItem } from '@backoffice/contracts';

import { centsOf, eurosOf } from '../../cents';
import { refuse } from '../../errors';
import { bankOf } from '../till/ways';
import { fillLines, moneyOf, type Paid, type Part, refuseOtherSum, sumOf } from './parts';

/** What is asked to be sold. */
export interface Asked {
  items: ParsedCheckoutItem[];
  /** What stands before an item's fields in refusals: `items.`. */
  path: string;
  /** The fields that say that it is paid in cash. */
  cashAt: string[];
}

/** What is asked to be sold, and how. */
export interface Basket extends Asked {
  /** How each item is paid, in their order. */
  paid: Paid[];
  /** What the customer handed over in cash, in euros. */
  received: string | null;
  /** Who advised the customer, where that isn't who is signed in. */
  salesperson: number | null;
}

/** Whether items say themselves how they are paid: all or none; 422 for some. */
export function sayTheirWay(items: ParsedCheckoutItem[], path: string): boolean {
  const silent = items.findIndex(({ paymentType }) => paymentType === undefined);
  if (silent < 0) return items.length > 0;
  if (items.every(({ paymentType }) => paymentType === undefined)) return false;
  throw refuse('way_of_item_missing', {}, { at: `${path}${silent}.paymentType` });
}

/** Items that say themselves how they are paid; throws 422 where one says none, or no bank. */
export function paidByItem(items: ParsedCheckoutItem[], path: string): Asked & { paid: Paid[] } {
  if (!sayTheirWay(items, path)) {
    throw refuse('way_of_item_missing', {}, { at: `${path}0.paymentType` });
  }
  const paid = items.map(({ paymentType = 'cash', bank }, index) => ({
    payment_type: paymentType,
    bank: bankOf(paymentType, bank, `${path}${index}.bank`),
    parts: null,
  }));
  const cashAt = paid.flatMap(({ payment_type: type }, index) =>
    type === 'cash' ? [`${path}${index}.paymentType`] : [],
  );
  return { items, path, cashAt, paid };
}

/** The sum of a basket, in cents. */
export const totalOf = (items: readonly { price: string }[]): number =>
  items.reduce((sum, { price }) => sum + centsOf(price), 0);

export const hasCash = (parts: Part[]): boolean =>
  parts.some(({ way, amount }) => way === 'cash' && Number(amount) > 0);

function paidByTenders(items: ParsedCheckoutItem[], tenders: Part[]): Asked & { paid: Paid[] } {
  if (sayTheirWay(items, 'items.')) throw refuse('paid_twice', {}, { at: 'tenders' });
  if (items.some((item) => item.sale_type !== items[0]?.sale_type)) {
    throw refuse('mixed_sale_types', {}, { at: 'tenders' });
  }
  refuseOtherSum(tenders, totalOf(items), 'tenders');
  const prices = items.map(({ price }) => price);
  const cashAt = hasCash(tenders) ? ['tenders'] : [];
  return { items, path: 'items.', cashAt, paid: fillLines(prices, tenders) };
}

/** The cash that the drawer gets for a basket, in cents. */
const cashOf = ({ items, paid }: Pick<Basket, 'items' | 'paid'>): number =>
  sumOf(
    items
      .flatMap((item, index) => moneyOf({ ...item, ...(paid[index] as Paid) }))
      .filter(({ way }) => way === 'cash'),
  );

/** The basket of a request. Throws 422 where it doesn't say in one way how it is paid. */
export function basketOf({ items, tenders, received = null, ...asked }: ParsedCheckout): Basket {
  const basket = tenders ? paidByTenders(items, tenders) : paidByItem(items, 'items.');
  const cash = cashOf(basket);
  if (received !== null && centsOf(received) < cash) {
    throw refuse('received_below_cash', { least: eurosOf(cash) }, { at: 'received' });
  }
  return {
    ...basket,
    received: cash > 0 ? received : null,
    salesperson: asked.salesperson ?? null,
  };
}

/** What goes back to the customer in cash, in euros. */
export const changeOf = (basket: Basket): string =>
  eurosOf(basket.received === null ? 0 : centsOf(basket.received) - cashOf(basket));
