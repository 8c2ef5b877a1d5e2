import type { Bank, PaymentType, PaymentWay, SaleType } from '@backoffice/contracts';

import { centsOf, eurosOf } from '../../cents';
import { refuse } from '../../errors';
import { wayOf } from '../till/ways';

/** An amount in euros, and how it was paid. */
export interface Part {
  way: PaymentWay;
  amount: string;
}

/** A line that was paid: in one way, as its two words say, or in the ways of `parts`. */
export interface Paid {
  payment_type: PaymentType;
  bank: Bank | null;
  /** Null for one way. */
  parts: Part[] | null;
}

const inWay = (way: PaymentWay): Paid =>
  way === 'cash'
    ? { payment_type: 'cash', bank: null, parts: null }
    : { payment_type: 'bank', bank: way, parts: null };

export const sumOf = (amounts: readonly { amount: string }[]): number =>
  amounts.reduce((sum, { amount }) => sum + centsOf(amount), 0);

/**
 * What stands for several parts where there is room for one word: the larger of cash and all banks
 * together, cash if they are equal, and of banks the largest. A line without a price was paid `as`.
 */
export function paidIn(parts: Part[], as: PaymentWay = 'cash'): Paid {
  const [first, ...more] = parts;
  if (!more.length) return inWay(first?.way ?? as);
  const banks = parts
    .filter(({ way }) => way !== 'cash')
    .toSorted((a, b) => centsOf(b.amount) - centsOf(a.amount));
  const cash = sumOf(parts) - sumOf(banks);
  const [largest] = banks;
  const way = largest && sumOf(banks) > cash ? largest.way : 'cash';
  return { ...inWay(way), parts };
}

/** Everything that a line was paid by. */
export const partsOf = ({ payment_type, bank, parts, price }: Paid & { price: string }): Part[] =>
  parts ?? [{ way: payment_type === 'bank' && bank ? bank : 'cash', amount: price }];

/** Money to hand out in the order in which it came. */
function purse(tenders: readonly Part[]) {
  const left = tenders.map(({ way, amount }) => ({ way, cents: centsOf(amount) }));
  const current = () => left.find(({ cents }) => cents > 0) ?? left.at(-1);
  /** Takes what a price is paid by. */
  const take = (price: string): Part[] => {
    const taken = new Map<PaymentWay, number>();
    for (let due = centsOf(price); due > 0;) {
      const from = current();
      if (!from?.cents) throw new Error('The tenders are less than the lines');
      const cents = Math.min(due, from.cents);
      from.cents -= cents;
      due -= cents;
      taken.set(from.way, (taken.get(from.way) ?? 0) + cents);
    }
    return [...taken].map(([way, cents]) => ({ way, amount: eurosOf(cents) }));
  };
  return { current, take };
}

/**
 * Pays lines in their order from tenders in theirs, which are as much as all of them: at most one
 * line less than there are tenders is paid in several ways.
 */
export function fillLines(prices: string[], tenders: readonly Part[]): Paid[] {
  const { current, take } = purse(tenders);
  return prices.map((price) => {
    const as = current()?.way;
    return paidIn(take(price), as);
  });
}

/** Throws 422 at `field` where amounts don't add up to what is due, in cents. */
export function refuseOtherSum(parts: readonly Part[], due: number, field: string): void {
  const sum = sumOf(parts);
  if (sum === due) return;
  throw refuse('parts_differ', { sum: eurosOf(sum), due: eurosOf(due) }, { at: field });
}

/** The money of a line by where it went: cash of an online sale is with the courier. */
export const moneyOf = (line: Paid & { price: string; sale_type: SaleType }) =>
  partsOf(line).map(({ way, amount }) => ({
    way: way === 'cash' ? wayOf({ payment_type: 'cash', sale_type: line.sale_type }) : way,
    amount,
  }));

/** The same as it is paid back. */
export const paidBack = (line: Parameters<typeof moneyOf>[0]) =>
  moneyOf(line).map(({ way, amount }) => ({ way, amount: `-${amount}` }));
