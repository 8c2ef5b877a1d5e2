import { type PaymentType, returnCalls } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../../db/database';
import { askedShop, type AskedShop, inShop } from '../../till/asked-shop';
import { NAMED_PRODUCT } from '../../units/unit-select';
import type { Column } from '../writing/column';
import { daysSchema, spanOf } from './days';
import { byLast, defineList, PAGE } from './define-list';

interface ReturnedRow {
  /** Id of the reversal, by which the list is sorted. */
  id: number;
  returned_at: string;
  return_number: number;
  receipt_number: number;
  code: string;
  name: string | null;
  brand: string;
  specific_type: string | null;
  color: string | null;
  size: string | null;
  barcode: string;
  price: string;
  payment_type: PaymentType;
  bank: string | null;
  reason: string;
  seller: string;
  approved_by: string | null;
  location: string | null;
  note: string;
}
interface Asked {
  companyId: number;
  from: string;
  to: string;
  shop: AskedShop;
  after: number;
}

async function readReturned(
  db: Executor,
  { companyId, from, to, shop, after }: Asked,
): Promise<ReturnedRow[]> {
  const { rows } = await sql<ReturnedRow>`
    select v.id, r.returned_at, r.return_number, s.receipt_number, p.code, p.name, b.name as brand,
      t.name as specific_type, c.name as color, n.name as size, u.barcode, x.price, v.payment_type,
      v.bank, v.reason, w.username as seller, a.username as approved_by, l.name as location, r.note
    from reversals v
    join returns r on r.company_id = v.company_id and r.id = v.return_id
    join sale_lines x on x.company_id = v.company_id and x.id = v.sale_line_id
    join sales s on s.company_id = x.company_id and s.id = x.sale_id
    join units u on u.company_id = x.company_id and u.id = x.unit_id
    join products p on p.company_id = u.company_id and p.id = u.product_id ${NAMED_PRODUCT}
    join users w on w.company_id = r.company_id and w.id = r.user_id
    left join numbers n on n.company_id = u.company_id and n.id = u.number_id
    left join users a on a.company_id = r.company_id and a.id = r.approved_by
    left join locations l on l.company_id = r.company_id and l.id = r.location_id
    where v.company_id = ${companyId} and v.id > ${after} and v.return_id is not null
      and r.returned_on between ${from} and ${to} and ${inShop(sql`r.location_id`, shop)}
    order by v.id limit ${sql.lit(PAGE)}`.execute(db);
  return rows;
}

const COLUMNS: Column<ReturnedRow>[] = [
  { heading: 'returnedAt', is: 'moment', value: (row) => row.returned_at },
  { heading: 'returnNumber', is: 'count', value: (row) => row.return_number },
  { heading: 'receipt', is: 'count', value: (row) => row.receipt_number },
  { heading: 'code', is: 'code', value: ({ code }) => code },
  { heading: 'name', is: 'text', value: ({ name }) => name },
  { heading: 'brand', is: 'text', value: ({ brand }) => brand },
  { heading: 'specificType', is: 'text', value: (row) => row.specific_type },
  { heading: 'color', is: 'text', value: ({ color }) => color },
  { heading: 'size', is: 'code', width: 10, value: ({ size }) => size },
  { heading: 'barcode', is: 'code', value: ({ barcode }) => barcode },
  { heading: 'price', is: 'money', value: ({ price }) => price },
  { heading: 'paymentType', is: 'word', words: 'paymentType', value: (row) => row.payment_type },
  { heading: 'bank', is: 'text', width: 8, value: ({ bank }) => bank },
  { heading: 'reason', is: 'word', words: 'returnReason', value: ({ reason }) => reason },
  { heading: 'seller', is: 'text', value: ({ seller }) => seller },
  { heading: 'approvedBy', is: 'text', value: (row) => row.approved_by },
  { heading: 'location', is: 'text', value: ({ location }) => location },
  { heading: 'note', is: 'text', width: 40, value: ({ note }) => note },
];

/** Returned goods, a row for each unit. */
export const returns = defineList({
  call: returnCalls.one,
  filter: daysSchema,
  columns: () => COLUMNS,
  async *pages({ db, context, query }) {
    const { companyId } = context.caller;
    const shop = await askedShop(db, context, query.location);
    const asked = { companyId, ...spanOf(query, context.today), shop };
    yield* byLast<ReturnedRow>((last) => readReturned(db, { ...asked, after: last?.id ?? 0 }));
  },
});
