import type { Standing } from '@backoffice/contracts';

import type { Executor } from '../../../db/database';
import { refuse } from '../../../errors';

/** Who sold at a till without a line, as they stand now. */
export interface OfflineSeller extends Standing {
  id: number;
  name: string;
  location: number | null;
  disabled_at: string | null;
}

/** Throws 404 for somebody whom the company has not. */
export async function requireSeller(
  db: Executor,
  companyId: number,
  id: number,
): Promise<OfflineSeller> {
  const seller = await db
    .selectFrom('users')
    .select(['id', 'username as name', 'location_id as location', 'disabled_at'])
    .select(['rights', 'limited as isLimited'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!seller) throw refuse('seller_of_nobody', { id: String(id) });
  return seller;
}
