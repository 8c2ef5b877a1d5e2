import type { StockRow } from '@backoffice/api-client/resources/products';
import type { Selection } from '@backoffice/ui';
import { useMemo, type Dispatch } from 'react';

import type { SaleDraft, SaleAction } from '../basket/sale-draft';

/** The table's selection is the basket: ticking a row adds a line to it. */
export function useBasketSelection(
  { lines }: SaleDraft,
  dispatch: Dispatch<SaleAction>,
  rows: readonly StockRow[],
): Selection<number> {
  return useMemo(() => {
    const ids = new Set(lines.map((line) => line.unit.id));
    const tick = (ticked: Iterable<number>) => {
      const wanted = new Set(ticked);
      dispatch({ type: 'ticked', units: rows.filter((row) => wanted.has(row.id)) });
    };
    const untick = (unticked: Iterable<number>) =>
      dispatch({ type: 'unticked', ids: [...unticked] });
    return {
      ids,
      size: ids.size,
      has: (id) => ids.has(id),
      set: (changed, ticked) => (ticked ? tick(changed) : untick(changed)),
      toggle: (id) => (ids.has(id) ? untick([id]) : tick([id])),
      replace: (next) => {
        untick(ids);
        tick(next);
      },
      clear: () => untick(ids),
    };
  }, [lines, dispatch, rows]);
}
