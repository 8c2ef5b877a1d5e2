import { csvOf, type Format, optionsOf, piecesOf, type Row, total } from './formats';

const list = (names: string) => names.split(',');

const SHOPIFY = list(
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,' +
    'Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,' +
    'Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,' +
    'Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,' +
    'Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Variant Tax Code,' +
    'Cost per item,Status',
);

/** Products with a row for each variant, and one more for each further picture. */
const shopify: Format = {
  name: 'Shopify',
  places: null,
  asked: {},
  told: ['negative_stock'],
  file: (shop) =>
    csvOf(
      SHOPIFY,
      piecesOf(shop).flatMap((piece): Row[] => {
        const { model, sized, isFirst } = piece;
        const [one = ['Title', 'Default Title'], two] = optionsOf(piece);
        const named = isFirst
          ? {
              ...{ Title: model.title, 'Body (HTML)': model.description, Vendor: model.brand },
              ...{ Type: model.type, Published: 'true', Status: 'active', 'Gift Card': 'false' },
              ...{ 'Option1 Name': one[0], 'Option2 Name': two?.[0] ?? '' },
            }
          : {};
        const row: Row = {
          ...{ Handle: model.handle, ...named, 'Variant SKU': sized.sku },
          ...{ 'Option1 Value': one[1], 'Option2 Value': two?.[1] ?? '' },
          ...{
            'Variant Inventory Qty': total(sized) || -1,
            'Variant Inventory Tracker': 'shopify',
          },
          ...{ 'Variant Price': model.price, 'Cost per item': model.cost },
          ...{ 'Variant Barcode': sized.ean && `'${sized.ean}`, 'Image Src': 'https://x/1.jpg' },
        };
        return isFirst ? [row, { Handle: model.handle, 'Image Src': 'https://x/2.jpg' }] : [row];
      }),
    ),
};

const WOOCOMMERCE = list(
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Is featured?,Visibility in catalog,Short description,' +
    'Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,' +
    'Low stock amount,Backorders allowed?,Sold individually?,Weight (kg),Allow customer reviews?,Purchase note,' +
    'Sale price,Regular price,Categories,Tags,Shipping class,Images,Parent,Position,Brands,Cost of goods,' +
    'Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Attribute 2 name,' +
    'Attribute 2 value(s),Attribute 2 visible,Attribute 2 global',
).join(',');
const WOOCOMMERCE_HEADERS = WOOCOMMERCE.replace('"GTIN, UPC, EAN, or ISBN"', 'GTIN')
  .split(',')
  .map((header) => (header === 'GTIN' ? 'GTIN, UPC, EAN, or ISBN' : header));

/** A row for each product, and one for each variation, which names it by SKU or by number. */
const woocommerce: Format = {
  name: 'WooCommerce',
  places: null,
  asked: {},
  told: ['parent', 'sale_price'],
  file: (shop) => {
    const idOf = new Map(shop.map(({ handle }, at) => [handle, 10 + at * 100]));
    const rows = piecesOf(shop).flatMap((piece, at): Row[] => {
      const { model, sized, isFirst } = piece;
      const id = idOf.get(model.handle) ?? 0;
      const [one, two] = optionsOf(piece);
      const hasSku = id % 200 !== 10;
      const product: Row = {
        ...{ ID: id, Name: model.title, Published: 1, Description: model.description },
        ...{ Categories: `Shop > ${model.type}`, Brands: model.brand, 'Tax status': 'taxable' },
      };
      const priced: Row = {
        ...{ 'Regular price': model.price, 'Cost of goods': model.cost, Stock: total(sized) },
        ...{ 'GTIN, UPC, EAN, or ISBN': sized.ean, 'In stock?': total(sized) ? 1 : 0 },
        ...(at % 50 === 1 && { 'Sale price': '9.90' }),
      };
      if (!one || !two) return [{ ...product, ...priced, Type: 'simple', SKU: sized.sku }];
      const options: Row = {
        ...{ 'Attribute 1 name': one[0], 'Attribute 1 value(s)': one[1] },
        ...{ 'Attribute 2 name': two[0], 'Attribute 2 value(s)': two[1] },
      };
      const parent: Row = {
        ...{ ...product, ...options, Type: 'variable', SKU: hasSku ? model.handle : '' },
        ...{ 'Attribute 1 value(s)': 'Several, of them', 'Attribute 2 value(s)': '41, 42' },
      };
      const variation: Row = {
        ...{ ...priced, ...options, ID: id + at + 1, Type: 'variation', SKU: sized.sku },
        ...{ Name: `${model.title} - ${one[1]}, ${two[1]}`, 'Tax class': 'parent' },
        Parent: hasSku ? model.handle : `id:${id}`,
      };
      return isFirst ? [parent, variation] : [variation];
    });
    return csvOf(WOOCOMMERCE_HEADERS, rows);
  },
};

const PRESTASHOP = list(
  'Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Supplier reference;Reference;EAN13;UPC;' +
    'Wholesale price;Impact on price;Ecotax;Quantity;Minimal quantity;Low stock level;Impact on weight;' +
    'Default (0 = No, 1 = Yes);Combination available date;Image position;Image URLs',
)
  .join(',')
  .split(';');

/** Combinations, without the names, brands, categories and prices of their products. */
const prestashop: Format = {
  name: 'PrestaShop',
  places: null,
  asked: { productType: 'shoes', brand: 'Nike', type: 'Sneakers', stockPrice: '49.90' },
  told: [],
  nameOf: ({ handle }) => handle.slice('model-'.length),
  file: (shop) =>
    csvOf(
      PRESTASHOP,
      piecesOf(shop).map((piece): Row => {
        const { model, sized } = piece;
        const options = optionsOf(piece);
        return {
          'Product ID*': model.handle.slice('model-'.length),
          'Attribute (Name:Type:Position)*': options
            .map(([name], at) => `${name}:select:${at}`)
            .join(', '),
          'Value (Value:Position)*': options.map(([, value], at) => `${value}:${at}`).join(', '),
          ...{ Reference: sized.sku, EAN13: sized.ean, 'Wholesale price': model.cost },
          ...{ 'Impact on price': '0.000000', Quantity: total(sized), 'Minimal quantity': 1 },
        };
      }),
      ';',
    ),
};

export const WEB_SHOPS = [shopify, woocommerce, prestashop];
