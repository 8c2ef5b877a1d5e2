import { http } from '@backoffice/api-client';
import {
  MOVEMENT_KINDS,
  OPERATION_KINDS,
  PATHS,
  pathTo,
  type OperatedUnit,
  type Operation,
  type OperationFilter,
  type PageInfo,
  type UndoInput,
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
  moneyOrNull,
  numberOf,
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

interface OperationPage {
  rows: Operation[];
  page: PageInfo | null;
}

const PAGE_SIZE = 100;
/** All units of a large import are looked at before its undo is answered. Milliseconds. */
const LARGE_UNDO_TIME = 120_000;

function undoneOf(value: unknown): Operation['undone'] {
  if (!value) return null;
  const raw = recordOf(value);
  const [at, by] = [textOf(raw.at), textOf(raw.by)];
  const left = typeof raw.left === 'number' ? { left: raw.left } : {};
  return { operation: idOf(raw.operation), at, by, units: numberOf(raw.units), ...left };
}

const wordsOf = <T>(value: unknown, read: (one: unknown) => T | null): T[] =>
  (Array.isArray(value) ? value : []).flatMap((one) => read(one) ?? []);

/** Null for a kind that this release does not know. */
function operationOf(raw: Raw): Operation | null {
  const kind = oneOf(OPERATION_KINDS, raw.kind);
  if (kind === null) return null;
  const at = textOf(raw.at);
  return {
    id: idOf(raw.id),
    kind,
    at,
    recorded_at: textOf(raw.recorded_at) || at,
    by: textOf(raw.by),
    own: raw.own === true,
    note: textOf(raw.note),
    units: numberOf(raw.units),
    movements: wordsOf(raw.movements, (one) => oneOf(MOVEMENT_KINDS, one)),
    reason: textOrNull(raw.reason),
    codes: wordsOf(raw.codes, textOrNull),
    products: numberOf(raw.products),
    from: textOrNull(raw.from),
    to: textOrNull(raw.to),
    delivery: idOrNull(raw.delivery),
    shipment: idOrNull(raw.shipment),
    count: idOrNull(raw.count),
    sale: idOrNull(raw.sale),
    undoes: idOrNull(raw.undoes),
    undone: undoneOf(raw.undone),
    undoable: raw.undoable === true,
    may_undo: raw.may_undo === true,
  };
}

function sinceOf(value: unknown): OperatedUnit['since'] {
  if (!value) return null;
  const raw = recordOf(value);
  const kind = oneOf(MOVEMENT_KINDS, raw.kind);
  return kind && { kind, at: textOf(raw.at), by: textOf(raw.by) };
}

function operatedUnitOf(raw: Raw): OperatedUnit | null {
  const movement = oneOf(MOVEMENT_KINDS, raw.movement);
  if (movement === null) return null;
  return {
    id: idOf(raw.id),
    code: textOf(raw.code),
    brand: textOf(raw.brand),
    color: textOrNull(raw.color),
    number: textOrNull(raw.number),
    specific_type: textOrNull(raw.specific_type),
    name: textOrNull(raw.name),
    barcode: textOf(raw.barcode),
    movement,
    from: textOrNull(raw.from),
    to: textOrNull(raw.to),
    from_price: moneyOrNull(raw.from_price),
    price: moneyOrNull(raw.price),
    from_identity: textOrNull(raw.from_identity),
    to_identity: textOrNull(raw.to_identity),
    since: sinceOf(raw.since),
  };
}

function listOf({ pages }: InfiniteData<OperationPage>) {
  // One that is recorded while the pages are loaded moves the last of a page to the next.
  const byId = new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
  const first = pages[0]?.page;
  return {
    rows: [...byId.values()],
    total: first?.total ?? null,
    capped: first?.capped ?? false,
  };
}

export interface OperationView {
  operation: Operation;
  units: OperatedUnit[];
}

function viewOf(value: unknown): OperationView | null {
  const raw = recordOf(value);
  const operation = operationOf(recordOf(raw.operation));
  return (
    operation && { operation, units: rowsOf(raw.units).flatMap((row) => operatedUnitOf(row) ?? []) }
  );
}

export const operationQueries = {
  /** What was done to stock, latest first, page by page (`fetchNextPage`). */
  list: (filter: OperationFilter, pageSize = PAGE_SIZE) =>
    infiniteQueryOptions({
      queryKey: [ROOTS.operations, 'list', filter, pageSize],
      queryFn: async ({ pageParam, signal }): Promise<OperationPage> => {
        const params = { ...filter, limit: pageSize, cursor: pageParam };
        const { data, page } = await http.full('GET', PATHS.operations, { params, signal });
        return { rows: rowsOf(data).flatMap((row) => operationOf(row) ?? []), page: page ?? null };
      },
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.page?.next,
      select: listOf,
    }),

  /** An operation with its units; null for a kind that this release does not know. */
  one: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.operations, 'detail', id],
      queryFn: async ({ signal }) =>
        viewOf(await http.get(pathTo(PATHS.operation, { id }), { signal })),
    }),
};

/** What an undo answers: what was saved must not fail here. */
function undoneStockOf(value: unknown): ChangedStock {
  const goesOn = idOrNull(recordOrEmpty(value).import);
  return { ...stockChangeOf(value), ...(goesOn !== null && { import: goesOn }) };
}

/** The request that undoes an operation, as somebody may have to approve it. */
export const undoRequest = (id: number, input: UndoInput) =>
  ({ method: 'POST', path: pathTo(PATHS.undoOperation, { id }), body: input }) as const;

export const operationMutations = {
  /**
   * Takes an operation back, all of it or `ids`; of a large import (`import`) the units go out in the
   * background. 409 `moved_since` changes nothing: `conflicts` name
   * the units to which something happened since; without any, somebody has undone it before.
   */
  undo: (id: number) =>
    mutationOptions({
      mutationFn: async ({
        input,
        idempotencyKey,
        approval,
      }: Write<UndoInput>): Promise<ChangedStock> => {
        const { path, body } = undoRequest(id, input);
        const sent = { body, idempotencyKey, approval, timeout: LARGE_UNDO_TIME };
        return undoneStockOf(await http.post(path, sent));
      },
      meta: { invalidates: [ROOTS.products, ROOTS.operations, ROOTS.imports] },
    }),
};
