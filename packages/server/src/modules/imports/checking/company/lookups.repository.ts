import type { ReferenceTable, ProductType } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../../../db/database';
import type { KnownArticle } from '../rows/article-rows';
import { haveCodes } from './coded-products.repository';
import type { KnownItem } from './names';
import { productKey, variantKey } from './product-key';

/** All reference data of a company. */
export async function readItems(db: Executor, companyId: number): Promise<KnownItem[]> {
  const { rows } = await sql<{
    table: ReferenceTable;
    name: string;
    type: ProductType | null;
    others: string[];
  }>`
    select 'brands' as table, name, type, '[]'::json as others
      from brands where company_id = ${companyId}
    union all select 'colors', name, null,
      json_build_array(albanian_name, english_name, turkish_name)
      from colors where company_id = ${companyId}
    union all select 'numbers', name, type, '[]'::json
      from numbers where company_id = ${companyId}
    union all select 'types', name, type, '[]'::json
      from specific_types where company_id = ${companyId}
    union all select 'locations', name, null, '[]'::json
      from locations where company_id = ${companyId}`.execute(db);
  return rows.map(({ others, ...item }) => ({ ...item, otherNames: others }));
}

interface Named {
  type: ProductType;
  code: string;
  brand: string;
  specific_type: string | null;
  color: string | null;
  name: string | null;
}

const NAMED = sql`p.type, p.code_key as code, b.name_key as brand, t.name_key as specific_type,
  c.name_key as color, p.name_key as name`;
const REFERENCES = sql`
  join brands b on b.company_id = p.company_id and b.id = p.brand_id
  left join specific_types t on t.company_id = p.company_id and t.id = p.specific_type_id
  left join colors c on c.company_id = p.company_id and c.id = p.color_id`;

const keyOf = ({ type, code, brand, specific_type: specific, color, name }: Named) =>
  productKey({ productType: type, code, brand, type: specific, color, name });

/** Which products with these codes (as they are compared) a company has. */
export async function readProductKeys(
  db: Executor,
  companyId: number,
  codeKeys: string[],
): Promise<Set<string>> {
  if (!codeKeys.length) return new Set();
  const { rows } = await sql<Named>`select ${NAMED} from products p ${REFERENCES}
    where ${haveCodes(companyId, codeKeys)}`.execute(db);
  return new Set(rows.map(keyOf));
}

/** What suppliers' codes, with fourteen digits, name in a company. */
export async function readCodedVariants(
  db: Executor,
  companyId: number,
  gtins: string[],
): Promise<Map<string, { variant: string; product: string }>> {
  if (!gtins.length) return new Map();
  const { rows } = await sql<Named & { gtin: string; size: string | null; shown: string }>`
    select o.gtin, n.name as size, p.code as shown, ${NAMED}
    from product_codes o
    join products p on p.company_id = o.company_id and p.id = o.product_id ${REFERENCES}
    left join numbers n on n.company_id = o.company_id and n.id = o.number_id
    where o.company_id = ${companyId} and o.gtin = any(cast(${gtins} as text[]))`.execute(db);
  return new Map(
    rows.map((row) => [
      row.gtin,
      {
        variant: variantKey(keyOf(row), row.size),
        product: [row.shown, row.size].filter(Boolean).join(' '),
      },
    ]),
  );
}

export type UnitState = 'in_stock' | 'sold' | 'out' | 'under_way' | 'undone';

/**
 * Where the units with these barcodes are. `undone`: the unit was taken back as never delivered,
 * and may come in again.
 */
export async function readUnitStates(
  db: Executor,
  companyId: number,
  barcodes: string[],
): Promise<Map<string, UnitState>> {
  if (!barcodes.length) return new Map();
  const { rows } = await sql<{ barcode: string; state: UnitState }>`
    select u.barcode, case when u.sale_id is not null then 'sold'
      when u.shipment_id is not null then 'under_way'
      when u.out_id is null then 'in_stock'
      when g.reason = 'not_delivered' then 'undone' else 'out' end as state
    from units u left join outs g on g.company_id = u.company_id and g.id = u.out_id
    where u.company_id = ${companyId}
      and u.barcode = any(cast(${barcodes} as text[]))`.execute(db);
  return new Map(rows.map(({ barcode, state }) => [barcode, state]));
}

/** Articles with these numbers (as they are compared). */
export async function readArticles(
  db: Executor,
  companyId: number,
  numberKeys: string[],
): Promise<Map<string, KnownArticle>> {
  if (!numberKeys.length) return new Map();
  const { rows } = await sql<KnownArticle & { key: string }>`
    select article_number_key as key, name, type from articles
    where company_id = ${companyId}
      and article_number_key = any(cast(${numberKeys} as text[]))`.execute(db);
  return new Map(rows.map(({ key, ...article }) => [key, article]));
}
