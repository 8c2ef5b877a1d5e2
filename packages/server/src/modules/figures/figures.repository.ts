import { type FigureType, MAX_ROWS, type OnlineSale } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Executor } from '../../db/database';

const WHICH: Record<FigureType, ReturnType<typeof sql>> = {
  sales: sql`true`,
  quantity: sql`true`,
  shoes: sql`product_type = 'shoes'`,
  textile: sql`product_type = 'textile'`,
  online: sql`sale_type = 'online'`,
  bank: sql`payment_type = 'bank'`,
};

export interface MonthFigure {
  year: number;
  month: number;
  /** Euros, or units for `quantity`. */
  value: string;
}

/** The months of these years in which something was sold. */
export async function readMonths(
  db: Executor,
  companyId: number,
  { years, type }: { years: number[]; type: FigureType },
): Promise<MonthFigure[]> {
  const value = type === 'quantity' ? sql`sum(units)` : sql`sum(amount)`;
  const { rows } = await sql<MonthFigure>`
    select cast(extract(year from month) as int) as year,
      cast(extract(month from month) as int) as month, ${value} as value
    from monthly_figures
    where company_id = ${companyId} and ${WHICH[type]}
      and month between make_date(${Math.min(...years)}, 1, 1) and make_date(${Math.max(...years)}, 12, 1)
      and extract(year from month) = any(cast(${years} as int[]))
    group by month order by month`.execute(db);
  return rows;
}

/**
 * What a year's online sales consist of, counted as the monthly figures are: a sale in its month, a
 * reversal against the month in which it happened. The two leave each other out within one month.
 */
const onlineEntries = (companyId: number, year: number) => {
  const inYear = (day: RawBuilder<unknown>) =>
    sql`${day} between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`;
  const otherMonth = sql`date_trunc('month', v.happened_on) <> date_trunc('month', x.sold_on)`;
  return sql`(
    select x.id, x.price, s.sold_at, x.sold_on
    from sale_lines x
    join sales s on s.company_id = x.company_id and s.id = x.sale_id
    left join reversals v on v.company_id = x.company_id and v.id = x.reversal_id
    where x.company_id = ${companyId} and x.sale_type = 'online' and ${inYear(sql`x.sold_on`)}
      and (v.id is null or ${otherMonth})
    union all
    select x.id, -x.price, v.happened_at, v.happened_on
    from reversals v
    join sale_lines x on x.company_id = v.company_id and x.id = v.sale_line_id
    where v.company_id = ${companyId} and x.sale_type = 'online' and ${inYear(sql`v.happened_on`)}
      and ${otherMonth}) as x`;
};

/**
 * The online sales of a year, oldest first; one of an earlier month that was undone stands there
 * with a negative price at the moment when that happened. Where they are too many for one answer
 * the sums of the days stand in their place, so that the total stays right.
 */
export async function readOnlineSales(
  db: Executor,
  companyId: number,
  year: number,
): Promise<OnlineSale[]> {
  const online = onlineEntries(companyId, year);
  const { rows } = await sql<OnlineSale>`
    select id, price as sale_price, sold_at from ${online}
    order by sold_at, id limit ${MAX_ROWS + 1}`.execute(db);
  if (rows.length <= MAX_ROWS) return rows;
  const days = await sql<OnlineSale>`
    select max(id) as id, sum(price) as sale_price, max(sold_at) as sold_at from ${online}
    group by sold_on order by sold_on`.execute(db);
  return days.rows;
}
