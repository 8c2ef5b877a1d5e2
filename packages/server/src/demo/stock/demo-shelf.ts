import { addDays } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Tx } from '../../db/database';
import type { Random } from '../random';

export interface ShelfUnit {
  id: number;
  product: number;
  delivery: number;
  location: number;
  size: number | null;
  /** The size's name. */
  number: string | null;
  code: string;
  price: string;
}

function fullestOf(units: ShelfUnit[], locations: number[]): number {
  const at = (location: number) => units.filter((unit) => unit.location === location).length;
  return [...locations].sort((a, b) => at(b) - at(a))[0] ?? 0;
}

/**
 * Units that have been in stock for a while, to be taken one after the other. Recent arrivals stay
 * as they are, since lists begin with them.
 */
export async function readShelf(
  tx: Tx,
  { companyId, random, today }: { companyId: number; random: Random; today: string },
) {
  const { rows } = await sql<ShelfUnit>`
    select u.id, u.product_id as product, u.delivery_id as delivery, u.location_id as location,
      u.number_id as size, n.name as number, p.code, u.price
    from units u
    join products p on p.company_id = u.company_id and p.id = u.product_id
    left join numbers n on n.company_id = u.company_id and n.id = u.number_id
    where u.company_id = ${companyId} and u.sale_id is null
      and u.received_on between ${addDays(today, -200)} and ${addDays(today, -14)}
      and not exists (select from movements m where m.company_id = u.company_id
        and m.unit_id = u.id and m.kind <> 'received')
    order by u.id`.execute(tx);
  let left = rows;
  const take = (isWanted: (unit: ShelfUnit) => boolean, most: number): ShelfUnit[] => {
    const taken = left.filter(isWanted).slice(0, most);
    left = left.filter((unit) => !taken.includes(unit));
    return taken;
  };
  return {
    /** Some units, from anywhere. */
    some: (howMany: number) =>
      Array.from({ length: howMany }, () => {
        const one = random.pick(left);
        return take((unit) => unit === one, 1);
      }).flat(),
    /** The one of these shops that has the most units left. */
    fullest: (locations: number[]) => fullestOf(left, locations),
    /** Some units of one shop. */
    ofShop: (location: number, most: number) => take((unit) => unit.location === location, most),
    /** All units of a delivery that has so many, with sizes. */
    delivery: (fewest: number) => {
      const sizes = new Map<number, number>();
      for (const { delivery, size } of left) {
        if (size !== null) sizes.set(delivery, (sizes.get(delivery) ?? 0) + 1);
      }
      const large = [...sizes].filter(([, units]) => units >= fewest).map(([id]) => id);
      const chosen = random.pick(large);
      return take((unit) => unit.delivery === chosen, Infinity);
    },
  };
}

export type Shelf = Awaited<ReturnType<typeof readShelf>>;
