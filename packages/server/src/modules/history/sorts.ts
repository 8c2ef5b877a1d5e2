import type { MovementKind } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

/**
 * Kinds of movements by what they change of a unit. A movement of one sort doesn't stand in the way
 * of undoing one of another.
 */
const SORTS = {
  place: [
    'received',
    'transferred',
    'sold',
    'returned',
    'voided',
    'went_out',
    'found',
    'sent',
    'arrived',
    'came_back',
  ],
  price: ['repriced'],
  identity: ['corrected'],
  aside: ['set_aside', 'put_back'],
} as const satisfies Record<string, MovementKind[]>;
type Sort = keyof typeof SORTS;

const isOf = (sort: Sort, kind: RawBuilder<unknown>) =>
  sql`${kind} in (${sql.join(SORTS[sort].map((one) => sql.lit(one)))})`;

export const isOfPlace = (kind: RawBuilder<unknown>) => isOf('place', kind);

/** The sort of a movement's kind, in SQL. */
export const sortOf = (kind: RawBuilder<unknown>) =>
  sql`case when ${isOf('place', kind)} then 'place' when ${isOf('aside', kind)} then 'aside'
    else ${kind} end`;
