import type { CountedScan, NamedUnit } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Executor } from '../../../db/database';

type FlatScan = Omit<CountedScan, 'unit'> &
  Omit<NamedUnit, 'id' | 'code'> & { unit_id: number | null; product_code: string };

/**
 * Scans as calls answer them. One that repeats another shows when and by whom the first was made.
 */
const answered = (from: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<FlatScan>`
  select s.scan_key as key, s.code, case when s.withdrawn_at is not null then 'withdrawn'
      when s.repeats then 'already' else s.outcome end as outcome,
    coalesce(f.scanned_at, s.scanned_at) as at, w.username as by, l.name as location, u.id as unit_id,
    p.code as product_code, b.name as brand, c.name as color, n.name as number,
    t.name as specific_type, p.name, u.barcode
  from (${from}) s
  left join count_scans f on s.repeats and s.withdrawn_at is null and f.company_id = s.company_id
    and f.count_id = s.count_id and f.unit_id = s.unit_id and f.withdrawn_at is null
    and not f.repeats
  join users w on w.company_id = s.company_id and w.id = coalesce(f.user_id, s.user_id)
  left join locations l on l.company_id = s.company_id and l.id = s.location_id
  left join units u on u.company_id = s.company_id and u.id = s.unit_id
  left join products p on p.company_id = u.company_id and p.id = u.product_id
  left join brands b on b.company_id = p.company_id and b.id = p.brand_id
  left join colors c on c.company_id = p.company_id and c.id = p.color_id
  left join specific_types t on t.company_id = p.company_id and t.id = p.specific_type_id
  left join numbers n on n.company_id = u.company_id and n.id = u.number_id
  order by ${order}`;

function nested({ unit_id: id, product_code: code, ...row }: FlatScan): CountedScan {
  const { brand, color, number, specific_type, name, barcode, ...scan } = row;
  const named = { code, brand, color, number, specific_type, name, barcode };
  return { ...scan, unit: id === null ? null : { id, ...named } };
}

export async function readScans(
  db: Executor,
  companyId: number,
  { count, keys }: { count: number; keys: string[] },
): Promise<CountedScan[]> {
  const from = sql`select * from count_scans where company_id = ${companyId}
    and count_id = ${count} and scan_key = any(cast(${keys} as text[]))`;
  return (await answered(from, sql`s.id`).execute(db)).rows.map(nested);
}

/** The latest scans that somebody made in a count, latest first. */
export async function readOwnScans(
  db: Executor,
  companyId: number,
  { count, userId, limit }: { count: number; userId: number; limit: number },
): Promise<CountedScan[]> {
  const from = sql`select * from count_scans where company_id = ${companyId}
    and count_id = ${count} and user_id = ${userId} order by scanned_at desc, id desc limit ${limit}`;
  return (await answered(from, sql`s.scanned_at desc, s.id desc`).execute(db)).rows.map(nested);
}
