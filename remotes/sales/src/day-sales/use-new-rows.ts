import { useEffect, useState } from 'react';

interface Row {
  id: number;
}

/** Milliseconds for which a row that has just come is tinted. */
const TINTED = 2_000;

/**
 * Tells rows that joined a list while it is shown, each for two seconds. `rows` is undefined while
 * they are loaded; another `list` begins anew.
 */
export function useNewRows(rows: readonly Row[] | undefined, list: string): (row: Row) => boolean {
  const [seen, setSeen] = useState({ list, rows, added: new Set<number>() });
  if (seen.list !== list || seen.rows !== rows) {
    const before = seen.list === list ? seen.rows : undefined;
    setSeen({ list, rows, added: addedTo(before, rows) });
  }
  const { added } = seen;
  useEffect(() => {
    if (added.size === 0) return undefined;
    const timer = setTimeout(() => setSeen((now) => ({ ...now, added: new Set() })), TINTED);
    return () => clearTimeout(timer);
  }, [added]);
  return ({ id }) => added.has(id);
}

function addedTo(before: readonly Row[] | undefined, rows: readonly Row[] = []): Set<number> {
  if (!before) return new Set();
  const known = new Set(before.map(({ id }) => id));
  return new Set(rows.flatMap(({ id }) => (known.has(id) ? [] : [id])));
}
