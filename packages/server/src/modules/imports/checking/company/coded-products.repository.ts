import { PRODUCT_TYPES, type ProductType } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../../../db/database';

/** A product as a list of codes may name it; names by the keys that compare them. */
export interface CodedProduct {
  id: number;
  type: ProductType;
  code: string;
  brand: string;
  specific: string | null;
  color: string | null;
  name: string | null;
}

/**
 * Whether products `p` have one of these codes, as they are compared. All types are named since the
 * unique index has the type before the code.
 */
export const haveCodes = (companyId: number, codeKeys: string[]) =>
  sql<boolean>`p.company_id = ${companyId} and p.type = any(cast(${[...PRODUCT_TYPES]} as text[]))
    and p.code_key = any(cast(${codeKeys} as text[]))`;

/** Products with these codes, as they are compared. */
export async function readProductsOfCodes(
  db: Executor,
  companyId: number,
  codeKeys: string[],
): Promise<CodedProduct[]> {
  const { rows } = await sql<CodedProduct>`
    select p.id, p.type, p.code_key as code, b.name_key as brand, t.name_key as specific,
      c.name_key as color, p.name_key as name
    from products p
    join brands b on b.company_id = p.company_id and b.id = p.brand_id
    left join specific_types t on t.company_id = p.company_id and t.id = p.specific_type_id
    left join colors c on c.company_id = p.company_id and c.id = p.color_id
    where ${haveCodes(companyId, codeKeys)}`.execute(db);
  return rows;
}

export interface Size {
  id: number;
  type: ProductType;
  name: string;
}

export async function readSizes(db: Executor, companyId: number): Promise<Size[]> {
  const { rows } = await sql<Size>`
    select id, type, name from numbers where company_id = ${companyId}`.execute(db);
  return rows;
}

/** What a supplier's code means already, in words and by ids. */
export interface Meaning {
  gtin: string;
  product: number;
  number: number | null;
  shown: string;
}

export async function readMeanings(
  db: Executor,
  companyId: number,
  gtins: string[],
): Promise<Map<string, Meaning>> {
  const { rows } = await sql<Meaning>`
    select k.gtin, k.product_id as product, k.number_id as number,
      concat_ws(' ', p.code, n.name) as shown
    from product_codes k
    join products p on p.company_id = k.company_id and p.id = k.product_id
    left join numbers n on n.company_id = k.company_id and n.id = k.number_id
    where k.company_id = ${companyId} and k.gtin = any(cast(${gtins} as text[]))`.execute(db);
  return new Map(rows.map((row) => [row.gtin, row]));
}
