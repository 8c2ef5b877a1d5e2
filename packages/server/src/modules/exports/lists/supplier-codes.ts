import { supplierCodeCalls, type ProductType } from '@backoffice/contracts';
import { sql } from 'kysely';
import * as z from 'zod/mini';

import type { Executor } from '../../../db/database';
import { NAMED_PRODUCT } from '../../units/unit-select';
import type { Column } from '../writing/column';
import { byLast, defineList, PAGE } from './define-list';
import { IDENTITY } from './identity';

interface CodeRow {
  id: number;
  product_code: string;
  quantity: number;
  type: ProductType;
  code: string;
  name: string | null;
  brand: string;
  specific_type: string | null;
  color: string | null;
  size: string | null;
  added_at: string;
  by: string;
}

async function readCodes(db: Executor, companyId: number, after: number): Promise<CodeRow[]> {
  const { rows } = await sql<CodeRow>`
    select k.id, k.code as product_code, k.quantity, p.type, p.code, p.name, b.name as brand,
      t.name as specific_type, c.name as color, n.name as size, k.added_at, w.username as by
    from product_codes k
    join products p on p.company_id = k.company_id and p.id = k.product_id ${NAMED_PRODUCT}
    join users w on w.company_id = k.company_id and w.id = k.user_id
    left join numbers n on n.company_id = k.company_id and n.id = k.number_id
    where k.company_id = ${companyId} and k.id > ${after}
    order by k.id limit ${sql.lit(PAGE)}`.execute(db);
  return rows;
}

const COLUMNS: Column<CodeRow>[] = [
  { heading: 'productCode', is: 'code', value: (row) => row.product_code },
  { heading: 'boxQuantity', is: 'count', value: ({ quantity }) => quantity },
  ...IDENTITY,
  { heading: 'size', is: 'code', value: ({ size }) => size },
  { heading: 'addedAt', is: 'moment', value: (row) => row.added_at },
  { heading: 'by', is: 'text', value: ({ by }) => by },
];

/** The supplier codes of the company's products. */
export const productCodes = defineList({
  call: supplierCodeCalls.list,
  filter: z.object({}),
  columns: () => COLUMNS,
  pages: ({ db, context: { caller } }) =>
    byLast<CodeRow>((last) => readCodes(db, caller.companyId, last?.id ?? 0)),
});
