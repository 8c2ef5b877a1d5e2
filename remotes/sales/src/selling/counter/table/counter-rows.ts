import type { StockRow } from '@backoffice/api-client/resources/products';
import { useMemo } from 'react';

import type { SaleDraft } from '../../basket/sale-draft';

/**
 * The rows of the table: first the scanned units, then ticked ones that the filter no longer finds,
 * then those it finds. Sold units leave at once, before the list is loaded again.
 */
function counterRows(
  draft: Pick<SaleDraft, 'scanned' | 'lines'>,
  found: readonly StockRow[],
  isSold: (id: number) => boolean,
): StockRow[] {
  const unsold = found.filter((unit) => !isSold(unit.id));
  const foundIds = new Set(unsold.map((unit) => unit.id));
  const kept = draft.lines.map((line) => line.unit).filter((unit) => !foundIds.has(unit.id));
  const byId = new Map([...draft.scanned, ...kept, ...unsold].map((unit) => [unit.id, unit]));
  return [...byId.values()];
}

/** `counterRows`, worked out anew only where one of these changes. */
export function useCounterRows(
  { scanned, lines }: Pick<SaleDraft, 'scanned' | 'lines'>,
  found: readonly StockRow[],
  isSold: (id: number) => boolean,
): StockRow[] {
  return useMemo(
    () => counterRows({ scanned, lines }, found, isSold),
    [scanned, lines, found, isSold],
  );
}
