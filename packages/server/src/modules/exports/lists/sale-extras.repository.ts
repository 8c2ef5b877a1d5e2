import { offlineSlipText } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../../db/database';

/** What only the exported file tells of a row of the day. */
export interface SaleExtras {
  /** Percent that the price includes; null for sales from before it was kept. */
  vat_rate: string | null;
  /** Of the sale, or of the return that took it back. */
  fiscal_number: string | null;
  /** `K3-000017`, where a till made the sale without a line. */
  offline_slip: string | null;
  /** When such a sale came in. */
  came_at: string | null;
  /** Negative where the unit came back. */
  import_price: string;
}

type ExtrasRow = Omit<SaleExtras, 'offline_slip'> & {
  id: number;
  till: number | null;
  counter: number | null;
};

/** The slip of a sale `s` that a till made without a line. */
const OFFLINE = sql`t.number as till, o.slip as counter, o.came_at`;
const OFFLINE_SALE = sql`
  left join offline_sales o on o.company_id = s.company_id and o.sale_id = s.id
  left join shared_tills t on t.company_id = o.company_id and t.id = o.shared_till_id`;

/** The extras of lines and reversals by their ids. */
export async function readSaleExtras(
  db: Executor,
  companyId: number,
  ids: number[],
): Promise<Map<number, SaleExtras>> {
  const { rows } = await sql<ExtrasRow>`
    select x.id, s.vat_rate, s.fiscal_number, x.import_price, ${OFFLINE}
    from sale_lines x join sales s on s.company_id = x.company_id and s.id = x.sale_id
    ${OFFLINE_SALE}
    where x.company_id = ${companyId} and x.id = any(cast(${ids} as bigint[]))
    union all
    select v.id, s.vat_rate, r.fiscal_number, -x.import_price, ${OFFLINE}
    from reversals v
    join sale_lines x on x.company_id = v.company_id and x.id = v.sale_line_id
    join sales s on s.company_id = x.company_id and s.id = x.sale_id
    left join returns r on r.company_id = v.company_id and r.id = v.return_id
    ${OFFLINE_SALE}
    where v.company_id = ${companyId} and v.id = any(cast(${ids} as bigint[]))`.execute(db);
  return new Map(
    rows.map(({ id, till, counter, ...extras }) => {
      const slip = till && counter ? offlineSlipText({ till, counter }) : null;
      return [id, { ...extras, offline_slip: slip }];
    }),
  );
}
