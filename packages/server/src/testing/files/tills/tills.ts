import { csvOf, type Format, optionsOf, type Piece, piecesOf, type Row, total } from './formats';

const list = (names: string) => names.split(',');
const PLACES: [string, string] = ['Main Street', 'Airport'];

const LIGHTSPEED_R = list(
  'Description,System ID,UPC,EAN,Custom SKU,Manufacturer SKU,Brand,Matrix Description,Matrix Attribute Set,' +
    'Attribute 1,Attribute 2,Attribute 3,Price,MSRP,Default Cost,Add Tags,Discountable,Taxable,Vendor,Vendor ID,' +
    'Item Type,Note,Category,Subcategory 1,Main Street - Quantity on Hand,Main Street - Unit Cost,' +
    'Main Street - Reorder Point,Airport - Quantity on Hand,Airport - Unit Cost,Airport - Reorder Point',
);

/** Items with their matrices: what it moves in and out with. */
const lightspeedR: Format = {
  name: 'Lightspeed R',
  places: PLACES,
  asked: {},
  told: [],
  file: (shop) =>
    csvOf(
      LIGHTSPEED_R,
      piecesOf(shop).map((piece): Row => {
        const { model, colorway, sized, at } = piece;
        const { color } = colorway;
        const matrix: Row = sized.size
          ? {
              ...{ 'Matrix Description': model.title, 'Matrix Attribute Set': 'Color/Size' },
              ...{ 'Attribute 1': color ?? '', 'Attribute 2': sized.size },
            }
          : { Description: model.title };
        return {
          ...{
            ...matrix,
            'System ID': 210_000_000_000 + at,
            EAN: sized.ean,
            'Custom SKU': sized.sku,
          },
          ...{ Brand: model.brand, Price: `€${model.price}`, MSRP: '999.00' },
          ...{ 'Default Cost': `${model.cost}0000000`, Category: 'Goods', Taxable: 'Yes' },
          ...{ 'Subcategory 1': model.type, 'Item Type': 'Single' },
          'Main Street - Quantity on Hand': sized.stock[0],
          'Airport - Quantity on Hand': sized.stock[1],
        };
      }),
    ),
};

const LIGHTSPEED_R_SEARCH = list(
  'System ID,UPC,EAN,Custom SKU,Manufact. SKU,Item,Vendor ID,Qty.,Price,Tax,Brand,Publish to eCom,Season,' +
    'Department,MSRP,Tax Class,Default Cost,Vendor,Category,Subcategory 1,Subcategory 2',
);

/** What is found on its screen: the attributes are only the end of an item's name. */
const lightspeedRSearch: Format = {
  name: 'Lightspeed R, from its search',
  places: null,
  asked: { productType: 'shoes', color: 'Black' },
  told: ['no_size'],
  file: (shop) =>
    csvOf(
      LIGHTSPEED_R_SEARCH,
      piecesOf(shop).map(({ model, colorway: { color }, sized }, at): Row => ({
        ...{ 'System ID': 210_000_000_000 + at, EAN: sized.ean, 'Custom SKU': sized.sku },
        ...{ Item: [model.title, color, sized.size].filter(Boolean).join(' '), Tax: 'Yes' },
        ...{ 'Qty.': total(sized), Price: `€${model.price}`, Brand: model.brand, MSRP: '0.00' },
        ...{
          'Default Cost': `${model.cost}0000000`,
          Category: 'Goods',
          'Subcategory 1': model.type,
        },
      })),
    ),
};

const ENDS = ['one', 'two', 'three'] as const;
const VEND = list(
  'id,handle,sku,composite_name,composite_sku,composite_quantity,name,description,product_category,' +
    'variant_option_one_name,variant_option_one_value,variant_option_two_name,variant_option_two_value,' +
    'variant_option_three_name,variant_option_three_value,tags,supply_price,retail_price,tax_name,tax_value,' +
    'account_code,account_code_purchase,brand_name,supplier_name,supplier_code,active,track_inventory,' +
    'inventory_Main_Street,reorder_point_Main_Street,restock_level_Main_Street,inventory_Airport,' +
    'reorder_point_Airport,restock_level_Airport',
);

