import type { MovedMoney, TillSource, TillWay } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../../db/database';

export interface EntrySource {
  companyId: number;
  userId: number;
  /** Null for late entries of a shop that never closes. */
  periodId: number | null;
  locationId: number | null;
  source: TillSource;
  late: boolean;
  /** `YYYY-MM-DD`. */
  day: string;
  /** ISO text in UTC. */
  at: string;
}
/** Euros, negative for what was paid out. */
export interface Sum {
  way: TillWay;
  amount: string;
}

/**
 * Writes one entry for each way whose sums do not cancel out, as a statement or a part of one.
 * `source` is a table whose only row and column is the source's id.
 */
export function entriesInsert(
  entry: EntrySource,
  source: RawBuilder<unknown>,
  sums: Sum[],
): RawBuilder<MovedMoney> {
  const ways = sums.map(({ way }) => way);
  const amounts = sums.map(({ amount }) => amount);
  return sql<MovedMoney>`
    insert into till_entries (company_id, period_id, location_id, source, source_id, way, amount,
      late, booked_on, user_id, recorded_at)
    select ${entry.companyId}, cast(${entry.periodId} as bigint), cast(${entry.locationId} as bigint),
      ${entry.source}, source.id, way, sum(amount), ${entry.late}, ${entry.day}, ${entry.userId},
      ${entry.at}
    from unnest(cast(${ways} as text[]), cast(${amounts} as numeric[])) as moved (way, amount),
      ${source} as source (id)
    group by source.id, way having sum(amount) <> 0 order by way
    returning way, amount`;
}

/** Writes down the money that moved; answers one sum a way, none where nothing moved. */
export async function recordEntries(
  tx: Tx,
  { sourceId, ...entry }: EntrySource & { sourceId: number },
  sums: Sum[],
): Promise<MovedMoney[]> {
  if (!sums.length) return [];
  return (await entriesInsert(entry, sql`(values (cast(${sourceId} as bigint)))`, sums).execute(tx))
    .rows;
}
