import { http } from '@backoffice/api-client';
import {
  PATHS,
  PRODUCT_TYPES,
  type PanelInput,
  type PanelKind,
  type PanelRow,
  type PanelTable,
  type ProductType,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { idOf, newIdOf, oneOf, rowsOf, textOf, type Raw } from './normalise';
import { ROOTS } from './query-roots';
import type { Write } from './write';

const typeOf = (raw: Raw) => oneOf(PRODUCT_TYPES, raw.type) ?? 'shoes';
const sizedTypeOf = (raw: Raw) => (typeOf(raw) === 'textile' ? 'textile' : 'shoes');

const readers: { [T in PanelTable]: (raw: Raw) => PanelRow<T> } = {
  brands: (raw) => ({
    id: idOf(raw.id),
    brandName: textOf(raw.brandName),
    produced: textOf(raw.produced),
    type: typeOf(raw),
  }),
  colors: (raw) => ({
    id: idOf(raw.id),
    colorName: textOf(raw.colorName),
    albanianName: textOf(raw.albanianName),
    englishName: textOf(raw.englishName),
    turkishName: textOf(raw.turkishName),
  }),
  numbers: (raw) => ({ id: idOf(raw.id), number: textOf(raw.number), type: sizedTypeOf(raw) }),
  types: (raw) => ({
    id: idOf(raw.id),
    specificType: textOf(raw.specificType),
    type: sizedTypeOf(raw),
  }),
  locations: (raw) => ({ id: idOf(raw.id), name: textOf(raw.name) }),
};

export const panelQueries = {
  /** Rows of a panel table, sorted for people; `type` narrows brands, numbers and types. */
  list: <T extends PanelTable>(table: T, type?: ProductType) =>
    queryOptions({
      queryKey: [ROOTS.panels, 'list', table, { type }],
      queryFn: async ({ signal }): Promise<PanelRow<T>[]> => {
        const rows = rowsOf(await http.get(PATHS.panel(table), { params: { type }, signal }));
        return rows.map(readers[table]);
      },
    }),
};

// The stock list shows the names of reference data.
const meta = { invalidates: [ROOTS.panels, ROOTS.products] };

export const panelMutations = {
  /** Adds an item; answers its id where the server says it. 409 when the name is taken. */
  add: <K extends PanelKind>(kind: K) =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<PanelInput<K>>) =>
        newIdOf(await http.post(PATHS.panel(kind), { body: input, idempotencyKey })),
      meta,
    }),

  /** Changes an item. */
  edit: <K extends PanelKind>(kind: K) =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<PanelInput<K> & { id: number }>) => {
        await http.put(PATHS.panel(kind), { body: input, idempotencyKey });
      },
      meta,
    }),

  /** Deletes an item that nothing uses (else 409, code `in_use`). */
  remove: (kind: PanelKind) =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<{ id: number }>) => {
        // In the query too: some proxies drop the body of a DELETE.
        const item = { kind, id: input.id };
        await http.delete(PATHS.panel(kind), { params: item, body: item, idempotencyKey });
      },
      meta,
    }),
};
