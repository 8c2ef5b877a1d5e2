import type { Said } from '@backoffice/contracts';
import {
  BANKS,
  type CashPieces,
  type ClosingCount,
  PAYMENT_WAYS,
  type MovedMoney,
  type ParsedClosing,
} from '@backoffice/contracts';
import { say } from '@backoffice/contracts/refusals';

import { centsOf, eurosOf } from '../../cents';

type Terminals = ParsedClosing['terminals'];

/** What notes and coins are worth together, in cents. */
export const centsIn = (cash: CashPieces): number =>
  Object.entries(cash).reduce((sum, [cents, pieces]) => sum + Number(cents) * pieces, 0);

/** Expected and counted money by way. Couriers and bookings of no named bank are not counted. */
export function countsOf(
  { openingCash, sums }: { openingCash: string; sums: MovedMoney[] },
  { cash, terminals }: { cash: CashPieces; terminals: Terminals },
): ClosingCount[] {
  const moved = new Map(sums.map(({ way, amount }) => [way, centsOf(amount)]));
  return PAYMENT_WAYS.map((way) => {
    const before = way === 'cash' ? centsOf(openingCash) : 0;
    const counted = way === 'cash' ? centsIn(cash) : centsOf(terminals[way]);
    return { way, expected: eurosOf(before + (moved.get(way) ?? 0)), counted: eurosOf(counted) };
  });
}

const differenceOf = ({ expected, counted }: ClosingCount) => centsOf(counted) - centsOf(expected);

/** Ways that differ by more than a company lets pass without a word. */
export const differing = (counts: ClosingCount[], limit: string): ClosingCount[] =>
  counts.filter((count) => Math.abs(differenceOf(count)) > centsOf(limit));

/** "Cash −5.01 €". */
export function differenceSaid(count: ClosingCount): Said {
  const difference = eurosOf(differenceOf(count));
  if (count.way === 'cash') return say('cash_differs', { difference });
  return say('bank_differs', { bank: count.way, difference });
}

/** The amounts of the banks' terminals, out of all counts. */
export const terminalsOf = (counts: ClosingCount[]): Terminals => {
  const said = (bank: string) => counts.find(({ way }) => way === bank)?.counted ?? '0.00';
  return Object.fromEntries(BANKS.map((bank) => [bank, said(bank)])) as Terminals;
};
