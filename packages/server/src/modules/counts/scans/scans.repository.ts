import { sql } from 'kysely';

import type { Executor, Tx } from '../../../db/database';
import type { StoredScope, StockTables } from '../../../db/tables/stock';
import { isOfPlace } from '../../history/sorts';
import { inScope } from '../count-scope';

export type Outcome = StockTables['count_scans']['outcome'];

/** A unit as a scan finds it. */
export interface FoundUnit {
  id: number;
  barcode: string;
  location_id: number | null;
  sale_id: number | null;
  out_id: number | null;
  shipment_id: number | null;
  in_scope: boolean;
  /** When its place changed last. */
  placed_at: string | null;
}

/** The company's units by their barcodes. */
export async function readFoundUnits(
  db: Executor,
  companyId: number,
  { barcodes, scope }: { barcodes: string[]; scope: StoredScope },
): Promise<FoundUnit[]> {
  const { rows } = await sql<FoundUnit>`
    select u.id, u.barcode, u.location_id, u.sale_id, u.out_id, u.shipment_id,
      ${inScope(scope)} as in_scope, m.recorded_at as placed_at
    from units u join products p on p.company_id = u.company_id and p.id = u.product_id
    left join lateral (
      select recorded_at from movements m where m.company_id = u.company_id and m.unit_id = u.id
        and ${isOfPlace(sql`m.kind`)} order by m.id desc limit 1
    ) m on true
    where u.company_id = ${companyId} and u.barcode = any(cast(${barcodes} as text[]))`.execute(db);
  return rows;
}

/** Which of these keys are taken in a count, and for which code. */
export async function readKeys(
  db: Executor,
  companyId: number,
  { count, keys }: { count: number; keys: string[] },
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('count_scans')
    .select(['scan_key', 'code'])
    .where('company_id', '=', companyId)
    .where('count_id', '=', count)
    .where(sql<boolean>`scan_key = any(cast(${keys} as text[]))`)
    .execute();
  return new Map(rows.map(({ scan_key: key, code }) => [key, code]));
}

export interface NewScan {
  key: string;
  code: string;
  /** ISO text in UTC. */
  at: string;
  unit: number | null;
  outcome: Outcome;
  location: number | null;
}

interface Scanning {
  companyId: number;
  userId: number;
  count: number;
  device: string;
  /** ISO text in UTC. */
  now: string;
}

/**
 * Keeps scans; answers the keys of those that it kept. It skips a scan whose key is taken and,
 * unless `repeats`, one whose unit is counted already. Rows go in by one order, so that two devices
 * that scan the same units at once wait for one another and never deadlock.
 */
export async function insertScans(
  tx: Tx,
  { companyId, userId, count, device, now }: Scanning,
  scans: NewScan[],
  { repeats }: { repeats: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    insert into count_scans (company_id, count_id, scan_key, unit_id, code, user_id, device,
      scanned_at, recorded_at, repeats, outcome, location_id)
    select ${companyId}, cast(${count} as bigint), x.key, x.unit, x.code,
      cast(${userId} as bigint), ${device}, x.at, cast(${now} as timestamptz), ${repeats}, x.outcome,
      x.location
    from json_to_recordset(cast(${JSON.stringify(scans)} as json)) as x
      (key text, code text, at timestamptz, unit bigint, outcome text, location bigint)
    order by x.unit nulls last, x.key
    on conflict do nothing returning scan_key as key`.execute(tx);
  return rows.map(({ key }) => key);
}
