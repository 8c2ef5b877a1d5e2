import type { ImportField } from '@backoffice/contracts';

import { type ColumnFacts, isBlank } from './column-facts';
import { plainHeader } from './plain-header';

/** How a till or web shop that keeps a line for each variant writes its exports, as it documents. */
interface Till {
  /** Headers that its files have and others don't, all of one list. */
  signs: readonly (readonly string[])[];
  /** The headers of each field, as `plainHeader` writes them; the earlier one counts. */
  fields: Partial<Record<ImportField, string>>;
  /** Finds the place in the header of a column with its stock. */
  place?: RegExp;
}

const OPTIONS = {
  optionName1:
    'option1 name, option 1 name, option name 1, attribute 1 name, variant option one name',
  optionValue1:
    'option1 value, option 1 value, option value 1, attribute 1 value s, variant option one value',
  optionName2:
    'option2 name, option 2 name, option name 2, attribute 2 name, variant option two name',
  optionValue2:
    'option2 value, option 2 value, option value 2, attribute 2 value s, variant option two value',
  optionName3:
    'option3 name, option 3 name, option name 3, attribute 3 name, variant option three name',
  optionValue3:
    'option3 value, option 3 value, option value 3, attribute 3 value s, variant option three value',
};

const LIGHTSPEED_R = {
  ...{ code: 'custom sku, manufacturer sku, manufact sku, system id', brand: 'brand' },
  ...{ productCode: 'ean, upc', stockPrice: 'price, default price', importPrice: 'default cost' },
  type: 'subcategory 9, subcategory 8, subcategory 7, subcategory 6, subcategory 5, subcategory 4, subcategory 3, subcategory 2, subcategory 1, category',
};

const TILLS: readonly Till[] = [
  // Lightspeed R-Series, items with their matrices
  {
    signs: [['matrix description', 'matrix attribute set']],
    fields: {
      ...LIGHTSPEED_R,
      ...{ handle: 'matrix description', title: 'description', rowKind: 'item type' },
      ...{ optionNames: 'matrix attribute set', quantity: 'quantity on hand' },
      ...{ optionValue1: 'attribute 1', optionValue2: 'attribute 2', optionValue3: 'attribute 3' },
    },
    place: /^(.+) - quantity on hand$/i,
  },
  // Lightspeed R-Series, what its search of items finds
  {
    signs: [['system id', 'custom sku', 'item', 'qty']],
    fields: { ...LIGHTSPEED_R, variantTitle: 'item', quantity: 'qty' },
  },
  // Vend, now Lightspeed X-Series
  {
    signs: [['handle', 'variant option one name']],
    fields: {
      ...OPTIONS,
      ...{ handle: 'handle', title: 'name', type: 'type, product category', brand: 'brand name' },
      ...{ code: 'sku', importPrice: 'supply price', stockPrice: 'retail price' },
    },
    place: /^inventory[_ ](.+)$/i,
  },
  // Loyverse
  {
    signs: [['handle', 'sku', 'sold by weight']],
    fields: {
      ...OPTIONS,
      ...{ handle: 'handle', title: 'name', type: 'category', code: 'sku', productCode: 'barcode' },
      ...{ importPrice: 'cost', stockPrice: 'price *, default price' },
    },
    place: /^in stock \[(.+)\]$/i,
  },
  // Shopify, products and inventory, in the old form ("Variant Price") and the new one ("Price")
  {
    signs: ['handle', 'url handle'].flatMap((handle) =>
      ['title', 'option1 name', 'option 1 name', 'option1 value'].map((other) => [handle, other]),
    ),
    fields: {
      ...OPTIONS,
      ...{ handle: 'handle, url handle', title: 'title', brand: 'vendor' },
      ...{ type: 'type, product type', code: 'variant sku, sku', location: 'location' },
      productCode: 'variant barcode, barcode',
      ...{ stockPrice: 'variant price, price', importPrice: 'cost per item' },
      quantity:
        'variant inventory qty, inventory quantity, inventory qty, on hand current, on hand, on hand new, ' +
        'available, available not editable',
    },
  },
  // WooCommerce: variations name their parent by its SKU
  {
    signs: [['regular price', 'sale price', 'parent']],
    fields: {
      ...OPTIONS,
      ...{ handle: 'parent', title: 'name', type: 'categories', brand: 'brands', rowKind: 'type' },
      rowId: 'id',
      ...{ code: 'sku', productCode: 'gtin upc ean or isbn', quantity: 'stock' },
      ...{ stockPrice: 'regular price', salePrice: 'sale price', importPrice: 'cost of goods' },
    },
  },
  // Square
  {
    signs: [['token', 'item name', 'variation name']],
    fields: {
      ...OPTIONS,
      ...{ handle: 'item name', type: 'category, categories, reporting category', code: 'sku' },
      ...{ productCode: 'gtin', options: 'variation name' },
      ...{ stockPrice: 'price', importPrice: 'default unit cost' },
    },
    place: /^current quantity (.+)$/i,
  },
  // Odoo, by technical names and by labels
  {
    signs: [
      ['default code', 'lst price'],
      ['internal reference', 'sales price'],
    ],
    fields: {
      ...{ handle: 'name', code: 'default code, internal reference', productCode: 'barcode' },
      ...{ stockPrice: 'lst price, sales price', importPrice: 'standard price, cost' },
      quantity: 'qty available, quantity on hand',
      options:
        'product template variant value ids display name, product template variant value ids, variant values, attribute values',
      type: 'categ id complete name, categ id, product category, product category complete name',
    },
  },
  // Open Source Point of Sale
  {
    signs: [['item name', 'cost price', 'unit price', 'reorder level']],
    fields: {
      ...{ handle: 'item name', type: 'category', productCode: 'barcode' },
      ...{ importPrice: 'cost price', stockPrice: 'unit price' },
      ...{ size: 'attribute size', color: 'attribute color, attribute colour' },
      brand: 'attribute brand',
    },
    place: /^location_(.+)$/i,
  },
  // PrestaShop, combinations
  {
    signs: [['attribute name type position', 'value value position']],
    fields: {
      ...{ handle: 'product id, product reference', code: 'reference', productCode: 'ean13' },
      ...{ optionNames: 'attribute name type position', optionValues: 'value value position' },
      ...{ importPrice: 'wholesale price', quantity: 'quantity', surcharge: 'impact on price' },
    },
  },
];

