import type { SentUnit } from '@backoffice/contracts';
import { unitDescription } from '@backoffice/ui/stock';

/** The units of one product, and of each of its sizes, in the order in which they stand. */
export interface SentProduct {
  key: string;
  code: string;
  description: string;
  units: SentUnit[];
  /** How many of each size; null where the product has none. */
  sizes: { size: string | null; count: number }[];
}

/** Units by product, as they stand in a shipment: by code, then by size. */
export function byProduct(units: readonly SentUnit[]): SentProduct[] {
  const products = new Map<string, SentUnit[]>();
  for (const unit of units) {
    const key = `${unit.code}\n${unitDescription(unit)}`;
    const known = products.get(key);
    if (known) known.push(unit);
    else products.set(key, [unit]);
  }
  return [...products].map(([key, of]) => ({
    key,
    code: of[0]?.code ?? '',
    description: of[0] ? unitDescription(of[0]) : '',
    units: of,
    sizes: sizesOf(of),
  }));
}

function sizesOf(units: readonly SentUnit[]) {
  const counts = new Map<string | null, number>();
  for (const { number } of units) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].map(([size, count]) => ({ size, count }));
}
