import type { ProductType } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Tx } from '../../db/database';
import { nameKey } from '../../db/name-key';

/** What tells a product from others: two that agree in all of it are one. */
export interface KnownBy {
  type: ProductType;
  code: string;
  brandId: number;
  specificTypeId: number | null;
  colorId: number | null;
  name: string | null;
}

/** As the database compares it, with 0 and '' for what is not there. */
const keysOf = (product: KnownBy) => ({
  type: product.type as string,
  code_key: nameKey(product.code),
  brand: product.brandId,
  specific_type: product.specificTypeId ?? 0,
  color: product.colorId ?? 0,
  name_key: product.name === null ? '' : nameKey(product.name),
});
type Keys = ReturnType<typeof keysOf>;

const textOf = ({ type, code_key, brand, specific_type, color, name_key }: Keys) =>
  JSON.stringify([type, code_key, brand, specific_type, color, name_key]);

/**
 * Finds or adds these products; answers a function that gives the id of one. New ones are inserted in
 * the order of their keys, so that two who add the same ones can't deadlock.
 */
export async function findOrAddProducts(
  tx: Tx,
  companyId: number,
  products: readonly KnownBy[],
  at: string,
): Promise<(product: KnownBy) => number> {
  const byKeys = new Map(
    products.map((product) => {
      const keys = keysOf(product);
      return [textOf(keys), { ...keys, code: product.code, name: product.name }] as const;
    }),
  );
  const asked = sql`jsonb_to_recordset(cast(${JSON.stringify([...byKeys.values()])} as jsonb))
    as a (type text, code text, code_key text, brand bigint, specific_type bigint, color bigint,
      name text, name_key text)`;
  const same = sql`p.company_id = ${companyId} and p.type = a.type and p.code_key = a.code_key
    and p.brand_id = a.brand and coalesce(p.specific_type_id, 0) = a.specific_type
    and coalesce(p.color_id, 0) = a.color and coalesce(p.name_key, '') = a.name_key`;
  await sql`insert into products (company_id, type, code, code_key, brand_id, specific_type_id,
      color_id, name, name_key, created_at)
    select ${companyId}, a.type, a.code, a.code_key, a.brand, nullif(a.specific_type, 0),
      nullif(a.color, 0), a.name, case when a.name is not null then a.name_key end,
      cast(${at} as timestamptz)
    from ${asked}
    where not exists (select from products p where ${same})
    order by a.type, a.code_key collate "C", a.brand, a.specific_type, a.color,
      a.name_key collate "C"
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<Keys & { id: number }>`
    select p.id, a.* from ${asked} join products p on ${same}`.execute(tx);
  const ids = new Map(rows.map((row) => [textOf(row), row.id]));
  return (product) => ids.get(textOf(keysOf(product))) ?? 0;
}

/** What tells these products apart, in the order of their ids. */
export async function readKnownBy(
  tx: Tx,
  companyId: number,
  ids: number[],
): Promise<(KnownBy & { id: number })[]> {
  const { rows } = await sql<KnownBy & { id: number }>`
    select id, type, code, brand_id as "brandId", specific_type_id as "specificTypeId",
      color_id as "colorId", name
    from products where company_id = ${companyId} and id = any(cast(${ids} as bigint[]))
    order by id`.execute(tx);
  return rows;
}
