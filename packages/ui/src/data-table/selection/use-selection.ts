import { useCallback, useMemo, useState } from 'react';

/** The rows that a person has ticked, by id, whether they are on screen or not. */
export interface Selection<Id extends string | number = number> {
  ids: ReadonlySet<Id>;
  size: number;
  has: (id: Id) => boolean;
  /** Ticks (or unticks) some rows and leaves the others. */
  set: (ids: Iterable<Id>, ticked: boolean) => void;
  toggle: (id: Id) => void;
  /** Ticks exactly these. */
  replace: (ids: Iterable<Id>) => void;
  clear: () => void;
}

export function useSelection<Id extends string | number = number>(
  initial: Iterable<NoInfer<Id>> = [],
): Selection<Id> {
  const [ids, setIds] = useState<ReadonlySet<Id>>(() => new Set(initial));

  const set = useCallback((changed: Iterable<Id>, ticked: boolean) => {
    setIds((before) => {
      const after = new Set(before);
      for (const id of changed) {
        if (ticked) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const toggle = useCallback((id: Id) => {
    setIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const replace = useCallback((next: Iterable<Id>) => setIds(new Set(next)), []);
  const clear = useCallback(() => setIds(new Set<Id>()), []);

  return useMemo(
    () => ({ ids, size: ids.size, has: (id) => ids.has(id), set, toggle, replace, clear }),
    [ids, set, toggle, replace, clear],
  );
}
