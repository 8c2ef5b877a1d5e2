import { PRODUCT_TYPES, type ProductType, sizeSortKey } from '@backoffice/contracts';

import type { Executor } from '../../db/database';
import { nameKey } from '../../db/name-key';
import { bulkInsert, reserveIds } from '../bulk-insert';
import type { Random } from '../random';
import { BRANDS, COLORS, type Kind, KINDS, type ShopPlan, SIZES } from '../shop-data';

export interface DemoProduct {
  id: number;
  type: ProductType;
  kind: Kind;
  importPrice: number;
  price: number;
  /** Empty for accessories. */
  sizeIds: number[];
  /** How well it sells beside other products, as a factor. */
  demand: number;
}

const SIZED = ['shoes', 'textile'] as const;

async function addNamed<T extends { name: string }>(
  db: Executor,
  table: 'brands' | 'colors' | 'numbers' | 'specific_types' | 'locations',
  companyId: number,
  items: T[],
): Promise<(T & { id: number })[]> {
  const ids = await reserveIds(db, table, items.length);
  const rows = items.map((item, index) => ({ ...item, id: ids[index] as number }));
  await bulkInsert(
    db,
    table,
    rows.map((row) => ({ ...row, company_id: companyId, name_key: nameKey(row.name) })),
  );
  return rows;
}

export const addLocations = (db: Executor, companyId: number, names: string[]) =>
  addNamed(
    db,
    'locations',
    companyId,
    names.map((name) => ({ name })),
  );

/** Brands, colours, sizes and types that every demo shop has. */
async function addReferenceData(db: Executor, companyId: number) {
  const brands = PRODUCT_TYPES.flatMap((type) =>
    BRANDS[type].map(([name, produced]) => ({ type, name, produced })),
  );
  const colors = COLORS.map(([albanian, english, turkish]) => ({
    name: english,
    albanian_name: albanian,
    english_name: english,
    turkish_name: turkish,
  }));
  const numbers = SIZED.flatMap((type) =>
    SIZES[type].map((name) => ({ type, name, sort_key: sizeSortKey(name) })),
  );
  const types = SIZED.flatMap((type) => KINDS[type].map(({ name }) => ({ type, name })));
  return {
    brands: await addNamed(db, 'brands', companyId, brands),
    colors: await addNamed(db, 'colors', companyId, colors),
    numbers: await addNamed(db, 'numbers', companyId, numbers),
    types: await addNamed(db, 'specific_types', companyId, types),
  };
}

type ReferenceData = Awaited<ReturnType<typeof addReferenceData>>;

/** A product for the demo sales and as a row, which lacks its company and moment. */
function inventProduct(
  { brands, colors, numbers, types }: ReferenceData,
  { random, id, index, type }: { random: Random; id: number; index: number; type: ProductType },
) {
  const kind = random.pick(KINDS[type]);
  const [brandName, , prefix] = random.pick(BRANDS[type]);
  const price = random.between(kind.low, kind.high);
  const importPrice = Math.max(1, Math.round(price * (0.45 + random.next() * 0.15)));
  const sizeIds = numbers.filter((size) => size.type === type).map((size) => size.id);
  const demand = 0.3 + random.next() ** 2;
  const code = `${prefix}-${1_000 + index * 7 + random.between(0, 6)}`;
  const sized = type !== 'accessories';
  const name = sized ? null : `${kind.name} ${brandName}`;
  const row = {
    id,
    type,
    code,
    code_key: nameKey(code),
    brand_id: brands.find((b) => b.name === brandName && b.type === type)?.id ?? 0,
    specific_type_id: sized
      ? (types.find((t) => t.name === kind.name && t.type === type)?.id ?? 0)
      : null,
    color_id: sized ? random.pick(colors).id : null,
    name,
    name_key: name && nameKey(name),
  };
  const product: DemoProduct = { id, type, kind, price, importPrice, sizeIds, demand };
  return { product, row };
}

/** Reference data and products of a shop. */
export async function addCatalogue(
  db: Executor,
  companyId: number,
  { plan, random, at }: { plan: ShopPlan; random: Random; at: string },
): Promise<DemoProduct[]> {
  const reference = await addReferenceData(db, companyId);
  const wanted = PRODUCT_TYPES.flatMap((type) =>
    new Array<ProductType>(plan.products[type]).fill(type),
  );
  const ids = await reserveIds(db, 'products', wanted.length);
  const invented = wanted.map((type, index) =>
    inventProduct(reference, { random, id: ids[index] as number, index, type }),
  );
  const owned = invented.map(({ row }) => ({ ...row, company_id: companyId, created_at: at }));
  await bulkInsert(db, 'products', owned);
  return invented.map(({ product }) => product);
}
