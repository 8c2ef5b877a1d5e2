import type { Known, MovedMoney, SaleType } from '@backoffice/contracts';

import { eurosOf } from '../../cents';
import { refuse } from '../../errors';
import { totalOf } from '../sales/basket';
import { fillLines, type Paid, type Part, partsOf } from '../sales/parts';
import { pay, reduced, sameByWay } from './by-way';

/** A line that comes back, with its price in euros. */
type PaidLine = Paid & { price: string };

export interface Deal {
  returns: PaidLine[];
  sells: { price: string; sale_type: SaleType }[];
  /** How each of `sells` is paid by its own word; undefined where they take over what was paid. */
  paid: Paid[] | undefined;
  /** The parts of an amount in cents that customer and shop agreed on; undefined for no agreement. */
  agreed: ((cents: number) => Part[]) | undefined;
}

export interface Settlement {
  /** How each returned line is refunded, in the same order. */
  refunds: Paid[];
  /** How each line that is sold is paid, in the same order. */
  sold: Paid[];
  /** The money that moves; for an exchange only the difference. */
  money: Known<MovedMoney>[];
  /** Whether a whole refund is paid out in another way than it was paid in. */
  isOtherWay: boolean;
}

const pricesOf = (lines: { price: string }[]) => lines.map(({ price }) => price);

/** All of an amount in the one way in which these lines were paid; throws 422 where they differ. */
function commonWay(lines: PaidLine[], cents: number): Part[] {
  const ways = new Set(lines.flatMap(partsOf).map(({ way }) => way));
  const [way] = ways;
  if (way && ways.size === 1) return [{ way, amount: eurosOf(cents) }];
  throw refuse('way_missing', {}, { at: 'way' });
}

/** Goods that come back, and nothing is taken for them. */
function refund({ returns, agreed }: Deal): Settlement {
  const paid = returns.flatMap(partsOf);
  if (!agreed) return { refunds: returns, sold: [], money: pay(paid, -1), isOtherWay: false };
  const parts = agreed(totalOf(returns));
  return {
    refunds: fillLines(pricesOf(returns), parts),
    sold: [],
    money: pay(parts, -1),
    isOtherWay: !sameByWay(parts, paid),
  };
}

/** Cash on top is with the courier where all new goods are sent. */
function onTop(parts: Part[], sells: Deal['sells']): Known<MovedMoney>[] {
  const isSent = sells.every(({ sale_type: type }) => type === 'online');
  const placed = ({ way, ...part }: Known<MovedMoney>) =>
    isSent && way === 'cash' ? { ...part, way: 'courier' as const } : { ...part, way };
  return pay(parts, 1).map(placed);
}

/** What the customer gets for taking less: banks first, cash last, unless agreed otherwise. */
function paidBack({ returns, paid, agreed }: Deal, cents: number): Part[] {
  if (agreed) return agreed(cents);
  if (paid) return commonWay(returns, cents);
  const pool = returns.flatMap(partsOf);
  const { taken } = reduced(pool, cents);
  return taken;
}

/** Goods that come back for others; those that say no way of their own take over what was paid. */
function exchange(deal: Deal): Settlement {
  const { returns, sells, paid, agreed } = deal;
  const pool = returns.flatMap(partsOf);
  const prices = pricesOf(sells);
  const difference = totalOf(sells) - totalOf(returns);
  if (difference === 0) {
    // Refuses ways that name money, where none moves.
    agreed?.(0);
    return {
      refunds: returns,
      sold: paid ?? fillLines(prices, pool),
      money: [],
      isOtherWay: false,
    };
  }
  if (difference > 0) {
    const own = (paid ?? []).map((line, index) => ({ ...line, price: prices[index] ?? '0.00' }));
    const parts = agreed ? agreed(difference) : commonWay(own, difference);
    const sold = paid ?? fillLines(prices, [...pool, ...parts]);
    return { refunds: returns, sold, money: onTop(parts, sells), isOtherWay: false };
  }
  const out = paidBack(deal, -difference);
  // A unit that is given away doesn't turn a refund into an exchange.
  const isOtherWay = totalOf(sells) === 0 && !sameByWay(out, pool);
  const sold = paid ?? fillLines(prices, reduced(pool, -difference, out).left);
  return { refunds: returns, sold, money: pay(out, -1), isOtherWay };
}

/**
 * The money that moves when goods come back: each line's price by the ways in which it was paid or,
 * for an exchange, the difference only. Throws 422 on `way` where nothing says how the difference is
 * paid.
 */
export const settle = (deal: Deal): Settlement =>
  deal.sells.length ? exchange(deal) : refund(deal);
