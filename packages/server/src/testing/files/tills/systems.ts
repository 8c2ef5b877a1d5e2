import { csvOf, type Format, optionsOf, piecesOf, type Row, total } from './formats';

const list = (names: string) => names.split(',');

const ODOO = list(
  'Name,Internal Reference,Barcode,Variant Values,Sales Price,Cost,Quantity On Hand,Product Category,Tags',
);

/** Product variants by labels: each further value of one stands in a row of its own below it. */
const odoo: Format = {
  name: 'Odoo',
  places: null,
  asked: { productType: 'shoes', brand: 'Nike' },
  told: [],
  file: (shop) =>
    csvOf(
      ODOO,
      piecesOf(shop).flatMap((piece): Row[] => {
        const { model, sized } = piece;
        const [first = '', ...more] = optionsOf(piece).map((option) => option.join(': '));
        const row: Row = {
          ...{ Name: model.title, 'Internal Reference': sized.sku, Barcode: sized.ean },
          ...{ 'Variant Values': first, 'Sales Price': Number(model.price) },
          ...{ Cost: Number(model.cost), 'Quantity On Hand': `${total(sized)}.0` },
          'Product Category': `All / Goods / ${model.type}`,
        };
        return [row, ...more.map((value) => ({ 'Variant Values': value }))];
      }),
    ),
};

const OSPOS = list(
  'Id,Barcode,Item Name,Category,Supplier ID,Cost Price,Unit Price,Tax 1 Name,Tax 1 Percent,Tax 2 Name,' +
    'Tax 2 Percent,Reorder Level,Description,Allow Alt Description,Item has Serial Number,Image,HSN,' +
    'location_Main Street,location_Airport,attribute_Size,attribute_Color,attribute_Brand',
);

/** Open Source Point of Sale: items have no code but their barcode. */
const ospos: Format = {
  name: 'OSPOS',
  places: ['Main Street', 'Airport'],
  asked: {},
  told: ['blank_code'],
  codeOf: ({ model }) => model.title,
  file: (shop) =>
    csvOf(
      OSPOS,
      piecesOf(shop).map(({ model, colorway, sized }, at): Row => ({
        ...{ Id: at + 1, Barcode: sized.ean, 'Item Name': model.title, Category: model.type },
        ...{ 'Cost Price': model.cost, 'Unit Price': model.price, 'Reorder Level': 1 },
        ...{ 'location_Main Street': sized.stock[0], location_Airport: sized.stock[1] },
        ...{ attribute_Size: sized.size ?? '', attribute_Color: colorway.color ?? '' },
        ...{ attribute_Brand: model.brand, 'Tax 1 Name': 'VAT', 'Tax 1 Percent': 18 },
      })),
    ),
};

export const SYSTEMS = [odoo, ospos];
