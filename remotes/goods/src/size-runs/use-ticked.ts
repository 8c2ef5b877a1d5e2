import type { ApartRun } from '@backoffice/contracts';
import type { Selection } from '@backoffice/ui';
import { useMemo, useState } from 'react';

/** Runs are ticked unless somebody unticks them; those that guess sizes are ticked by hand. */
export function useTicked(runs: readonly ApartRun[]): Selection {
  const [byHand, setByHand] = useState<ReadonlyMap<number, boolean>>(() => new Map());
  return useMemo(() => {
    const isTicked = (run: ApartRun) => byHand.get(run.id) ?? !run.sizes_from_codes;
    const ids: ReadonlySet<number> = new Set(runs.filter(isTicked).map(({ id }) => id));
    const set = (changed: Iterable<number>, ticked: boolean) => {
      const now = [...changed].map((id) => [id, ticked] as const);
      setByHand((before) => new Map([...before, ...now]));
    };
    const all = () => runs.map(({ id }) => id);
    return {
      ...{ ids, size: ids.size, set },
      has: (id) => ids.has(id),
      toggle: (id) => set([id], !ids.has(id)),
      replace: (next) => {
        set(all(), false);
        set(next, true);
      },
      clear: () => set(all(), false),
    };
  }, [runs, byHand]);
}
