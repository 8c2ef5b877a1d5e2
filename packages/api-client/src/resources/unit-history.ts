import { http } from '@backoffice/api-client';
import {
  MOVEMENT_KINDS,
  OPERATION_KINDS,
  PATHS,
  pathTo,
  type Movement,
} from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import {
  idOrNull,
  moneyOrNull,
  oneOf,
  recordOrEmpty,
  rowsOf,
  textOf,
  textOrNull,
} from './normalise';
import { PRODUCT_RETENTION } from './product-retention';
import * as ROOTS from './query-roots';
import { siblingsOf } from './siblings';
import { readAdded } from './support';

function movementOperationOf(value: unknown): Movement['operation'] {
  const raw = recordOrEmpty(value);
  const id = idOrNull(raw.id);
  const kind = oneOf(OPERATION_KINDS, raw.kind);
  return id === null || kind === null ? null : { id, kind, undone: raw.undone === true };
}

const movementsOf = (value: unknown): Movement[] =>
  rowsOf(value).flatMap((raw, place) => {
    const kind = oneOf(MOVEMENT_KINDS, raw.kind);
    const at = textOf(raw.at);
    if (kind === null) return [];
    return {
      id: idOrNull(raw.id) ?? -place,
      kind,
      at,
      recorded_at: textOf(raw.recorded_at) || at,
      by: textOf(raw.by),
      from: textOrNull(raw.from),
      to: textOrNull(raw.to),
      price: moneyOrNull(raw.price),
      from_price: moneyOrNull(raw.from_price),
      from_identity: textOrNull(raw.from_identity),
      to_identity: textOrNull(raw.to_identity),
      shipment: idOrNull(raw.shipment),
      reason: textOrNull(raw.reason),
      note: textOf(raw.note),
      operation: movementOperationOf(raw.operation),
    };
  });

export const unitQueries = {
  /** A unit's movements, oldest first; null where the server has no such call. */
  history: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.products, 'detail', id, 'history'],
      queryFn: ({ signal }) =>
        readAdded(http.get(pathTo(PATHS.unitHistory, { id }), { signal }), movementsOf),
      gcTime: PRODUCT_RETENTION,
    }),

  /** The same product by size and location with counts; null where the server has no such call. */
  siblings: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.products, 'detail', id, 'siblings'],
      queryFn: ({ signal }) =>
        readAdded(http.get(pathTo(PATHS.unitSiblings, { id }), { signal }), siblingsOf),
      gcTime: PRODUCT_RETENTION,
    }),
};
