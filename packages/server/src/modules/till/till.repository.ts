import type { Till } from '@backoffice/contracts';
import { sql } from 'kysely';

import { centsOf, eurosOf } from '../../cents';
import type { Executor } from '../../db/database';
import type { TillKey } from './periods';

interface PeriodRow {
  id: number;
  opened_at: string;
  counted_cash: string | null;
  counted_by: string | null;
  counted_at: string | null;
  entries: number;
  cash_entries: number;
  last_entry_at: string | null;
}
interface LastClosing {
  id: number;
  number: number;
  closed_at: string;
  left_cash: string;
}

/** A till between two closings. */
export interface TillState {
  /** Null until something is booked or counted. */
  period: PeriodRow | null;
  lastClosing: LastClosing | null;
}

async function readOpenPeriod(db: Executor, { companyId, locationId }: TillKey) {
  const { rows } = await sql<PeriodRow>`
    select p.id, p.opened_at, p.counted_cash, w.username as counted_by, p.counted_at,
      moved.entries, moved.cash_entries, moved.last_entry_at
    from till_periods p
    left join users w on w.company_id = p.company_id and w.id = p.counted_by
    cross join lateral (
      select count(*) as entries, count(*) filter (where e.way = 'cash') as cash_entries,
        max(e.recorded_at) as last_entry_at
      from till_entries e where e.company_id = p.company_id and e.period_id = p.id
    ) moved
    where p.company_id = ${companyId} and coalesce(p.location_id, 0) = ${locationId ?? 0}
      and p.closed_at is null`.execute(db);
  return rows[0] ?? null;
}

async function readLastClosing(db: Executor, { companyId, locationId }: TillKey) {
  const { rows } = await sql<LastClosing>`
    select id, number, closed_at, left_cash from closings
    where company_id = ${companyId} and coalesce(location_id, 0) = ${locationId ?? 0}
    order by number desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export const readTillState = async (db: Executor, till: TillKey): Promise<TillState> => ({
  period: await readOpenPeriod(db, till),
  lastClosing: await readLastClosing(db, till),
});

/** The version of a till, which changes with every entry and every count of the opening. */
export const versionOf = ({ period }: TillState): string =>
  period ? `${period.id}.${period.entries}.${period.counted_cash ?? 'uncounted'}` : 'unused';

/** How a period begins: as counted, else with what was left, else with nothing. */
export function openingOf({ period, lastClosing }: TillState): Till['opening'] {
  const left = lastClosing?.left_cash ?? null;
  const counted = period?.counted_cash ?? null;
  return {
    cash: eurosOf(centsOf(counted ?? left ?? '0')),
    left,
    counted,
    counted_by: period?.counted_by ?? null,
    counted_at: period?.counted_at ?? null,
  };
}

/** Whether the opening can be counted: no cash has moved, or nothing was ever left to compare with. */
export const canOpen = ({ period, lastClosing }: TillState): boolean =>
  !lastClosing || !period?.cash_entries;
