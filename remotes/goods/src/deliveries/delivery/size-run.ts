import type { DeliveredUnit } from '@backoffice/contracts';

/** Units of one size; null where the product has none. */
export interface SizeOfDelivery {
  size: string | null;
  units: DeliveredUnit[];
}

export const isInStock = ({ state }: DeliveredUnit): boolean => state === 'in_stock';

/** The units by size, in the order in which they stand. */
export function sizeRun(units: readonly DeliveredUnit[]): SizeOfDelivery[] {
  const bySize = new Map<string | null, DeliveredUnit[]>();
  for (const unit of units) {
    const others = bySize.get(unit.number);
    if (others) others.push(unit);
    else bySize.set(unit.number, [unit]);
  }
  return [...bySize].map(([size, ofSize]) => ({ size, units: ofSize }));
}
