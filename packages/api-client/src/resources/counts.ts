import { ApiError, http } from '@backoffice/api-client';
import {
  COUNT_STATES,
  COUNT_VERDICTS,
  OUT_REASONS,
  PATHS,
  pathTo,
  PRODUCT_TYPES,
  SCAN_OUTCOMES,
  type Count,
  type CountApplyInput,
  type CountChanged,
  type CountDevice,
  type CountedScan,
  type CountInput,
  type CountLine,
  type CountReview,
  type CountScansInput,
  type CountView,
  type NamedUnit,
  type PageInfo,
} from '@backoffice/contracts';
import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type InfiniteData,
} from '@tanstack/react-query';

import {
  idOf,
  idOrNull,
  numberOf,
  numberOrNull,
  oneOf,
  recordOf,
  recordOrEmpty,
  rowsOf,
  textOf,
  textOrNull,
  type Raw,
} from './normalise';
import * as ROOTS from './query-roots';
import { stockChangeOf, type ChangedStock } from './stock-changes';
import type { Write } from './write';

interface CountPage {
  rows: Count[];
  page: PageInfo | null;
}

const PAGE_SIZE = 100;
const DONE = ['recheck', 'lost', 'move', 'found', 'leave'] as const;

const listOrNone = (value: unknown): Raw[] => (Array.isArray(value) ? rowsOf(value) : []);
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((one) => textOrNull(one) ?? []) : [];

function scopeOf(value: unknown): Count['scope'] {
  const raw = recordOrEmpty(value);
  return {
    type: oneOf(PRODUCT_TYPES, raw.type),
    brands: Array.isArray(raw.brands) ? textsOf(raw.brands) : null,
    code: textOrNull(raw.code),
    units: numberOrNull(raw.units),
  };
}

function countOf(raw: Raw): Count {
  const location = recordOf(raw.location);
  return {
    id: idOf(raw.id),
    location: { id: idOf(location.id), name: textOf(location.name) },
    scope: scopeOf(raw.scope),
    state: oneOf(COUNT_STATES, raw.state) ?? 'open',
    blind: raw.blind === true,
    note: textOf(raw.note),
    started_at: textOf(raw.started_at),
    by: textOf(raw.by),
    ended_at: textOrNull(raw.ended_at),
    ended_by: textOrNull(raw.ended_by),
    scanned: numberOf(raw.scanned),
    unknown: numberOf(raw.unknown),
    expected: numberOrNull(raw.expected),
    lost: numberOrNull(raw.lost),
    moved: numberOrNull(raw.moved),
    found: numberOrNull(raw.found),
    operation: idOrNull(raw.operation),
    undone: raw.undone === true,
  };
}

const namedUnitOf = (raw: Raw): NamedUnit => ({
  id: idOf(raw.id),
  code: textOf(raw.code),
  brand: textOf(raw.brand),
  color: textOrNull(raw.color),
  number: textOrNull(raw.number),
  specific_type: textOrNull(raw.specific_type),
  name: textOrNull(raw.name),
  barcode: textOf(raw.barcode),
});

/** One that a later release of the server knows is a find that nobody can name. */
const scanOf = (raw: Raw): CountedScan => ({
  key: textOf(raw.key),
  code: textOf(raw.code),
  outcome: oneOf(SCAN_OUTCOMES, raw.outcome) ?? 'unknown',
  at: textOf(raw.at),
  by: textOf(raw.by),
  unit: raw.unit ? namedUnitOf(recordOf(raw.unit)) : null,
  location: textOrNull(raw.location),
});

const deviceOf = (raw: Raw): CountDevice => ({
  device: textOf(raw.device),
  by: textOf(raw.by),
  pending: numberOf(raw.pending),
  seen_at: textOf(raw.seen_at),
  left: raw.left === true,
});

function viewOf(value: unknown): CountView {
  const raw = recordOf(value);
  return {
    count: countOf(recordOf(raw.count)),
    people: listOrNone(raw.people).map(({ by, scanned }) => ({
      by: textOf(by),
      scanned: numberOf(scanned),
    })),
    devices: listOrNone(raw.devices).map(deviceOf),
    scans: listOrNone(raw.scans).map(scanOf),
  };
}

function sinceOf(value: unknown): CountLine['since'] {
  if (!value) return null;
  const raw = recordOf(value);
  return { kind: textOf(raw.kind), at: textOf(raw.at), by: textOf(raw.by) };
}

/** Null for a verdict that this release does not know: nobody here could decide it. */
function lineOf(raw: Raw): CountLine | null {
  const verdict = oneOf(COUNT_VERDICTS, raw.verdict);
  return (
    verdict && {
      ...namedUnitOf(raw),
      verdict,
      location: textOrNull(raw.location),
      scanned_at: textOrNull(raw.scanned_at),
      scanned_by: textOrNull(raw.scanned_by),
      sale: idOrNull(raw.sale),
      out: oneOf(OUT_REASONS, raw.out),
      shipment: idOrNull(raw.shipment),
      since: sinceOf(raw.since),
      done: oneOf(DONE, raw.done),
    }
  );
}

