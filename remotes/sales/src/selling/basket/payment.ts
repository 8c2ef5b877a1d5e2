import type { Bank } from '@backoffice/contracts';
import { moneyOfCents, typedCents } from '@backoffice/i18n';

import type { Way } from '../../words/ways';
import { balanceOf, isExchange, usualWay } from './exchange';
import type { SaleDraft, SaleLine } from './sale-draft';

/** What is paid in one way, in cents. */
export interface Tender {
  way: Way;
  cents: number;
}

/** How the customer pays, amounts in cents. */
export interface Payment {
  /** In the order of payment: cash, then banks. */
  tenders: Tender[];
  /** The part that changes hands here in cash; a courier's cash does not. */
  cash: number;
  /** That part without the bank that pays the rest: what the customer might hand over. */
  wholeCash: number;
  /** What the received cash leaves open, until a bank is chosen for it. */
  missing: number;
  /** The received cash is no amount. */
  isUnread: boolean;
  /** What goes back to the customer; null as long as nobody said what was received. */
  change: number | null;
  /** The received cash and a bank share the sum, whatever the lines say. */
  isSplit: boolean;
}

type Paid = Pick<SaleDraft, 'lines' | 'returns' | 'way' | 'note' | 'received' | 'rest'>;

/** What the customer pays in each way, as far as the lines and the received cash tell. */
export function paymentOf(draft: Paid): Payment {
  const sums = sumsByWay(draft);
  const all = sums.get('cash') ?? 0;
  const wholeCash = all - courierCash(draft.lines);
  const plain = {
    ...paid(sums),
    cash: wholeCash,
    wholeCash,
    missing: 0,
    isUnread: false,
    change: null,
  };
  const received = wholeCash > 0 ? typedCents(draft.received) : null;
  if (received === null)
    return { ...plain, isUnread: wholeCash > 0 && draft.received.trim() !== '' };
  if (received >= wholeCash) return { ...plain, change: received - wholeCash };
  const open = wholeCash - received;
  if (draft.rest === '' || wholeCash < all) return { ...plain, missing: open };
  sums.set('cash', received).set(draft.rest, (sums.get(draft.rest) ?? 0) + open);
  return { ...plain, ...paid(sums), isSplit: true, cash: received };
}

const paid = (sums: ReadonlyMap<Way, number>) => ({
  tenders: [...sums].map(([way, cents]) => ({ way, cents })).filter(({ cents }) => cents !== 0),
  isSplit: false,
});

/** By the lines' own ways; in an exchange the difference by the way that was chosen for it. */
function sumsByWay(draft: Paid): Map<Way, number> {
  const sums = new Map<Way, number>([['cash', 0]]);
  if (draft.returns.length === 0) {
    for (const { paymentType, bank, price } of draft.lines) {
      const way: Way | '' = paymentType === 'cash' ? 'cash' : bank;
      if (way) sums.set(way, (sums.get(way) ?? 0) + (typedCents(price) ?? 0));
    }
    return sums;
  }
  const { due } = balanceOf(draft);
  const way = draft.way || usualWay(draft);
  return isExchange(draft) && due > 0 && way ? sums.set(way, due) : sums;
}

const courierCash = (lines: readonly SaleLine[]): number =>
  lines
    .filter(({ paymentType, saleType }) => paymentType === 'cash' && saleType === 'online')
    .reduce((sum, { price }) => sum + (typedCents(price) ?? 0), 0);

/** The tenders as the calls take them. */
export const tendersInput = ({ tenders }: Payment) =>
  tenders.map(({ way, cents }) => ({ way, amount: moneyOfCents(cents) }));

/** Amounts in cents that a customer is likely to hand over: the sum, and round ones above it. */
export function likelyCash(cents: number): number[] {
  const round = [500, 1000, 2000, 5000, 10_000].map((note) => Math.ceil(cents / note) * note);
  return [...new Set([cents, ...round])].sort((a, b) => a - b);
}

/** The bank of a function key on the counter: F2 for the first. */
export const bankOfKey = (key: string, banks: readonly Bank[]): Bank | undefined =>
  /^F[234]$/.test(key) ? banks[Number(key[1]) - 2] : undefined;
