import { sql } from 'kysely';

import type { Executor } from '../../../db/database';

/** What only the exported file tells of a row of the day. */
export interface SaleExtras {
  /** Percent that the price includes; null for sales from before it was kept. */
  vat_rate: string | null;
  /** Of the sale, or of the return that took it back. */
  fiscal_number: string | null;
  /** Negative where the unit came back. */
  import_price: string;
}

/** The extras of lines and reversals by their ids. */
export async function readSaleExtras(
  db: Executor,
  companyId: number,
  ids: number[],
): Promise<Map<number, SaleExtras>> {
  const { rows } = await sql<SaleExtras & { id: number }>`
    select x.id, s.vat_rate, s.fiscal_number, x.import_price
    from sale_lines x join sales s on s.company_id = x.company_id and s.id = x.sale_id
    where x.company_id = ${companyId} and x.id = any(cast(${ids} as bigint[]))
    union all
    select v.id, s.vat_rate, r.fiscal_number, -x.import_price
    from reversals v
    join sale_lines x on x.company_id = v.company_id and x.id = v.sale_line_id
    join sales s on s.company_id = x.company_id and s.id = x.sale_id
    left join returns r on r.company_id = v.company_id and r.id = v.return_id
    where v.company_id = ${companyId} and v.id = any(cast(${ids} as bigint[]))`.execute(db);
  return new Map(rows.map(({ id, ...extras }) => [id, extras]));
}
