import type { Count, ParsedCountInput } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import type { StoredScope } from '../../db/tables/stock';
import { type AppError, refuse } from '../../errors';
import { requireLocation } from '../reference/reference.service';
import { IN_STOCK } from '../units/unit-select';
import { refuseOtherShop } from './claim-count';
import { emptyScope, inScope, isWholeShop, resolveScope } from './count-scope';
import { readCounts } from './counts.repository';
import { findCount, shownCount } from './counts.service';

async function countExpected(
  tx: Tx,
  companyId: number,
  { location, scope }: { location: number; scope: StoredScope },
): Promise<number> {
  const { rows } = await sql<{ units: number }>`select count(*) as units
    from units u join products p on p.company_id = u.company_id and p.id = u.product_id
    where u.company_id = ${companyId} and u.location_id = ${location} and ${IN_STOCK}
      and ${inScope(scope)}`.execute(tx);
  return rows[0]?.units ?? 0;
}

/**
 * Answers undefined if a count is open there. The second of two who start at once waits here for
 * the first.
 */
async function insertCount(
  tx: Tx,
  { caller: { companyId, userId }, now }: Context,
  count: { location: number; scope: StoredScope; blind: boolean; note: string; expected: number },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('counts')
    .values({
      company_id: companyId,
      location_id: count.location,
      scope: JSON.stringify(count.scope),
      blind: count.blind,
      note: count.note,
      user_id: userId,
      started_at: now.toISOString(),
      expected: count.expected,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

async function openAlready(tx: Tx, companyId: number, location: number): Promise<AppError> {
  const [open] = await readCounts(tx, companyId, { state: 'open', location, limit: 1 });
  if (!open) return refuse('count_just_ended');
  const { location: shop, by, id } = open;
  return refuse('counted_already', { location: shop, by }, { data: { id } });
}

/**
 * Starts counting a shop or a part of it. Throws 403 for another shop than one's own, 404 for none,
 * 422 where the scope matches nothing, and 409 `conflict` with `data.id` where one is open.
 */
export async function startCount(
  tx: Tx,
  context: Context,
  { location, scope: asked, blind, note }: ParsedCountInput,
): Promise<Count> {
  const { caller } = context;
  const { companyId } = caller;
  await requireLocation(tx, companyId, location);
  refuseOtherShop(caller, location);
  const scope = await resolveScope(tx, companyId, asked);
  const expected = await countExpected(tx, companyId, { location, scope });
  if (!expected && !isWholeShop(scope)) throw emptyScope();
  const id = await insertCount(tx, context, { location, scope, blind, note, expected });
  if (id === undefined) throw await openAlready(tx, companyId, location);
  return shownCount(caller, await findCount(tx, caller, id));
}
