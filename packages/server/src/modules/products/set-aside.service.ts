import type { ProductRow, SetAside, SetAsideInput } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { refuseOtherShops } from '../units/own-shop';
import { recordOperation } from '../units/record-operation';
import { type LockedUnit, lockUnits, refuseMissing, refuseOutOfStock } from '../units/stock-claims';
import { NAMED, ROW } from '../units/unit-select';

interface Change {
  companyId: number;
  userId: number;
  unit: LockedUnit;
  reason: SetAside | null;
  operation: number;
  at: string;
}

const changeUnit = (tx: Tx, { companyId, userId, unit, reason, operation, at }: Change) =>
  sql`with changed as (
      update units set set_aside = cast(${reason} as text)
      where company_id = ${companyId} and id = ${unit.id}
      returning id, location_id
    )
    insert into movements (company_id, unit_id, kind, happened_at, recorded_at, user_id,
      to_location_id, operation_id, from_set_aside, to_set_aside)
    select ${companyId}, id, ${reason === null ? 'put_back' : 'set_aside'}, ${at}, ${at}, ${userId},
      location_id, cast(${operation} as bigint), cast(${unit.set_aside} as text),
      cast(${reason} as text)
    from changed`.execute(tx);

async function readUnit(tx: Tx, companyId: number, id: number): Promise<ProductRow> {
  const { rows } = await sql<ProductRow>`select ${ROW} from units u ${NAMED}
    where u.company_id = ${companyId} and u.id = ${id}`.execute(tx);
  return rows[0] as ProductRow;
}

/**
 * Takes a unit in stock out of sale, or puts it back on sale. Where it is so already an operation
 * is recorded, but no movement. Throws 409 for a unit that was sold.
 */
export async function setAside(
  tx: Tx,
  { caller, now }: Context,
  unitId: number,
  { reason }: SetAsideInput,
): Promise<ProductRow & { operation: number }> {
  const { companyId, userId } = caller;
  const units = await lockUnits(tx, companyId, [unitId]);
  refuseMissing([unitId], units);
  refuseOtherShops(caller, units);
  await refuseOutOfStock(tx, companyId, units);
  const at = now.toISOString();
  const note = reason ?? '';
  const operation = await recordOperation(tx, caller, { kind: 'adjustment', at, note });
  const [unit] = units as [LockedUnit];
  if (unit.set_aside !== reason) {
    await changeUnit(tx, { companyId, userId, unit, reason, operation, at });
  }
  return { ...(await readUnit(tx, companyId, unitId)), operation };
}
