import type { Known, MovedMoney, PaymentWay } from '@backoffice/contracts';

import { centsOf, eurosOf } from '../../cents';
import type { Part } from '../sales/parts';

/** Cents by way, without ways that cancel out. */
function byWay(parts: readonly Part[]): Map<PaymentWay, number> {
  const sums = new Map<PaymentWay, number>();
  for (const { way, amount } of parts) sums.set(way, (sums.get(way) ?? 0) + centsOf(amount));
  return new Map([...sums].filter(([, cents]) => cents !== 0));
}

/** The money of parts: what the shop gets, or with -1 what it pays out. */
export const pay = (parts: readonly Part[], sign: 1 | -1): Known<MovedMoney>[] =>
  [...byWay(parts)].map(([way, cents]) => ({ way, amount: eurosOf(sign * cents) }));

/** Whether two payments are the same, whatever their order. */
export function sameByWay(one: readonly Part[], other: readonly Part[]): boolean {
  const [a, b] = [byWay(one), byWay(other)];
  return a.size === b.size && [...a].every(([way, cents]) => b.get(way) === cents);
}

interface Reduced {
  left: Part[];
  taken: Part[];
}

const toParts = (sums: readonly (readonly [PaymentWay, number])[]): Part[] =>
  sums.flatMap(([way, cents]) => (cents > 0 ? [{ way, amount: eurosOf(cents) }] : []));

/**
 * Takes an amount in cents out of what was paid: first by the ways of `wanted`, then from banks, and
 * from cash last. `left` keeps the order of the parts.
 */
export function reduced(
  parts: readonly Part[],
  cents: number,
  wanted: readonly Part[] = [],
): Reduced {
  const left = parts.map(({ way, amount }) => ({ way, cents: centsOf(amount) }));
  const taken: [PaymentWay, number][] = [];
  let due = cents;
  const take = (from: (typeof left)[number], most: number) => {
    const now = Math.min(due, most, from.cents);
    from.cents -= now;
    due -= now;
    taken.push([from.way, now]);
    return now;
  };
  for (const [way, amount] of byWay(wanted)) {
    let rest = amount;
    for (const from of left) if (from.way === way) rest -= take(from, rest);
  }
  for (const from of left) if (from.way !== 'cash') take(from, due);
  for (const from of left) if (from.way === 'cash') take(from, due);
  return { left: toParts(left.map((from) => [from.way, from.cents])), taken: toParts(taken) };
}
