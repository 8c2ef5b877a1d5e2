import type { Bank, Known, MovedMoney, PaymentType, SaleType } from '@backoffice/contracts';

import { centsOf, eurosOf } from '../../cents';
import { refuse } from '../../errors';
import { wayOf } from '../till/ways';

/** How something is paid. */
export interface Way {
  paymentType: PaymentType;
  bank: Bank | null;
}

/** A line that comes back or goes out, with its price in euros. */
interface PricedLine extends Way {
  price: string;
}

export interface Deal {
  returns: PricedLine[];
  sells: (PricedLine & { sale_type: SaleType })[];
  /** The way of payment that customer and shop agreed on; undefined where they agreed on none. */
  way: Way | undefined;
}

export interface Settlement {
  /** How each returned line is refunded, in the same order. */
  refunds: Way[];
  /** The money that moves; for an exchange only the difference. */
  money: Known<MovedMoney>[];
  /** Whether a whole refund is paid out in another way than it was paid in. */
  isOtherWay: boolean;
}

const sum = (lines: PricedLine[]) => lines.reduce((total, { price }) => total + centsOf(price), 0);

const isSame = (a: Way, b: Way) => a.paymentType === b.paymentType && a.bank === b.bank;
/** Where a refund comes from: the drawer, or a bank. */
const placeOf = ({ bank }: Way) => bank ?? 'cash';

/** The way of payment that all lines share; throws 422 where they differ. */
function commonWay(lines: Way[]): Way {
  const [first] = lines;
  if (first && lines.every((line) => isSame(line, first))) return first;
  throw refuse('way_missing', {}, { at: 'way' });
}

const differs = (lines: PricedLine[], way: Way) =>
  lines.some((line) => centsOf(line.price) > 0 && !isSame(line, way));

/** A refund by each way, in the order of the lines. */
function refunded(returns: PricedLine[], refunds: Way[]): Known<MovedMoney>[] {
  const sums = new Map<Known<MovedMoney>['way'], number>();
  returns.forEach(({ price }, index) => {
    const place = placeOf(refunds[index] as Way);
    sums.set(place, (sums.get(place) ?? 0) - centsOf(price));
  });
  return [...sums].flatMap(([way, cents]) =>
    cents === 0 ? [] : [{ way, amount: eurosOf(cents) }],
  );
}

/**
 * The way in which the customer pays on top. Cash is with the courier where all new goods are sent.
 */
function paidOnTop({ sells, way }: Deal): Known<MovedMoney>['way'] {
  const chosen = way ?? commonWay(sells);
  const isSent = sells.every(({ sale_type: type }) => type === 'online');
  return wayOf({
    payment_type: chosen.paymentType,
    bank: chosen.bank,
    sale_type: isSent ? 'online' : 'store',
  });
}

/**
 * The money that moves when goods come back: each line's price by the way in which it was paid or,
 * for an exchange, the difference only. Throws 422 on `way` where nothing says how the difference
 * is paid.
 */
export function settle(deal: Deal): Settlement {
  const { returns, sells, way } = deal;
  const paid = returns.map(({ paymentType, bank }) => ({ paymentType, bank }));
  if (!sells.length) {
    const refunds = way ? paid.map(() => way) : paid;
    const isOtherWay = way !== undefined && differs(returns, way);
    return { refunds, money: refunded(returns, refunds), isOtherWay };
  }
  const difference = sum(sells) - sum(returns);
  if (difference === 0) return { refunds: paid, money: [], isOtherWay: false };
  const amount = eurosOf(difference);
  if (difference > 0) {
    return { refunds: paid, money: [{ way: paidOnTop(deal), amount }], isOtherWay: false };
  }
  const chosen = way ?? commonWay(returns);
  // A unit that is given away doesn't turn a refund into an exchange.
  const isOtherWay = sum(sells) === 0 && differs(returns, chosen);
  return { refunds: paid, money: [{ way: placeOf(chosen), amount }], isOtherWay };
}
