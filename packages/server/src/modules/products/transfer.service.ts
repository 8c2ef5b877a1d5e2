import type { TransferInput } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { requireLocation } from '../reference/reference.service';
import { refuseForeignTransfer } from '../units/own-shop';
import { recordOperation } from '../units/record-operation';
import { lockUnits, refuseMissing, refuseRepeated, refuseOutOfStock } from '../units/stock-claims';

/** Moves units that stand elsewhere and notes where from; those already there stay as they are. */
export const moveUnits = (
  tx: Tx,
  {
    companyId,
    userId,
    ids,
    location,
    at,
    operation,
  }: TransferInput & { companyId: number; userId: number; at: string; operation: number },
) =>
  sql`with before as (
      select id, location_id from units
      where company_id = ${companyId} and id = any(cast(${ids} as bigint[]))
        and location_id is distinct from ${location}
    ), moved as (
      update units u set location_id = ${location} from before
      where u.company_id = ${companyId} and u.id = before.id
    )
    insert into movements (company_id, unit_id, kind, happened_at, recorded_at, user_id,
      from_location_id, to_location_id, operation_id)
    select ${companyId}, id, 'transferred', ${at}, ${at}, ${userId}, location_id, ${location},
      cast(${operation} as bigint)
    from before order by id`.execute(tx);

/** Brings units to another location, all of them or none. */
export async function transferUnits(
  tx: Tx,
  { caller, now }: Context,
  { ids, location }: TransferInput,
): Promise<TransferInput & { operation: number }> {
  const { companyId, userId } = caller;
  refuseRepeated(ids);
  await requireLocation(tx, companyId, location);
  const units = await lockUnits(tx, companyId, ids);
  refuseMissing(ids, units);
  refuseForeignTransfer(caller, units, location);
  await refuseOutOfStock(tx, companyId, units);
  const at = now.toISOString();
  const operation = await recordOperation(tx, caller, { kind: 'transfer', at });
  await moveUnits(tx, { companyId, userId, ids, location, at, operation });
  return { ids, location, operation };
}
