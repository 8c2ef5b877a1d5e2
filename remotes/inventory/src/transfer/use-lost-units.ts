import { ApiError } from '@backoffice/api-client';
import type { StockRow } from '@backoffice/api-client/resources/products';
import type { Selection } from '@backoffice/ui';
import { useState } from 'react';

import { lostUnits, type LostUnit } from './lost-units';

interface Options {
  selection: Selection;
  knownRows: (ids: Iterable<number>) => StockRow[];
  onLost: (ids: number[]) => void;
}

/** The units that a refusal names: they are ticked no more, and the others stay. */
export function useLostUnits({ selection, knownRows, onLost }: Options) {
  const [lost, setLost] = useState<LostUnit[]>([]);
  const drop = (error: unknown) => {
    const conflicts = error instanceof ApiError ? (error.conflicts ?? []) : [];
    if (conflicts.length === 0) return;
    const ids = conflicts.map(({ id }) => id);
    setLost(lostUnits(conflicts, knownRows));
    selection.set(ids, false);
    onLost(ids);
  };
  return { lost, drop, forget: () => setLost([]) };
}
