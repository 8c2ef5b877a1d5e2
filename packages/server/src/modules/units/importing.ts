import { sql } from 'kysely';

/**
 * Whether a unit `u` belongs to an import that is not done: it is in stock, but nobody may move or
 * sell it. It asks for the states that end an import, because a statement may see a new unit while
 * it still sees an older state of the import.
 */
export const IS_IMPORTING = sql<boolean>`exists (
  select from imports i where i.company_id = u.company_id and i.id = u.import_id
    and i.state not in ('applied', 'cancelled', 'failed'))`;
