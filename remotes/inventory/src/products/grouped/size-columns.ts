import { compareSizes, type ProductGroup } from '@backoffice/contracts';

/** More columns than these have no room beside a product's name on a till. */
const MOST = 12;

/** The sizes of each type of product, which stand in columns of their own; too many don't. */
export function sizeColumns(groups: readonly ProductGroup[]) {
  const columns = new Map<string, (string | null)[]>();
  for (const [type, sizes] of sizesByType(groups)) {
    if (sizes.size > MOST) continue;
    columns.set(
      type,
      [...sizes].sort((a, b) => compareSizes(a ?? '', b ?? '')),
    );
  }
  return columns;
}

function sizesByType(groups: readonly ProductGroup[]) {
  const byType = new Map<string, Set<string | null>>();
  for (const { type, sizes } of groups) {
    const known = byType.get(type) ?? new Set();
    for (const { number } of sizes) known.add(number);
    byType.set(type, known);
  }
  return byType;
}
