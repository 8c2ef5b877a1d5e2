import { sql } from 'kysely';

import type { Tx } from '../../../db/database';
import { refuseCounted } from '../../units/refuse-counted';

interface Apart {
  /** The operation that joined the run, if it is one. */
  undoes: number;
  /** The units that become again what they were. */
  ids: number[];
}

/** Gives supplier codes back to the products that get their units back, or never had any. */
const codesBack = (tx: Tx, companyId: number, { undoes, ids }: Apart) =>
  sql`
  with returning_products as materialized (
    select from_product_id as id, bool_or(unit_id = any(cast(${ids} as bigint[]))) as comes
    from movements where company_id = ${companyId} and operation_id = ${undoes}
    group by from_product_id
  )
  update product_codes k set product_id = c.product,
    number_id = case when c.number is not null then coalesce((select n.id from numbers n
      where n.company_id = k.company_id and n.id = c.number), k.number_id) end
  from joined_runs r
  cross join jsonb_to_recordset(r.codes) as c (gtin text, product bigint, number bigint)
  where r.company_id = ${companyId} and r.operation_id = ${undoes}
    and k.company_id = r.company_id and k.gtin = c.gtin and k.product_id = r.product_id
    and coalesce((select p.comes from returning_products p where p.id = c.product), true)`.execute(
    tx,
  );

/**
 * Does what the undo of an operation means for supplier codes where it joined a size run; the units
 * go back by their movements. Throws 409 while a count is under way that would lose or get them.
 */
export async function takeApart(tx: Tx, companyId: number, apart: Apart): Promise<void> {
  const { rows } = await sql<{ code: string; before: string[] }>`
    select p.code, (select coalesce(json_agg(f.code), '[]') from products f
      where f.company_id = r.company_id
        and f.id in (select cast(x as bigint) from jsonb_array_elements_text(r.products) x)
      ) as before
    from joined_runs r join products p on p.company_id = r.company_id and p.id = r.product_id
    where r.company_id = ${companyId} and r.operation_id = ${apart.undoes}`.execute(tx);
  const [run] = rows;
  if (!run) return;
  await refuseCounted(tx, companyId, { before: run.before, after: run.code });
  await codesBack(tx, companyId, apart);
}
