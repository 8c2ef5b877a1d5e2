import {
  BANKS,
  COUNTED_WAYS,
  DENOMINATIONS,
  type Bank,
  type CashPieces,
  type CountedWay,
  type MovedMoney,
  type Till,
  type TillWay,
} from '@backoffice/contracts';
import { centsOf, moneyOfCents, typedCents, typedWhole } from '@backoffice/i18n';

/** What of a till a count is compared with. */
export type SeenTill = Pick<Till, 'version' | 'opening' | 'sums' | 'last_closing'>;

/** A count as it is typed: cents of a note or coin → pieces, banks → euros. */
export interface Count {
  pieces: Readonly<Record<string, string>>;
  terminals: Readonly<Record<Bank, string>>;
  /** Empty as long as the suggestion stands. */
  left: string | null;
  reason: string;
  /** The till as it stood when the counting began, or when somebody took in what came since. */
  seen: SeenTill;
  /** The till before what came in between, until that is seen. */
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

/** Cents that lie there of one note or coin. */
export const rowCents = (pieces: Count['pieces'], cents: number): number =>
  cents * pieceCount(pieces[cents]);

export const cashCents = (pieces: Count['pieces']): number =>
  DENOMINATIONS.reduce((sum, cents) => sum + rowCents(pieces, cents), 0);

/** As the API takes it: what is there, by its cents. */
export function cashPieces(pieces: Count['pieces']): CashPieces {
  const there = DENOMINATIONS.filter((cents) => pieceCount(pieces[cents]) > 0);
  return Object.fromEntries(there.map((cents) => [String(cents), pieceCount(pieces[cents])]));
}

/** Cents of what a terminal says, which is negative after refunds alone; null for no amount. */
export function terminalCents(typed: string): number | null {
  const text = typed.trim().replace('\u2212', '-');
  if (text === '') return 0;
  const cents = typedCents(text.replace(/^-/, ''));
  return cents !== null && text.startsWith('-') ? -cents : cents;
}

/** What is to be there of a way that is counted; undefined for whoever counts blind. */
export function expectedCents({ sums, opening }: SeenTill, way: CountedWay): number | undefined {
  if (!sums) return undefined;
  const moved = centsOf(amountOf(sums, way));
  return way === 'cash' ? centsOf(opening.cash) + moved : moved;
}

const amountOf = (sums: readonly MovedMoney[], way: TillWay) =>
  sums.find((sum) => sum.way === way)?.amount ?? '0.00';

export const countedCents = ({ pieces, terminals }: Count, way: CountedWay): number =>
  way === 'cash' ? cashCents(pieces) : (terminalCents(terminals[way]) ?? 0);

/** Counted − expected, in cents; undefined for whoever counts blind. */
export function differenceOf(count: Count, way: CountedWay): number | undefined {
  const expected = expectedCents(count.seen, way);
  return expected === undefined ? undefined : countedCents(count, way) - expected;
}

/** Whether a way differs by more than the company lets pass without a word. */
export const isReasonNeeded = (count: Count, limitCents: number): boolean =>
  count.isReasonAsked ||
  COUNTED_WAYS.some((way) => Math.abs(differenceOf(count, way) ?? 0) > limitCents);

/** What is left in the drawer unless something else is typed: what was left last time, if it is there. */
export function leftText({ left, pieces, seen }: Count): string {
  if (left !== null) return left;
  const usual = centsOf(seen.opening.left ?? seen.opening.cash);
  return moneyOfCents(Math.min(usual, cashCents(pieces)));
}

/** What moved between two looks at a till, by its way, in cents. */
export function movedBetween(before: SeenTill, now: SeenTill): { way: TillWay; cents: number }[] {
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

/** Whether the till was closed between two looks. */
export const isClosedBetween = (before: SeenTill, now: SeenTill): boolean =>
  before.last_closing?.id !== now.last_closing?.id;

/** The terminals as the API takes them. */
export function terminalAmounts({ terminals }: Count): Record<Bank, string> {
  const of = (bank: Bank) => moneyOfCents(terminalCents(terminals[bank]) ?? 0);
  return Object.fromEntries(BANKS.map((bank) => [bank, of(bank)])) as Record<Bank, string>;
}
