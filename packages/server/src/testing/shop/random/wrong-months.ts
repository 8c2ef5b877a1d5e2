import { sql } from 'kysely';

import type { Executor } from '../../../db/database';

/** The months whose figures differ from the sum of what is booked in them. */
export const readWrongMonths = async (db: Executor, companyId: number) => {
  const { rows } = await sql`
    with kept as (
      select * from monthly_figures where company_id = ${companyId}
    ), booked as (
      select cast(date_trunc('month', booked_on) as date) as month, product_type, payment_type,
        sale_type, sum(units) as units, sum(amount) as amount
      from sale_parts where company_id = ${companyId} group by 1, 2, 3, 4
    )
    select * from kept full join booked using (month, product_type, payment_type, sale_type)
    where coalesce(kept.units, 0) <> coalesce(booked.units, 0)
      or coalesce(kept.amount, 0) <> coalesce(booked.amount, 0)`.execute(db);
  return rows;
};
