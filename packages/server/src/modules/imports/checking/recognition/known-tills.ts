import type { ImportField } from '@backoffice/contracts';

/** How a till or web shop that keeps a line for each variant writes its exports, as it documents. */
export interface Till {
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
    'option1 value, option 1 value, option value 1, attribute 1 value s, attribute 1 value, variant option one value',
  optionName2:
    'option2 name, option 2 name, option name 2, attribute 2 name, variant option two name',
  optionValue2:
    'option2 value, option 2 value, option value 2, attribute 2 value s, attribute 2 value, variant option two value',
  optionName3:
    'option3 name, option 3 name, option name 3, attribute 3 name, variant option three name',
  optionValue3:
    'option3 value, option 3 value, option value 3, attribute 3 value s, attribute 3 value, variant option three value',
};

/** What the lines of one product share, where a file has a column for it. */
const HANDLES =
  'handle, product handle, handle id, parent sku, parent id, product id, parent, item name, product name';

const LIGHTSPEED_R = {
  ...{ code: 'custom sku, manufacturer sku, manufact sku, system id', brand: 'brand' },
  ...{ productCode: 'ean, upc', stockPrice: 'price, default price', importPrice: 'default cost' },
  type: 'subcategory 9, subcategory 8, subcategory 7, subcategory 6, subcategory 5, subcategory 4, subcategory 3, subcategory 2, subcategory 1, category',
};

export const TILLS: readonly Till[] = [
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
  // Wix: variants cost what their product costs, and a surcharge
  {
    signs: [['handle id', 'field type', 'product option name1']],
    fields: {
      ...{ handle: 'handle id', rowKind: 'field type', title: 'name', brand: 'brand' },
      ...{ type: 'collection', code: 'sku', quantity: 'inventory', importPrice: 'cost' },
      ...{ stockPrice: 'price', surcharge: 'surcharge' },
      ...{ optionName1: 'product option name1', optionValue1: 'product option description1' },
      ...{ optionName2: 'product option name2', optionValue2: 'product option description2' },
      ...{ optionName3: 'product option name3', optionValue3: 'product option description3' },
    },
  },
  // SumUp: variations stand below their item
  {
    signs: [['item name', 'variations', 'option set 1']],
    fields: {
      ...{ handle: 'item name', type: 'category', options: 'variations', code: 'sku' },
      ...{ productCode: 'barcode', stockPrice: 'price, regular price before sale' },
      ...{ quantity: 'quantity', optionName1: 'option set 1', optionValue1: 'option 1' },
      ...{ optionName2: 'option set 2', optionValue2: 'option 2' },
      ...{ optionName3: 'option set 3', optionValue3: 'option 3' },
    },
  },
  // Magento (Adobe Commerce): the names of simple products end with their options
  {
    signs: [['sku', 'product type', 'additional attributes', 'qty']],
    fields: {
      ...{ variantTitle: 'name', rowKind: 'product type', type: 'categories', code: 'sku' },
      ...{ options: 'additional attributes', stockPrice: 'price', salePrice: 'special price' },
      ...{ quantity: 'qty', importPrice: 'cost', productCode: 'ean, gtin, barcode, upc' },
      produced: 'country of manufacture',
    },
  },
  // Any other that names a product and the options of its variants
  {
    signs: HANDLES.split(', ').flatMap((handle) =>
      OPTIONS.optionValue1.split(', ').map((value) => [handle, value]),
    ),
    fields: {
      ...{ ...OPTIONS, handle: HANDLES, title: 'title, product name, item name, name' },
      ...{ brand: 'brand, brand name, vendor, manufacturer' },
      type: 'category, product category, categories, type, product type, collection',
      ...{ code: 'sku, variant sku, sku code, item number, code' },
      productCode: 'barcode, variant barcode, barcode raw, ean, ean13, gtin, upc',
      quantity: 'quantity, qty, stock, inventory, in stock, stock quantity, on hand',
      stockPrice:
        'price, variant price, variant base price, retail price, regular price, selling price',
      importPrice:
        'cost, cost price, variant cost price, unit cost, purchase price, wholesale price',
    },
  },
];
