import { http } from '@backoffice/api-client';
import {
  PATHS,
  pathTo,
  PRODUCT_TYPES,
  type PanelInput,
  type PanelKind,
  type PanelRow,
  type PanelTable,
  type ProductType,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { idOrNull, newIdOf, oneOf, rowsOf, textOf, type Raw } from './normalise';
import * as ROOTS from './query-roots';
import type { Write } from './write';

const typeOf = (raw: Raw) => oneOf(PRODUCT_TYPES, raw.type) ?? 'shoes';
const sizedTypeOf = (raw: Raw) => (typeOf(raw) === 'textile' ? 'textile' : 'shoes');

/** A row as it was listed: without an id it can be read, and neither changed nor chosen. */
export type ListedRow<T extends PanelTable = PanelTable> = T extends PanelTable
  ? Omit<PanelRow<T>, 'id'> & { id: number | null }
  : never;

const readers: { [T in PanelTable]: (raw: Raw) => ListedRow<T> } = {
  brands: (raw) => ({
    id: idOrNull(raw.id),
    brandName: textOf(raw.brandName),
    produced: textOf(raw.produced),
    type: typeOf(raw),
  }),
  colors: (raw) => ({
    id: idOrNull(raw.id),
    colorName: textOf(raw.colorName),
    albanianName: textOf(raw.albanianName),
    englishName: textOf(raw.englishName),
    turkishName: textOf(raw.turkishName),
  }),
  numbers: (raw) => ({ id: idOrNull(raw.id), number: textOf(raw.number), type: sizedTypeOf(raw) }),
  types: (raw) => ({
    id: idOrNull(raw.id),
    specificType: textOf(raw.specificType),
    type: sizedTypeOf(raw),
  }),
  locations: (raw) => ({ id: idOrNull(raw.id), name: textOf(raw.name) }),
};

const listed = <T extends PanelTable>(table: T, type?: ProductType) => ({
  queryKey: [ROOTS.panels, 'list', table, { type }],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ListedRow<T>[]> => {
    const rows = rowsOf(
      await http.get(pathTo(PATHS.panel, { endpoint: table }), { params: { type }, signal }),
    );
    return rows.map(readers[table]);
  },
});

export const panelQueries = {
  /** Every row of a panel table, sorted for people; also those that came without an id. */
  all: <T extends PanelTable>(table: T) => queryOptions(listed(table)),

  /** The rows to choose from; `type` narrows brands, numbers and types. */
  list: <T extends PanelTable>(table: T, type?: ProductType) =>
    queryOptions({
      ...listed(table, type),
      select: (rows) => rows.filter(({ id }) => id !== null) as unknown as PanelRow<T>[],
    }),
};

// The stock list shows the names of reference data.
const meta = { invalidates: [ROOTS.panels, ROOTS.products] };

export const panelMutations = {
  /** Adds an item; answers its id where the server says it. 409 when the name is taken. */
  add: <K extends PanelKind>(kind: K) =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<PanelInput<K>>) =>
        newIdOf(
          await http.post(pathTo(PATHS.panel, { endpoint: kind }), { body: input, idempotencyKey }),
        ),
      meta,
    }),

  /** Changes an item. */
  edit: <K extends PanelKind>(kind: K) =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<PanelInput<K> & { id: number }>) => {
        await http.put(pathTo(PATHS.panel, { endpoint: kind }), { body: input, idempotencyKey });
      },
      meta,
    }),

  /** Deletes an item that nothing uses (else 409, code `in_use`). */
  remove: (kind: PanelKind) =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<{ id: number }>) => {
        // In the query too: some proxies drop the body of a DELETE.
        const item = { kind, id: input.id };
        await http.delete(pathTo(PATHS.panel, { endpoint: kind }), {
          params: item,
          body: item,
          idempotencyKey,
        });
      },
      meta,
    }),
};