/** Lightspeed X-Series, formerly Vend. */
const vend: Format = {
  name: 'Lightspeed X',
  places: PLACES,
  asked: {},
  told: [],
  isWithoutEans: true,
  file: (shop) =>
    csvOf(
      VEND,
      piecesOf(shop).map((piece): Row => {
        const { model, sized, at } = piece;
        const options = optionsOf(piece).map(([name, value], place): Row => ({
          [`variant_option_${ENDS[place] ?? ''}_name`]: name,
          [`variant_option_${ENDS[place] ?? ''}_value`]: value,
        }));
        return {
          ...{ ...Object.assign({}, ...options), id: `0af${at}`, handle: model.handle },
          ...{ sku: sized.sku, name: model.title, description: model.description },
          ...{ product_category: `Shop / ${model.type}`, brand_name: model.brand, active: 1 },
          ...{ supply_price: `${model.cost}000`, retail_price: `${model.price}000` },
          inventory_Main_Street: `${sized.stock[0]}.00000`,
          inventory_Airport: `${sized.stock[1]}.00000`,
        };
      }),
    ),
};

const SQUARE = list(
  'Reference Handle,Token,Item Name,Customer-facing Name,Variation Name,SKU,Description,Categories,' +
    'Reporting Category,SEO Title,GTIN,Square Online Item Visibility,Item Type,Weight (kg),Price,' +
    'Online Sale Price,Archived,Sellable,Stockable,Option Name 1,Option Value 1,Option Name 2,Option Value 2,' +
    'Default Unit Cost,Default Vendor Name,Default Vendor Code,Current Quantity Main Street,' +
    'New Quantity Main Street,Stock Alert Enabled Main Street,Stock Alert Count Main Street,' +
    'Current Quantity Airport,New Quantity Airport,Stock Alert Enabled Airport,Stock Alert Count Airport,' +
    'Tax - VAT (18%)',
);

const square: Format = {
  name: 'Square',
  places: PLACES,
  asked: { brand: 'Nike' },
  told: [],
  file: (shop) =>
    csvOf(
      SQUARE,
      piecesOf(shop).map((piece): Row => {
        const { model, sized, at } = piece;
        const [one, two] = optionsOf(piece);
        return {
          ...{ Token: `TKN${at}`, 'Item Name': model.title, SKU: sized.sku, GTIN: sized.ean },
          ...{ 'Variation Name': one && two ? `${one[1]}, ${two[1]}` : 'Regular' },
          ...{ Description: model.description, Categories: model.type },
          ...{ 'Option Name 1': one?.[0] ?? '', 'Option Value 1': one?.[1] ?? '' },
          ...{ 'Option Name 2': two?.[0] ?? '', 'Option Value 2': two?.[1] ?? '' },
          ...{ Price: model.price, 'Default Unit Cost': model.cost, Archived: 'N' },
          'Current Quantity Main Street': sized.stock[0] || '',
          'Current Quantity Airport': sized.stock[1] || '',
        };
      }),
    ),
};

const LOYVERSE = list(
  'Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Option 2 name,' +
    'Option 2 value,Option 3 name,Option 3 value,Cost,Barcode,SKU of included item,' +
    'Quantity of included item,Track stock,Available for sale [Main Street],Price [Main Street],' +
    'In stock [Main Street],Low stock [Main Street],Available for sale [Airport],Price [Airport],' +
    'In stock [Airport],Low stock [Airport]',
);

/** What only the first row of a handle says. */
const firstOf = ({ model, isFirst }: Piece, one?: string, two?: string): Row =>
  isFirst
    ? {
        ...{ Name: model.title, Category: model.type, Description: model.description },
        ...{ 'Option 1 name': one ?? '', 'Option 2 name': two ?? '' },
      }
    : {};

const loyverse: Format = {
  name: 'Loyverse',
  places: PLACES,
  asked: { brand: 'Nike' },
  told: [],
  codeOf: ({ model, sized, at }) => (sized.size ? model.handle : String(10_000 + at)),
  file: (shop) =>
    csvOf(
      LOYVERSE,
      piecesOf(shop).map((piece): Row => {
        const { model, sized, at } = piece;
        const [one, two] = optionsOf(piece);
        return {
          ...{ ...firstOf(piece, one?.[0], two?.[0]), Handle: model.handle, SKU: 10_000 + at },
          ...{ 'Option 1 value': one?.[1] ?? '', 'Option 2 value': two?.[1] ?? '' },
          ...{ Cost: model.cost, Barcode: sized.ean, 'Sold by weight': 'N', 'Track stock': 'Y' },
          ...{ 'Price [Main Street]': model.price, 'Price [Airport]': model.price },
          'In stock [Main Street]': sized.stock[0],
          'In stock [Airport]': sized.stock[1],
        };
      }),
    ),
};

export const TILLS = [lightspeedR, lightspeedRSearch, vend, square, loyverse];
