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

const liveOnline = (companyId: number, year: number) => sql`
  from sale_lines x join sales s on s.company_id = x.company_id and s.id = x.sale_id
  where x.company_id = ${companyId} and x.sale_type = 'online' and x.reversal_id is null
    and x.sold_on between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`;

/**
 * The online sales of a year, oldest first. Where they are too many for one answer the sums of the
 * days stand in their place, so that the total stays right.
 */
export async function readOnlineSales(
  db: Executor,
  companyId: number,
  year: number,
): Promise<OnlineSale[]> {
  const online = liveOnline(companyId, year);
  const { rows } = await sql<OnlineSale>`select x.id, x.price as sale_price, s.sold_at ${online}
    order by x.id limit ${MAX_ROWS + 1}`.execute(db);
  if (rows.length <= MAX_ROWS) return rows;
  const days = await sql<OnlineSale>`
    select max(x.id) as id, sum(x.price) as sale_price, max(s.sold_at) as sold_at ${online}
    group by x.sold_on order by x.sold_on`.execute(db);
  return days.rows;
}
