import type { DayMoney, MovedMoney } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../../db/database';
import { type AskedShop, inShop } from '../asked-shop';
import { BY_WAY, WAY_OF_ENTRY } from '../ways';

interface Asked {
  companyId: number;
  day: string;
  /** Undefined for all shops. */
  shop: AskedShop;
}

/** The money that the till has entries of. */
const entered = ({ companyId, day, shop }: Asked) => sql`
  select e.late, e.way, e.amount from till_entries e
  where e.company_id = ${companyId} and e.booked_on = ${day}
    and e.source in ('sale', 'return', 'correction', 'void')
    and ${inShop(sql`e.location_id`, shop)}`;

/**
 * Sales from before the till, which have no entries there, and neither have their corrections.
 * Returns always have.
 */
const beforeTheTill = ({ companyId, day, shop }: Asked) => sql`
  select e.late, ${WAY_OF_ENTRY} as way, e.amount from sale_entries e
  join sales s on s.company_id = e.company_id and s.id = e.sale_id
  where e.company_id = ${companyId} and e.booked_on = ${day} and e.kind <> 'return'
    and s.period_id is null and ${inShop(sql`e.location_id`, shop)}`;

/**
 * The money that the sales of a day moved, by way; `sums` and `late` together are the total of the
 * day's rows.
 */
export async function readDayMoney(db: Executor, asked: Asked): Promise<DayMoney> {
  const { rows } = await sql<MovedMoney & { late: boolean }>`
    select late, way, sum(amount) as amount
    from (${entered(asked)} union all ${beforeTheTill(asked)}) as moved
    group by late, way having sum(amount) <> 0
    order by ${BY_WAY}`.execute(db);
  const moved = (isLate: boolean) =>
    rows.filter(({ late }) => late === isLate).map(({ way, amount }) => ({ way, amount }));
  return { sums: moved(false), late: moved(true) };
}