const linesOf = (value: unknown): CountLine[] =>
  listOrNone(value).flatMap((raw) => lineOf(raw) ?? []);

function reviewOf(value: unknown): CountReview {
  const raw = recordOf(value);
  return {
    count: countOf(recordOf(raw.count)),
    counted: numberOf(raw.counted),
    lines: linesOf(raw.lines),
    unknown: listOrNone(raw.unknown).map(({ code, times, by, at, keys }) => ({
      code: textOf(code),
      times: numberOf(times),
      by: textOf(by),
      at: textOf(at),
      keys: textsOf(keys),
    })),
    devices: listOrNone(raw.devices).map(deviceOf),
  };
}

function listOf({ pages }: InfiniteData<CountPage>) {
  // One that is started while the pages are loaded moves the last of a page to the next.
  const byId = new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
  const first = pages[0]?.page;
  return { rows: [...byId.values()], total: first?.total ?? null, capped: first?.capped ?? false };
}

export const countQueries = {
  /** Counts, open ones first, then latest first, page by page (`fetchNextPage`). */
  list: () =>
    infiniteQueryOptions({
      queryKey: [ROOTS.counts, 'list'],
      queryFn: async ({ pageParam, signal }): Promise<CountPage> => {
        const params = { limit: PAGE_SIZE, cursor: pageParam };
        const { data, page } = await http.full('GET', PATHS.counts, { params, signal });
        return { rows: rowsOf(data).map(countOf), page: page ?? null };
      },
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.page?.next,
      select: listOf,
    }),

  /** A count: how far it is, who scans in it, and one's own latest scans. */
  one: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.counts, 'detail', id],
      queryFn: async ({ signal }) =>
        viewOf(await http.get(pathTo(PATHS.count, { id }), { signal })),
    }),

  /** What it found; once it is applied, what was done about it. */
  review: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.counts, 'review', id],
      queryFn: async ({ signal }) =>
        reviewOf(await http.get(pathTo(PATHS.countReview, { id }), { signal })),
    }),
};

const started = { invalidates: [ROOTS.counts] };

export const countMutations = {
  /** Starts a count; 409 `conflict` where one is open in that shop. */
  start: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<CountInput>): Promise<Count> =>
        countOf(recordOf(await http.post(PATHS.counts, { body: input, idempotencyKey }))),
      meta: started,
    }),

  /** Takes scans back, by their keys; answers those that it took back. */
  withdraw: (id: number) =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<{ keys: string[] }>) => {
        const path = pathTo(PATHS.countWithdrawals, { id });
        const answer = recordOrEmpty(await http.post(path, { body: input, idempotencyKey }));
        return { keys: textsOf(answer.keys) };
      },
      meta: started,
    }),

  /**
   * Ends a count and puts the stock right. 409 `count_changed` changes nothing (`changedCount`), 409
   * `closed` says who ended it before.
   */
  apply: (id: number) =>
    mutationOptions({
      mutationFn: async ({
        input,
        idempotencyKey,
      }: Write<CountApplyInput>): Promise<ChangedStock> =>
        stockChangeOf(
          await http.post(pathTo(PATHS.countApply, { id }), { body: input, idempotencyKey }),
        ),
      // Its lines that changed come with the refusal; the review is asked for again by hand.
      meta: { invalidates: [ROOTS.products, ROOTS.operations] },
    }),

  /** Gives a count up: nothing changes. */
  cancel: (id: number) =>
    mutationOptions({
      mutationFn: async ({ idempotencyKey }: Write<undefined>) => {
        await http.post(pathTo(PATHS.countCancel, { id }), { idempotencyKey });
      },
      meta: started,
    }),
};

/** What a refused `apply` says of the lines that are not what was seen; null for another refusal. */
export function changedCount(error: unknown): CountChanged | null {
  if (!(error instanceof ApiError) || error.code !== 'count_changed') return null;
  const raw = recordOrEmpty(error.data);
  const gone = Array.isArray(raw.gone) ? raw.gone.flatMap((id) => idOrNull(id) ?? []) : [];
  return { lines: linesOf(raw.lines), gone };
}

/**
 * Sends scans of this device, each by its own key: sent again, it is the same scan. Throws ApiError;
 * 409 `closed` once the count has ended. With `isLeaving` it arrives although the page goes.
 */
export async function sendScans(
  count: number,
  input: CountScansInput,
  { isLeaving = false } = {},
): Promise<CountedScan[]> {
  const path = pathTo(PATHS.countScans, { id: count });
  const answer = await http.post(path, { body: input, outlivesPage: isLeaving });
  return rowsOf(answer).map(scanOf);
}