/** The columns of these names, in their order; one that ends in `*` may go on, as with a place. */
const columnsNamed = (plain: readonly string[], names: string): number[] =>
  names.split(',').flatMap((one) => {
    const name = one.trim();
    const isStart = name.endsWith(' *');
    const isNamed = (header: string) =>
      isStart ? header.startsWith(name.slice(0, -1)) : header === name;
    return plain.flatMap((header, place) => (isNamed(header) ? [place] : []));
  });

const tillOf = (plain: readonly string[]): Till | undefined =>
  TILLS.find(({ signs }) => signs.some((all) => all.every((sign) => plain.includes(sign))));

const fieldsOf = ({ fields }: Till) => Object.entries(fields) as [ImportField, string][];

/** What a file's columns are by the till that wrote it, and the places that they name. */
export interface TillColumns {
  fields: (ImportField | null)[];
  places: (string | null)[];
}

/** The columns of an export of a till that we know; null for any other file. */
export function tillColumns(
  headers: readonly string[],
  facts: readonly ColumnFacts[] = [],
): TillColumns | null {
  const plain = headers.map(plainHeader);
  const till = tillOf(plain);
  if (!till) return null;
  const places = headers.map((header) => placeIn(header, till.place));
  const fields = places.map((place): ImportField | null => (place ? 'placeQuantity' : null));
  for (const [field, names] of fieldsOf(till)) {
    const columns = columnsNamed(plain, names).filter((one) => !fields[one]);
    const column = columns.find((one) => !isBlank(facts[one])) ?? columns[0];
    if (column !== undefined) fields[column] = field;
  }
  return { fields, places };
}

const placeIn = (header: string, place: RegExp | undefined): string | null =>
  place?.exec(header.trim())?.[1]?.replaceAll('_', ' ').trim() ?? null;

/** The fields that each column may fill in an export of a till that we know; null for any other. */
export function tillCandidates(headers: readonly string[]): ImportField[][] | null {
  const plain = headers.map(plainHeader);
  const till = tillOf(plain);
  if (!till) return null;
  const columns = fieldsOf(till).map(([field, names]) => ({
    field,
    places: columnsNamed(plain, names),
  }));
  return headers.map((_, place) =>
    columns.flatMap(({ field, places }) => (places.includes(place) ? [field] : [])),
  );
}

const NAMED = new Set(
  TILLS.flatMap(({ fields }) => Object.values(fields).flatMap((names) => names.split(','))).map(
    (name) => name.trim(),
  ),
);

/** Whether a till that we know calls a column so. */
export const isOfTill = (header: string): boolean => NAMED.has(plainHeader(header));
