import type { Import, ImportFinding, ImportMapping } from '@backoffice/contracts';

import { may } from '../../authorize';
import type { Caller } from '../../caller';

/**
 * Whether somebody may see the cells of a file, of which some are purchase prices, and the price
 * that was typed for all its rows: whoever sent it, and whoever may see what goods cost.
 */
export const seesCells = (caller: Caller, sender: number): boolean =>
  caller.userId === sender || may(caller, 'costs.view');

export function withoutCost(mapping: ImportMapping): ImportMapping {
  const { importPrice: _, ...defaults } = mapping.defaults;
  return { ...mapping, defaults };
}

/** An import as calls answer it: the typed purchase price only for those who may see it. */
export function shownImport(
  caller: Caller,
  { user_id: sender, ...row }: Import & { user_id: number },
): Import {
  return seesCells(caller, sender) ? row : { ...row, mapping: withoutCost(row.mapping) };
}

/** A finding without the file's cells, for those who may not see them. */
export const withoutCells = (finding: ImportFinding): ImportFinding => ({
  ...finding,
  ...{ value: '', details: {}, row: [] },
});
