import {
  compareSizes,
  searchKey,
  type ProductFilter,
  type ProductSort,
} from '@backoffice/contracts';

import type { StockRow } from './stock-row';

const contains = (text: string, part: string | undefined) =>
  !part || searchKey(text).includes(searchKey(part));

/** `1` asks for units that are so, `0` for the others; left out, for all. */
const isAsked = (asked: '0' | '1' | undefined, is: boolean) =>
  asked === undefined || (asked === '1') === is;

const matches =
  (filter: ProductFilter, place: string | undefined) =>
  (unit: StockRow): boolean =>
    (filter.type === undefined || unit.type === null || unit.type === filter.type) &&
    contains(unit.code, filter.code) &&
    contains(unit.brand, filter.brand) &&
    (filter.barcode === undefined || unit.barcode === filter.barcode) &&
    (!filter.start_date || unit.date >= filter.start_date) &&
    (!filter.end_date || unit.date <= filter.end_date) &&
    (place === undefined || unit.location === place) &&
    isAsked(filter.set_aside, unit.set_aside !== null) &&
    isAsked(filter.label_due, unit.label_due) &&
    isAsked(filter.out, unit.out !== null) &&
    isAsked(filter.under_way, unit.under_way_to !== null);

type Compare = (a: StockRow, b: StockRow) => number;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
const byText =
  (field: 'code' | 'brand' | 'color' | 'location' | 'date'): Compare =>
  (a, b) =>
    collator.compare(a[field] ?? '', b[field] ?? '');

const ORDERS: Record<ProductSort, Compare> = {
  date: byText('date'),
  code: byText('code'),
  brand: byText('brand'),
  type: (a, b) => collator.compare(a.type ?? '', b.type ?? ''),
  color: byText('color'),
  number: (a, b) => compareSizes(a.number ?? '', b.number ?? ''),
  location: byText('location'),
  price: (a, b) => Number(a.price ?? 0) - Number(b.price ?? 0),
};

/**
 * Filters and sorts a whole list here, for servers that know the specification alone and always
 * answer all their stock.
 *
 * @param place the name of the location that the filter asks for
 */
export function narrowUnits(
  units: readonly StockRow[],
  filter: ProductFilter,
  place: string | undefined,
): StockRow[] {
  const { sort, dir } = filter;
  const found = units.filter(matches(filter, place));
  if (sort === undefined) return found;
  const compare = ORDERS[sort];
  return found.sort(dir === 'desc' ? (a, b) => compare(b, a) : compare);
}
