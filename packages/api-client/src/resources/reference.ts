import {
  referenceCalls,
  type Call,
  type ReferenceInput,
  type ReferenceKind,
  type ReferenceRow,
  type ReferenceTable,
  type ProductType,
  type Seen,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { call, type Write } from './call';
import { newIdOf } from './normalise';
import { plainReference, type ListedRow } from './plain';
import * as ROOTS from './query-roots';
import { send } from './send';

export type { ListedRow } from './plain';

const LISTS = {
  brands: referenceCalls.listBrands,
  colors: referenceCalls.listColors,
  numbers: referenceCalls.listNumbers,
  types: referenceCalls.listTypes,
  locations: referenceCalls.listLocations,
};
const ADDS = {
  brand: referenceCalls.addBrand,
  color: referenceCalls.addColor,
  number: referenceCalls.addNumber,
  type: referenceCalls.addType,
  location: referenceCalls.addLocation,
};
const EDITS = {
  brand: referenceCalls.editBrand,
  color: referenceCalls.editColor,
  number: referenceCalls.editNumber,
  type: referenceCalls.editType,
  location: referenceCalls.editLocation,
};

const listed = <T extends ReferenceTable>(table: T, type?: ProductType) => ({
  queryKey: [ROOTS.panels, 'list', table, { type }],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const sent = { query: { type }, signal } as never;
    const rows = await call<Call, ListedRow[]>(LISTS[table], sent, plainReference(table));
    return rows as ListedRow<T>[];
  },
});

export const referenceQueries = {
  /** Every row of a panel table, sorted for people; also those that came without an id. */
  all: <T extends ReferenceTable>(table: T) => queryOptions(listed(table)),

  /** The rows to choose from; `type` narrows brands, numbers and types. */
  list: <T extends ReferenceTable>(table: T, type?: ProductType) =>
    queryOptions({
      ...listed(table, type),
      select: (rows) => rows.filter(({ id }) => id !== null) as unknown as ReferenceRow<T>[],
    }),
};

// The stock list shows the names of reference data.
const meta = { invalidates: [ROOTS.panels, ROOTS.products] };

export const referenceMutations = {
  /** Adds an item; answers its id where the server says it. 409 when the name is taken. */
  add: <K extends ReferenceKind>(kind: K) =>
    mutationOptions({
      mutationFn: ({ input: body, idempotencyKey }: Write<ReferenceInput<K>>) =>
        call(ADDS[kind] as typeof ADDS.brand, { body, idempotencyKey } as never, newIdOf),
      meta,
    }),

  /** Changes an item. */
  edit: <K extends ReferenceKind>(kind: K) =>
    mutationOptions({
      mutationFn: async ({
        input: body,
        idempotencyKey,
      }: Write<ReferenceInput<K> & Seen & { id: number }>) => {
        await send(EDITS[kind], { body, idempotencyKey } as never);
      },
      meta,
    }),

  /** Deletes an item that nothing uses (else 409, code `in_use`). */
  remove: (kind: ReferenceKind) =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<{ id: number }>) => {
        // In the query too: some proxies drop the body of a DELETE.
        const item = { kind, id: input.id };
        await send(referenceCalls.remove, {
          params: { endpoint: kind },
          query: item,
          body: item,
          idempotencyKey,
        });
      },
      meta,
    }),
};
