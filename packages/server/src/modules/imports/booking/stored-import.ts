import type { ImportState } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor, Tx } from '../../../db/database';
import { notFound } from '../../../errors';

/** Ids of the names that an import's rows use, as they were when it was applied; see `nameIn`. */
export interface Resolved {
  brands: Record<string, number>;
  colors: Record<string, number>;
  numbers: Record<string, number>;
  types: Record<string, number>;
  locations: Record<string, number>;
  /** Where units go of which no row says it. */
  location: number | null;
}

/** An import as whoever books it needs it. */
export interface StoredImport {
  id: number;
  user_id: number;
  name: string;
  state: ImportState;
  unit_count: number | null;
  error_count: number | null;
  checked_at: string | null;
  resolved: Resolved | null;
  first_number: number | null;
  operation_id: number | null;
  undone_by: number | null;
  booked: number;
  started_at: string | null;
  failure: string | null;
  claimed_by: string | null;
}

const COLUMNS = sql`id, user_id, name, state, unit_count, error_count, checked_at, resolved,
  first_number, operation_id, undone_by, booked, started_at, failure, claimed_by`;

/** Holds an import until the transaction ends; throws 404. What it does to units comes after this. */
export async function holdImport(tx: Tx, companyId: number, id: number): Promise<StoredImport> {
  const { rows } = await sql<StoredImport>`select ${COLUMNS} from imports
    where company_id = ${companyId} and id = ${id} for no key update`.execute(tx);
  const [found] = rows;
  if (!found) throw notFound('The import');
  return found;
}

/** Who imports, and how far that is, where one is under way in the company. */
export async function findUnderWay(db: Executor, companyId: number) {
  const { rows } = await sql<{
    id: number;
    name: string;
    by: string;
    booked: number;
    total: number;
  }>`
    select i.id, i.name, w.username as by, i.booked, coalesce(i.unit_count, 0) as total
    from imports i join users w on w.company_id = i.company_id and w.id = i.user_id
    where i.company_id = ${companyId} and i.state in ('applying', 'cancelling')`.execute(db);
  return rows[0];
}
