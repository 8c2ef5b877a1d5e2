import { offlineSlipText, type SettleLine, type UnsettledSale } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../../db/database';
import { partsOfEntry } from '../../sales/entry-parts';
import { type Paid, partsOf } from '../../sales/parts';
import { type AskedShop, inShop } from '../../till/asked-shop';
import { IS_IMPORTING } from '../../units/importing';
import { IN_STOCK, NAMED_PRODUCT, NUMBER } from '../../units/unit-select';

type SaleRow = Omit<UnsettledSale, 'slip' | 'lines'> & { number: number; counter: number };
type LineRow = Omit<SettleLine, 'paid'> & Paid & { sale_id: number };

/** Units that are shown as possible replacements of one. */
const SIBLINGS = 5;

/** The sale that has the unit `u` now. */
const TAKEN_BY = sql`(
  select json_build_object('sale', t.id, 'receipt_number', t.receipt_number, 'at', t.sold_at,
    'by', w.username)
  from sales t join users w on w.company_id = t.company_id and w.id = t.user_id
  where t.company_id = u.company_id and t.id = u.sale_id) as taken_by`;

const AWAY = sql`
  case when u.sale_id is not null then null when u.out_id is not null then 'out'
    when u.shipment_id is not null then 'under_way'
    when u.set_aside is not null then 'set_aside' end as away`;

/** What is for sale and could take the place of the unit: it itself, or one like it in that shop. */
const SIBLINGS_OF = sql`(
  select coalesce(json_agg(y order by y.is_same desc, y.id), '[]')
  from (
    select u.id, u.barcode, u.id = x.unit_id as is_same from units u
    where u.company_id = x.company_id and u.product_id = p.id
      and ${IN_STOCK} and u.set_aside is null and not ${IS_IMPORTING}
      and (u.id = x.unit_id or (u.number_id is not distinct from n.id
        and u.location_id is not distinct from s.location_id))
    order by u.id = x.unit_id desc, u.id limit ${sql.lit(SIBLINGS)}
  ) y) as siblings`;

const isoOf = (at: string) => new Date(at).toISOString();
function shownLine({ sale_id: _, payment_type, bank, parts, ...line }: LineRow): SettleLine {
  const taken = line.taken_by && { ...line.taken_by, at: isoOf(line.taken_by.at) };
  const paid = partsOf({ price: line.price, payment_type, bank, parts });
  return { ...line, taken_by: taken, paid };
}

async function readOwedLines(db: Executor, companyId: number, sales: number[]) {
  const { rows } = await sql<LineRow>`
    select x.sale_id, x.id as line, u.id as unit, u.barcode, p.code, p.name, b.name as brand,
      c.name as color, n.name as number, x.price, x.payment_type, x.bank,
      ${partsOfEntry(sql`x.id`)} as parts, ${TAKEN_BY}, ${AWAY}, ${SIBLINGS_OF}
    from sale_lines x
    join sales s on s.company_id = x.company_id and s.id = x.sale_id
    join units u on u.company_id = x.company_id and u.id = x.unit_id
    join products p on p.company_id = u.company_id and p.id = u.product_id
    ${NAMED_PRODUCT} ${NUMBER}
    where x.company_id = ${companyId} and x.sale_id = any(cast(${sales} as bigint[]))
      and x.owed and x.reversal_id is null
    order by x.id`.execute(db);
  return rows;
}

async function readSales(db: Executor, companyId: number, shop: AskedShop) {
  const { rows } = await sql<SaleRow>`
    select o.sale_id as sale, s.receipt_number, t.number, o.slip as counter, t.name as till,
      l.name as location, w.username as seller, s.sold_at, o.came_at, y.username as sent_by,
      s.total, to_json(o.reasons) as reasons
    from offline_sales o
    join sales s on s.company_id = o.company_id and s.id = o.sale_id
    join shared_tills t on t.company_id = o.company_id and t.id = o.shared_till_id
    join users w on w.company_id = s.company_id and w.id = s.user_id
    join users y on y.company_id = o.company_id and y.id = o.sent_by
    left join locations l on l.company_id = s.company_id and l.id = s.location_id
    where o.company_id = ${companyId} and o.settled_at is null and o.reasons <> '{}'
      and ${inShop(sql`s.location_id`, shop)}
    order by s.sold_at, s.id`.execute(db);
  return rows;
}

/** Sales that somebody has to settle, oldest first, with what could take the place of each unit. */
export async function readUnsettled(
  db: Executor,
  companyId: number,
  shop: AskedShop,
): Promise<UnsettledSale[]> {
  const sales = await readSales(db, companyId, shop);
  if (!sales.length) return [];
  const ids = sales.map(({ sale }) => sale);
  const lines = await readOwedLines(db, companyId, ids);
  return sales.map(({ number, counter, ...sale }) => ({
    ...sale,
    slip: offlineSlipText({ till: number, counter }),
    lines: lines.filter((line) => line.sale_id === sale.sale).map(shownLine),
  }));
}
