import type { SaleRow } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../db/database';

/** The lines sold on a day, in the order in which they were sold. */
export async function readSalesOfDay(
  db: Executor,
  companyId: number,
  day: string,
): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    select x.id, b.name as brand_name, c.name as color_name, n.name as number,
      t.name as product_specific_types, p.code, x.regular_price as product_price, x.payment_type,
      x.bank as bank_name, x.price as sale_price, x.sale_type, p.name, u.barcode,
      s.receipt_number, s.sold_at, w.username as seller
    from sale_lines x
    join sales s on s.company_id = x.company_id and s.id = x.sale_id
    join users w on w.company_id = s.company_id and w.id = s.user_id
    join units u on u.company_id = x.company_id and u.id = x.unit_id
    join products p on p.company_id = u.company_id and p.id = u.product_id
    join brands b on b.company_id = p.company_id and b.id = p.brand_id
    left join colors c on c.company_id = p.company_id and c.id = p.color_id
    left join specific_types t on t.company_id = p.company_id and t.id = p.specific_type_id
    left join numbers n on n.company_id = u.company_id and n.id = u.number_id
    left join reversals v on v.company_id = x.company_id and v.id = x.reversal_id
    where x.company_id = ${companyId} and x.sold_on = ${day}
      and (v.id is null or v.happened_on > x.sold_on)
    order by x.id`.execute(db);
  return rows;
}
