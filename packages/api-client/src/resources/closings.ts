import { http } from '@backoffice/api-client';
import {
  COUNTED_WAYS,
  DENOMINATIONS,
  PATHS,
  pathTo,
  TILL_SOURCES,
  TILL_WAYS,
  type CashPieces,
  type Closing,
  type ClosingInput,
  type ClosingView,
  type LateEntry,
  type Recount,
  type RecountInput,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { movedMoneyOf } from './moved-money';
import {
  dayOf,
  idOf,
  idOrNull,
  moneyOf,
  numberOf,
  oneOf,
  recordOf,
  recordOrEmpty,
  rowsOf,
  textOf,
  type Raw,
  wordOf,
} from './normalise';
import * as ROOTS from './query-roots';
import { shopParam, type ShopChoice } from './shop-choice';
import { ifSupported } from './support';
import { openingOf, reportOf, shopOf } from './till-reports';
import type { Write } from './write';

/** Which closings: of a shop, and the first and last day (`YYYY-MM-DD`) on which they were made. */
export interface ClosingFilter {
  location?: ShopChoice;
  from?: string;
  to?: string;
}

const countOf = (raw: Raw) => {
  const way = oneOf(COUNTED_WAYS, raw.way);
  return way && { way, expected: moneyOf(raw.expected), counted: moneyOf(raw.counted) };
};

const closingOf = (raw: Raw): Closing => ({
  id: idOf(raw.id),
  number: numberOf(raw.number),
  location: shopOf(raw.location),
  opened_at: textOf(raw.opened_at),
  closed_at: textOf(raw.closed_at),
  closed_on: dayOf(raw.closed_on),
  closed_by: textOf(raw.closed_by),
  counted_cash: moneyOf(raw.counted_cash),
  left: moneyOf(raw.left),
  reason: textOf(raw.reason),
  recounts: numberOf(raw.recounts),
  ...(raw.counts ? { counts: rowsOf(raw.counts).flatMap((row) => countOf(row) ?? []) } : {}),
  ...(raw.late ? { late: movedMoneyOf(raw.late) } : {}),
});

const piecesOf = (value: unknown): CashPieces => {
  const raw = recordOrEmpty(value);
  const counted = DENOMINATIONS.filter((cents) => numberOf(raw[cents]) > 0);
  return Object.fromEntries(counted.map((cents) => [String(cents), numberOf(raw[cents])]));
};

const terminalsOf = (value: unknown) => {
  const raw = recordOrEmpty(value);
  return { NLB: moneyOf(raw.NLB), PCB: moneyOf(raw.PCB), TEB: moneyOf(raw.TEB) };
};

const lateOf = (raw: Raw): LateEntry => ({
  id: idOf(raw.id),
  source: wordOf(TILL_SOURCES, raw.source),
  subject: textOf(raw.subject),
  receipt_number: idOrNull(raw.receipt_number),
  way: wordOf(TILL_WAYS, raw.way),
  amount: moneyOf(raw.amount),
  user: textOf(raw.user),
  recorded_at: textOf(raw.recorded_at),
});

const recountOf = (raw: Raw): Recount => ({
  id: idOf(raw.id),
  recorded_at: textOf(raw.recorded_at),
  user: textOf(raw.user),
  cash: piecesOf(raw.cash),
  counted_cash: moneyOf(raw.counted_cash),
  terminals: terminalsOf(raw.terminals),
  reason: textOf(raw.reason),
});

function closingViewOf(value: unknown): ClosingView {
  const raw = recordOf(value);
  const company = recordOf(raw.company);
  return {
    closing: closingOf(recordOf(raw.closing)),
    cash: piecesOf(raw.cash),
    terminals: terminalsOf(raw.terminals),
    company: {
      name: textOf(company.name),
      registration_number: textOf(company.registration_number),
    },
    ...(raw.opening ? { opening: openingOf(raw.opening) } : {}),
    ...(raw.sums ? { sums: movedMoneyOf(raw.sums) } : {}),
    ...(raw.report ? { report: reportOf(raw.report) } : {}),
    ...(raw.late ? { late: rowsOf(raw.late).map(lateOf) } : {}),
    recounts: rowsOf(raw.recounts).map(recountOf),
  };
}

export const closingQueries = {
  /** Closings, newest first; what was expected only for `till.manage`. Null where the server has none. */
  list: ({ location, ...days }: ClosingFilter = {}) =>
    queryOptions({
      queryKey: [ROOTS.till, 'closings', { location: shopParam(location), ...days }],
      queryFn: async ({ signal }): Promise<Closing[] | null> => {
        const params = { location: shopParam(location), ...days };
        const rows = await ifSupported(http.get(PATHS.closings, { params, signal }));
        return rows === null ? null : rowsOf(rows).map(closingOf);
      },
    }),

  /** A closing as it was printed, with what explains it since. */
  one: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.till, 'closing', id],
      queryFn: async ({ signal }) =>
        closingViewOf(await http.get(pathTo(PATHS.closing, { id }), { signal })),
    }),
};

export const closingMutations = {
  /**
   * Closes a till. Refused with 409 `changed` where something was booked since `version` (`changedTill`
   * says how it stands), with 422 `fields.reason` where a reason is needed. Keep the idempotency key
   * until the answer is definite.
   */
  close: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<ClosingInput>): Promise<ClosingView> =>
        closingViewOf(await http.post(PATHS.closings, { body: input, idempotencyKey })),
      meta: { invalidates: [ROOTS.till, ROOTS.sales] },
    }),

  /** Counts again what was counted at a closing; the closing itself stays as it was. */
  recount: (id: number) =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<RecountInput>): Promise<ClosingView> => {
        const path = pathTo(PATHS.closingRecounts, { id });
        return closingViewOf(await http.post(path, { body: input, idempotencyKey }));
      },
      meta: { invalidates: [ROOTS.till] },
    }),
};
