import {
  panelCalls,
  type Call,
  type PanelInput,
  type PanelKind,
  type PanelRow,
  type PanelTable,
  type ProductType,
  type Seen,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { call, type Write } from './call';
import { newIdOf } from './normalise';
import { plainPanel, type ListedRow } from './plain';
import * as ROOTS from './query-roots';
import { send } from './send';

export type { ListedRow } from './plain';

const LISTS = {
  brands: panelCalls.listBrands,
  colors: panelCalls.listColors,
  numbers: panelCalls.listNumbers,
  types: panelCalls.listTypes,
  locations: panelCalls.listLocations,
};
const ADDS = {
  brand: panelCalls.addBrand,
  color: panelCalls.addColor,
  number: panelCalls.addNumber,
  type: panelCalls.addType,
  location: panelCalls.addLocation,
};
const EDITS = {
  brand: panelCalls.editBrand,
  color: panelCalls.editColor,
  number: panelCalls.editNumber,
  type: panelCalls.editType,
  location: panelCalls.editLocation,
};

const listed = <T extends PanelTable>(table: T, type?: ProductType) => ({
  queryKey: [ROOTS.panels, 'list', table, { type }],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const sent = { query: { type }, signal } as never;
    const rows = await call<Call, ListedRow[]>(LISTS[table], sent, plainPanel(table));
    return rows as ListedRow<T>[];
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
      mutationFn: ({ input: body, idempotencyKey }: Write<PanelInput<K>>) =>
        call(ADDS[kind] as typeof ADDS.brand, { body, idempotencyKey } as never, newIdOf),
      meta,
    }),

  /** Changes an item. */
  edit: <K extends PanelKind>(kind: K) =>
    mutationOptions({
      mutationFn: async ({
        input: body,
        idempotencyKey,
      }: Write<PanelInput<K> & Seen & { id: number }>) => {
        await send(EDITS[kind], { body, idempotencyKey } as never);
      },
      meta,
    }),

  /** Deletes an item that nothing uses (else 409, code `in_use`). */
  remove: (kind: PanelKind) =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<{ id: number }>) => {
        // In the query too: some proxies drop the body of a DELETE.
        const item = { kind, id: input.id };
        await send(panelCalls.remove, {
          params: { endpoint: kind },
          query: item,
          body: item,
          idempotencyKey,
        });
      },
      meta,
    }),
};
