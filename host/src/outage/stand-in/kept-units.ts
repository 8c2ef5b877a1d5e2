import {
  plainDigits,
  searchKey,
  type OfflineStock,
  type OfflineTerms,
  type ProductRow,
} from '@backoffice/contracts';

import { waitingSales } from '../store/sales';

type Unit = OfflineStock['units'][number];

/** Most units that a search shows. */
const MOST = 200;

/** What is for sale by what this till keeps, and by what it sold since. */
export interface KeptUnits {
  byBarcode: (barcode: string) => Promise<{ row: ProductRow; soldAt: string | null } | undefined>;
  byId: (id: number) => Promise<{ row: ProductRow; soldAt: string | null } | undefined>;
  /** Those that a code and a brand find, as the stock list finds them. */
  find: (filter: Record<string, unknown>) => Promise<ProductRow[]>;
  bySuppliersCode: (code: string) => Promise<object | undefined>;
}

/** When each unit was sold that waits to be sent. */
async function soldHere(): Promise<ReadonlyMap<number, string>> {
  const sales = await waitingSales();
  return new Map(
    sales.flatMap(({ sale }) => sale.items.map(({ id }) => [Number(id), sale.sold_at] as const)),
  );
}

const includes = (text: string, part: unknown) =>
  typeof part !== 'string' || searchKey(text).includes(searchKey(part));

/** A unit as the stock list has it. */
const rowsOf =
  ({ products, sizes }: OfflineStock, { location }: OfflineTerms) =>
  ([id, barcode, product, size, price]: Unit): ProductRow => {
    const { id: _id, ...named } = products[product] as OfflineStock['products'][number];
    return {
      ...named,
      id,
      barcode,
      price,
      type: named.type as ProductRow['type'],
      number: size === null ? null : (sizes[size] ?? null),
      location: location?.name ?? null,
      date: '1970-01-01',
      ...{ set_aside: null, label_due: false, out: null, under_way_to: null },
    };
  };

// Names in place of ids: at the counter they are only shown.
const called = (name: string | null | undefined) =>
  name === null || name === undefined ? null : { id: 1, name };

/** What a supplier's code names, without its units; undefined where nobody knows it. */
function codedIn({ codes, products, sizes }: OfflineStock, code: string) {
  const found = codes.find(([one]) => one === code);
  const product = found && products[found[1]];
  if (!product) return undefined;
  const [, place, size] = found;
  const named = {
    product: {
      ...product,
      brand: called(product.brand),
      color: called(product.color),
      specific_type: called(product.specific_type),
    },
    size: size === null ? null : called(sizes[size]),
    quantity: 1,
  };
  return { named, isOf: (unit: Unit) => unit[2] === place && (size === null || unit[3] === size) };
}

/** Looks units up in a snapshot of the shop's stock. */
export function keptUnits(stock: OfflineStock, terms: OfflineTerms): KeptUnits {
  const { products, units } = stock;
  const rowOf = rowsOf(stock, terms);
  const byBarcode = new Map(units.map((unit) => [unit[1], unit]));
  const byId = new Map(units.map((unit) => [unit[0], unit]));
  const withSale = async (unit: Unit | undefined) =>
    unit && { row: rowOf(unit), soldAt: (await soldHere()).get(unit[0]) ?? null };
  const free = async (fits: (unit: Unit) => boolean) => {
    const sold = await soldHere();
    const found = units.filter((unit) => !sold.has(unit[0]) && fits(unit));
    return found.slice(0, MOST).map(rowOf);
  };

  return {
    byBarcode: (barcode) => withSale(byBarcode.get(plainDigits(barcode))),
    byId: (id) => withSale(byId.get(id)),
    find({ code, brand, barcode }) {
      const fits = ({ code: own, brand: by }: (typeof products)[number]) =>
        includes(own, code) && includes(by, brand);
      const fitting = new Set(products.flatMap((one, place) => (fits(one) ? [place] : [])));
      return free((unit) => fitting.has(unit[2]) && (!barcode || unit[1] === barcode));
    },
    async bySuppliersCode(code) {
      const coded = codedIn(stock, code);
      return coded && { ...coded.named, units: await free(coded.isOf) };
    },
  };
}
