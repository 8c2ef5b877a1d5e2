import { ApiError } from '@backoffice/api-client';
import { historyQueries } from '@backoffice/api-client/resources/history';
import type { Conflict } from '@backoffice/contracts';
import type { QueryClient } from '@tanstack/react-query';

import { unitName } from '../unit-description';

export interface MovedUnit extends Conflict {
  /** Code, size and barcode (`unitName`), or what else is known. */
  name: string;
}

/** Units to which something happened since an operation, and its others, which can be undone. */
export interface MovedSince {
  units: MovedUnit[];
  others: number[];
}

/** Reads a refused undo; null where it was refused for another reason. */
export async function movedSince(
  client: QueryClient,
  operation: number,
  error: unknown,
): Promise<MovedSince | null> {
  const conflicts = error instanceof ApiError ? (error.conflicts ?? []) : [];
  if (conflicts.length === 0) return null;
  const view = await client
    .fetchQuery({ ...historyQueries.one(operation), staleTime: 0 })
    .catch(() => null);
  const known = new Map(view?.units.map((unit) => [unit.id, unit]));
  const moved = new Set(conflicts.map(({ id }) => id));
  return {
    units: conflicts.map((conflict) => {
      const unit = known.get(conflict.id);
      return { ...conflict, name: unit ? unitName(unit) : (conflict.code ?? `#${conflict.id}`) };
    }),
    others: othersOf(error) ?? [...known.keys()].filter((id) => !moved.has(id)),
  };
}

/** The server's own list of the others, as a view of the operation doesn't show all its units. */
function othersOf(error: unknown): number[] | null {
  const data = error instanceof ApiError ? error.data : null;
  const ids = data && typeof data === 'object' && 'ids' in data ? data.ids : null;
  return Array.isArray(ids) && ids.every((id) => typeof id === 'number') ? ids : null;
}
