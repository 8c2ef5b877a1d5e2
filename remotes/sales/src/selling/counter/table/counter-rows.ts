import type { StockRow } from '@backoffice/api-client/resources/products';

import type { SaleDraft } from '../../basket/sale-draft';

/**
 * The table of found units: first what was scanned, then ticked units that the filter no longer
 * finds, then what it finds. Sold units are out of that at once, before the list is fetched again.
 */
export function counterRows(
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
