import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';

const TABLES = { sale: 'sales', return: 'returns' } as const;

interface Noted {
  of: 'sale' | 'return';
  id: number;
  /** Empty takes the note away. */
  number: string;
}

/**
 * Notes which coupon a certified device printed for a sale or a return. Throws 404, and 403 where
 * another shop made it than the one that the caller works for.
 */
export async function noteFiscalNumber(
  tx: Tx,
  { caller }: Context,
  { of, id, number }: Noted,
): Promise<{ fiscal_number: string | null }> {
  const noted = await tx
    .updateTable(TABLES[of])
    .set({ fiscal_number: number || null })
    .where('company_id', '=', caller.companyId)
    .where('id', '=', id)
    .returning(['fiscal_number', 'location_id'])
    .executeTakeFirst();
  if (!noted) throw refuse(`${of}_not_found`);
  if (caller.isLimited && noted.location_id !== caller.locationId) {
    throw refuse('made_in_other_shop');
  }
  return { fiscal_number: noted.fiscal_number };
}
