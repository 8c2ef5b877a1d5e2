import {
  COUNT_VERDICTS,
  type CountLine,
  type CountReview,
  JUDGED_VERDICTS,
  type JudgedVerdict,
  MAX_COUNT_LINES,
} from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../../db/database';
import { isOfPlace } from '../../history/sorts';
import { counted, type Judged, verdicts } from './verdicts';

/**
 * The verdict of every unit that is to be judged, for one unit more than is allowed, so that the
 * caller notices when there are too many.
 */
export async function readVerdicts(
  db: Executor,
  count: Judged,
): Promise<Map<number, JudgedVerdict>> {
  const { rows } = await sql<{ id: number; verdict: JudgedVerdict }>`
    with ${verdicts(count)} select id, verdict from verdicts
    where verdict = any(cast(${[...JUDGED_VERDICTS]} as text[]))
    order by id limit ${sql.lit(MAX_COUNT_LINES + 1)}`.execute(db);
  return new Map(rows.map(({ id, verdict }) => [id, verdict]));
}

type FlatLine = Omit<CountLine, 'since' | 'done'> & {
  since_kind: string | null;
  since_at: string;
  since_by: string;
};

const LAST = sql`
  select m.kind, m.happened_at as at, w.username as by
  from movements m join users w on w.company_id = m.company_id and w.id = m.user_id
  where m.company_id = p.company_id and m.unit_id = v.id and ${isOfPlace(sql`m.kind`)}
  order by m.id desc limit 1`;

/**
 * The lines of a count, of all units or of some: verdicts that are to be judged first, each by code
 * and size, and at most 20,000 of each.
 */
export async function readLines(db: Executor, count: Judged, ids?: number[]): Promise<CountLine[]> {
  const asked = ids ? sql`where v.id = any(cast(${ids} as bigint[]))` : sql``;
  const { companyId } = count;
  const { rows } = await sql<FlatLine>`
    with ${verdicts(count)}, sorted as (
      select v.*, array_position(cast(${[...COUNT_VERDICTS]} as text[]), v.verdict) as rank,
        row_number() over (partition by v.verdict order by p.code_key collate "C",
          coalesce(n.sort_key, '') collate "C", v.id) as nth
      from verdicts v
      join products p on p.company_id = ${companyId} and p.id = v.product_id
      left join numbers n on n.company_id = ${companyId} and n.id = v.number_id ${asked}
    )
    select v.id, p.code, b.name as brand, c.name as color, n.name as number,
      t.name as specific_type, p.name, v.barcode, v.verdict, l.name as location, v.scanned_at,
      y.username as scanned_by, v.sale_id as sale, g.reason as out, v.shipment_id as shipment,
      m.kind as since_kind, m.at as since_at, m.by as since_by
    from sorted v
    join products p on p.company_id = ${companyId} and p.id = v.product_id
    join brands b on b.company_id = p.company_id and b.id = p.brand_id
    left join colors c on c.company_id = p.company_id and c.id = p.color_id
    left join specific_types t on t.company_id = p.company_id and t.id = p.specific_type_id
    left join numbers n on n.company_id = p.company_id and n.id = v.number_id
    left join locations l on l.company_id = p.company_id and l.id = v.location_id
    left join users y on y.company_id = p.company_id and y.id = v.scanned_by
    left join outs g on g.company_id = p.company_id and g.id = v.out_id
    left join lateral (${LAST}) m on true
    where v.nth <= ${sql.lit(MAX_COUNT_LINES)} order by v.rank, v.nth`.execute(db);
  return rows.map(({ since_kind: kind, since_at: at, since_by: by, ...line }) => ({
    ...line,
    since: kind === null ? null : { kind, at, by },
    done: null,
  }));
}

export const isJudged = (verdict: CountLine['verdict']): verdict is JudgedVerdict =>
  JUDGED_VERDICTS.some((one) => one === verdict);

export async function readCounted(db: Executor, count: Judged): Promise<number> {
  const { rows } = await counted(count).execute(db);
  return rows[0]?.units ?? 0;
}

/** Scanned codes that are no unit's barcode, with who scanned each last. */
export async function readUnknown(
  db: Executor,
  companyId: number,
  count: number,
): Promise<CountReview['unknown']> {
  const { rows } = await sql<CountReview['unknown'][number]>`
    select s.code, count(*) as times, max(s.scanned_at) as at,
      (array_agg(w.username order by s.scanned_at desc, s.id desc))[1] as by,
      json_agg(s.scan_key order by s.scanned_at, s.id) as keys
    from count_scans s join users w on w.company_id = s.company_id and w.id = s.user_id
    where s.company_id = ${companyId} and s.count_id = ${count} and s.unit_id is null
      and s.withdrawn_at is null
    group by s.code order by at desc, s.code`.execute(db);
  return rows;
}

/** The report that was stored when a count was applied. */
export async function readReport(
  db: Executor,
  companyId: number,
  id: number,
): Promise<Omit<CountReview, 'count'> | null> {
  const row = await db
    .selectFrom('counts')
    .select('report')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return (row?.report ?? null) as Omit<CountReview, 'count'> | null;
}
