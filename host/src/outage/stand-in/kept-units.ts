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

/** Looks units up in a snapshot of the shop's stock. */
export function keptUnits(stock: OfflineStock, { location }: OfflineTerms): KeptUnits {
  const { products, sizes, units } = stock;
  const rowOf = ([id, barcode, product, size, price]: Unit): ProductRow => {
    const { id: _id, ...named } = products[product] as (typeof products)[number];
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
  const byBarcode = new Map(units.map((unit) => [unit[1], unit]));
  const byId = new Map(units.map((unit) => [unit[0], unit]));
  const withSale = async (unit: Unit | undefined) =>
    unit && { row: rowOf(unit), soldAt: (await soldHere()).get(unit[0]) ?? null };
  const free = async (fits: (unit: Unit) => boolean) => {
    const sold = await soldHere();
    return units
      .filter((unit) => !sold.has(unit[0]) && fits(unit))
      .slice(0, MOST)
      .map(rowOf);
  };

  return {
    byBarcode: (barcode) => withSale(byBarcode.get(plainDigits(barcode))),
    byId: (id) => withSale(byId.get(id)),
    find({ code, brand, barcode }) {
      const fitting = new Set(
        products.flatMap((one, place) =>
          includes(one.code, code) && includes(one.brand, brand) ? [place] : [],
        ),
      );
      return free((unit) => fitting.has(unit[2]) && (!barcode || unit[1] === barcode));
    },
    async bySuppliersCode(code) {
      const named = stock.codes.find(([one]) => one === code);
      const product = named && products[named[1]];
      if (!product) return undefined;
      const [, place, size] = named;
      const isOfSize = (unit: Unit) => size === null || unit[3] === size;
      // Names in place of ids: at the counter they are only shown.
      const called = (name: string | null) => (name === null ? null : { id: 1, name });
      return {
        product: {
          ...product,
          brand: called(product.brand),
          color: called(product.color),
          specific_type: called(product.specific_type),
        },
        size: size === null ? null : called(sizes[size] ?? null),
        quantity: 1,
        units: await free((unit) => unit[2] === place && isOfSize(unit)),
      };
    },
  };
}
