import type { Executor } from '../../../db/database';
import { readStates } from './replay';

/** Units that are not sold: for sale, set aside, out, and under way. */
export interface Shelf {
  stock: number[];
  aside: number[];
  out: number[];
  sent: number[];
}

export const emptyShelf = (): Shelf => ({ stock: [], aside: [], out: [], sent: [] });

/** Sorts units of a company into its shelf anew. */
export async function shelve(
  db: Executor,
  companyId: number,
  shelf: Shelf,
  ids: number[],
): Promise<void> {
  const now = await readStates(db, companyId, ids);
  for (const list of Object.values(shelf) as number[][]) {
    list.splice(0, list.length, ...list.filter((id) => !now.has(id)));
  }
  for (const [id, { place, aside: reason }] of now) {
    if (place === 'out' || place === 'sent') shelf[place].push(id);
    if (place === 'stock') shelf[reason === null ? 'stock' : 'aside'].push(id);
  }
}

/** Everything that somebody needs who changes the stock at random. */
export interface Around {
  db: Executor;
  shelf: Shelf;
}
