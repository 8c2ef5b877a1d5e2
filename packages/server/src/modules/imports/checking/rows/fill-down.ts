import type { ImportField } from '@backoffice/contracts';

import type { Cells, Draft } from './draft';

/** What each row says for itself, whatever stands above it. */
const OF_ROW: ReadonlySet<ImportField> = new Set<ImportField>([
  ...(['size', 'quantity', 'barcode', 'productCode', 'receivedOn', 'setAside'] as const),
]);

/** Gives blank cells what stands above them, as in a table whose cells were merged. */
export function filledDown() {
  const above: Cells = {};
  return (draft: Draft): Draft => {
    const own = Object.entries(draft.cells) as [ImportField, Cells[ImportField]][];
    for (const [field, cell] of own) if (!OF_ROW.has(field)) above[field] = cell;
    return { ...draft, cells: { ...above, ...draft.cells } };
  };
}
