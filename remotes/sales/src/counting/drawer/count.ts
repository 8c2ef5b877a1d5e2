import {
  BANKS,
  PAYMENT_WAYS,
  DENOMINATIONS,
  type Bank,
  type CashPieces,
  type PaymentWay,
  type MovedMoney,
  type Till,
} from '@backoffice/contracts';
import { centsOf, moneyOfCents, typedCents, typedWhole } from '@backoffice/i18n';

/** The fields of a till that a count is compared with. */
export type SeenTill = Pick<Till, 'version' | 'opening' | 'sums' | 'last_closing'>;

/** A count as it is typed: cents of a note or coin → pieces, banks → euros. */
export interface Count {
  pieces: Readonly<Record<string, string>>;
  terminals: Readonly<Record<Bank, string>>;
  /** Null as long as the suggested amount stands. */
  left: string | null;
  reason: string;
  /** The till at the start of the count, or when the person last took in new bookings. */
  seen: SeenTill;
  /**
   * The till before the bookings that were taken in; null if there were none since the last try to
   * close.
   */
  before: SeenTill | null;
  /** The server asked for a reason. */
  isReasonAsked: boolean;
  /** Kept until the server has answered definitely, so that a retry closes once. */
  key: string;
}

export const emptyCount = (seen: SeenTill, key: string): Count => ({
  pieces: {},
  terminals: { NLB: '', PCB: '', TEB: '' },
  left: null,
  reason: '',
  seen,
  before: null,
  isReasonAsked: false,
  key,
});

const pieceCount = (typed: string | undefined) => typedWhole(typed ?? '') ?? 0;

export const rowCents = (pieces: Count['pieces'], cents: number): number =>
  cents * pieceCount(pieces[cents]);

export const cashCents = (pieces: Count['pieces']): number =>
  DENOMINATIONS.reduce((sum, cents) => sum + rowCents(pieces, cents), 0);

/** The API takes only notes and coins that are there, by their value in cents. */
export function cashPieces(pieces: Count['pieces']): CashPieces {
  const there = DENOMINATIONS.filter((cents) => pieceCount(pieces[cents]) > 0);
  return Object.fromEntries(there.map((cents) => [String(cents), pieceCount(pieces[cents])]));
}

/** In cents; a terminal's sum is negative after refunds alone. Null if the text is no amount. */
export function terminalCents(typed: string): number | null {
  const text = typed.trim().replace('\u2212', '-');
  if (text === '') return 0;
  const cents = typedCents(text.replace(/^-/, ''));
  return cents !== null && text.startsWith('-') ? -cents : cents;
}

/** In cents; undefined for a person who counts blind. */
export function expectedCents({ sums, opening }: SeenTill, way: PaymentWay): number | undefined {
  if (!sums) return undefined;
  const moved = centsOf(amountOf(sums, way));
  return way === 'cash' ? centsOf(opening.cash) + moved : moved;
}

const amountOf = (sums: readonly MovedMoney[], way: MovedMoney['way']) =>
  sums.find((sum) => sum.way === way)?.amount ?? '0.00';

export const countedCents = ({ pieces, terminals }: Count, way: PaymentWay): number =>
  way === 'cash' ? cashCents(pieces) : (terminalCents(terminals[way]) ?? 0);

/** Counted − expected, in cents; undefined for a person who counts blind. */
export function differenceOf(count: Count, way: PaymentWay): number | undefined {
  const expected = expectedCents(count.seen, way);
  return expected === undefined ? undefined : countedCents(count, way) - expected;
}

/** The company allows differences up to a limit without a reason. */
export const isReasonNeeded = (count: Count, limitCents: number): boolean =>
  count.isReasonAsked ||
  PAYMENT_WAYS.some((way) => Math.abs(differenceOf(count, way) ?? 0) > limitCents);

/** Unless another amount is typed, as much stays as last time, or all if there is less. */
export function leftText({ left, pieces, seen }: Count): string {
  if (left !== null) return left;
  const usual = centsOf(seen.opening.left ?? seen.opening.cash);
  return moneyOfCents(Math.min(usual, cashCents(pieces)));
}

/** The money that moved between two states of a till, by way of payment, in cents. */
export function movedBetween(
  before: SeenTill,
  now: SeenTill,
): { way: MovedMoney['way']; cents: number }[] {
  const was = before.sums ?? [];
  const is = now.sums ?? [];
  const ways = new Set([...was, ...is].map(({ way }) => way));
  const opened = centsOf(now.opening.cash) - centsOf(before.opening.cash);
  return [...ways.add('cash')].flatMap((way) => {
    const moved = centsOf(amountOf(is, way)) - centsOf(amountOf(was, way));
    const cents = way === 'cash' ? moved + opened : moved;
    return cents === 0 ? [] : [{ way, cents }];
  });
}

export const isClosedBetween = (before: SeenTill, now: SeenTill): boolean =>
  before.last_closing?.id !== now.last_closing?.id;

export function terminalAmounts({ terminals }: Count): Record<Bank, string> {
  const of = (bank: Bank) => moneyOfCents(terminalCents(terminals[bank]) ?? 0);
  return Object.fromEntries(BANKS.map((bank) => [bank, of(bank)])) as Record<Bank, string>;
}
