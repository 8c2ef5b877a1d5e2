import { sql } from 'kysely';

import type { Tx } from '../../../../db/database';
import { nameKey } from '../../../../db/name-key';
import type { StockLine } from '../../judged-line';
import { keyIn } from '../applying/names';
import type { Resolved } from '../stored-import';

interface Product {
  type: string;
  code: string;
  code_key: string;
  brand: number;
  specific_type: number;
  color: number;
  name: string | null;
  name_key: string;
}

const id = (ids: Record<string, number>, type: string | null, name: string) =>
  ids[keyIn(type, name)] ?? 0;

const productOf = (line: StockLine, resolved: Resolved): Product => ({
  type: line.productType,
  code: line.code,
  code_key: nameKey(line.code),
  brand: id(resolved.brands, line.productType, line.brand),
  specific_type: line.type === null ? 0 : id(resolved.types, line.productType, line.type),
  color: line.color === null ? 0 : id(resolved.colors, null, line.color),
  name: line.name,
  name_key: line.name === null ? '' : nameKey(line.name),
});

const keyOf = ({ code: _, name: __, ...key }: Product) => JSON.stringify(Object.values(key));

const asked = (products: Product[]) => sql`
  jsonb_to_recordset(cast(${JSON.stringify(products)} as jsonb)) as a (type text, code text,
    code_key text, brand bigint, specific_type bigint, color bigint, name text, name_key text)`;

const SAME = sql`p.type = a.type and p.code_key = a.code_key and p.brand_id = a.brand
  and coalesce(p.specific_type_id, 0) = a.specific_type and coalesce(p.color_id, 0) = a.color
  and coalesce(p.name_key, '') = a.name_key`;

/**
 * Finds or makes the products of rows; answers a function that gives a row's product. New ones are
 * inserted in the order of their keys, so that two who make the same ones can't deadlock.
 */
export async function findOrAddProducts(
  tx: Tx,
  companyId: number,
  { lines, resolved, at }: { lines: StockLine[]; resolved: Resolved; at: string },
): Promise<(line: StockLine) => number> {
  const byKey = new Map(
    lines.map((line) => {
      const product = productOf(line, resolved);
      return [keyOf(product), product] as const;
    }),
  );
  const products = [...byKey.values()];
  await sql`insert into products (company_id, type, code, code_key, brand_id, specific_type_id,
      color_id, name, name_key, created_at)
    select ${companyId}, a.type, a.code, a.code_key, a.brand, nullif(a.specific_type, 0),
      nullif(a.color, 0), a.name, case when a.name is not null then a.name_key end,
      cast(${at} as timestamptz)
    from ${asked(products)}
    where not exists (select from products p where p.company_id = ${companyId} and ${SAME})
    order by a.type, a.code_key collate "C", a.brand, a.specific_type, a.color,
      a.name_key collate "C"
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<Product & { id: number }>`
    select p.id, a.* from ${asked(products)}
    join products p on p.company_id = ${companyId} and ${SAME}`.execute(tx);
  const ids = new Map(
    rows.map(({ id: found, ...product }) => {
      const { type, code_key, brand, specific_type, color, name_key } = product;
      return [JSON.stringify([type, code_key, brand, specific_type, color, name_key]), found];
    }),
  );
  return (line) => ids.get(keyOf(productOf(line, resolved))) ?? 0;
}
