import { type FigureType, MAX_ROWS, type OnlineSale } from '@backoffice/contracts';
import { sql } from 'kysely';

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

const onlineEntries = (companyId: number, year: number) => sql`sale_entries
    where company_id = ${companyId} and sale_type = 'online' and not struck
      and booked_on between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`;

/**
 * The online sales of a year, oldest first. What was taken back has a negative price and the moment
 * when that happened. If there are too many for one answer, it holds the sums of the days instead,
 * so that the total stays right.
 */
export async function readOnlineSales(
  db: Executor,
  companyId: number,
  year: number,
): Promise<OnlineSale[]> {
  const online = onlineEntries(companyId, year);
  const { rows } = await sql<OnlineSale>`
    select id, amount as sale_price, happened_at as sold_at from ${online}
    order by happened_at, id limit ${MAX_ROWS + 1}`.execute(db);
  if (rows.length <= MAX_ROWS) return rows;
  const days = await sql<OnlineSale>`
    select max(id) as id, sum(amount) as sale_price, max(happened_at) as sold_at from ${online}
    group by booked_on order by booked_on`.execute(db);
  return days.rows;
}
