import type { ImportState } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Tx } from '../../../db/database';
import { refuse } from '../../../errors';

/** Ids of the names that an import's rows use, as they were when it was applied, by `keyIn`. */
export interface Resolved {
  brands: Record<string, number>;
  colors: Record<string, number>;
  numbers: Record<string, number>;
  types: Record<string, number>;
  locations: Record<string, number>;
  /** Where units go whose row names no location. */
  location: number | null;
}

/** The columns of an import that booking it needs. */
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
  /** The last unit that was looked at, while it is taken back. */
  taken_to: number;
  /** Units that stay in stock while an applied import is undone; null of other imports. */
  stays: number[] | null;
  booked: number;
  started_at: string | null;
  failure: string | null;
  claimed_by: string | null;
}

const COLUMNS = sql`id, user_id, name, state, unit_count, error_count, checked_at, resolved,
  first_number, operation_id, undone_by, taken_to, stays, booked, started_at, failure, claimed_by`;

/** Holds an import until the transaction ends; throws 404. Units are locked only after this. */
export async function holdImport(tx: Tx, companyId: number, id: number): Promise<StoredImport> {
  const { rows } = await sql<StoredImport>`select ${COLUMNS} from imports
    where company_id = ${companyId} and id = ${id} for no key update`.execute(tx);
  const [found] = rows;
  if (!found) throw refuse('import_not_found');
  return found;
}
