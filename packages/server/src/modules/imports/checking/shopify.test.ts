import { check } from '../../../testing/files/uploads';
import { onServer } from '../../../testing/on-each-engine';
import { openShop, type Shop } from '../../../testing/shop/test-shop';

type Row = Record<string, string>;

const OLD: Row = {
  handle: 'Handle',
  title: 'Title',
  body: 'Body (HTML)',
  vendor: 'Vendor',
  type: 'Type',
  name1: 'Option1 Name',
  value1: 'Option1 Value',
  name2: 'Option2 Name',
  value2: 'Option2 Value',
  sku: 'Variant SKU',
  quantity: 'Variant Inventory Qty',
  price: 'Variant Price',
  compare: 'Variant Compare At Price',
  barcode: 'Variant Barcode',
  image: 'Image Src',
  cost: 'Cost per item',
};
const NEW: Row = {
  title: 'Title',
  handle: 'URL handle',
  body: 'Description',
  vendor: 'Vendor',
  type: 'Type',
  sku: 'SKU',
  barcode: 'Barcode',
  name1: 'Option1 name',
  value1: 'Option1 value',
  name2: 'Option2 name',
  value2: 'Option2 value',
  price: 'Price',
  compare: 'Compare-at price',
  cost: 'Cost per item',
  quantity: 'Inventory quantity',
  image: 'Product image URL',
};

const quoted = (cell = '') => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const file = (names: Row, rows: Row[]) =>
  [
    names,
    ...rows.map((row) => Object.fromEntries(Object.keys(names).map((key) => [key, row[key]]))),
  ]
    .map((row) => Object.values(row).map(quoted).join(','))
    .join('\n');

const PRICES = { price: '49.90', cost: '20.00' };
const AIR: Row = {
  ...{ handle: 'air', title: 'Air', vendor: 'Nike', type: 'Sneakers', ...PRICES },
  body: '<p>Light,\n"soft",\nwhite</p>',
  ...{ name1: 'Color', value1: 'Black', name2: 'Size', value2: '42' },
  ...{ sku: 'AIR-B', quantity: '2', barcode: "'4006381333931", image: 'https://x/1.jpg' },
};
const more = (row: Row): Row => ({ handle: 'air', ...PRICES, ...row });

const ROWS: Row[] = [
  AIR,
  more({ value1: 'Black', value2: '43', sku: 'AIR-B', quantity: '-3' }),
  { handle: 'air', image: 'https://x/2.jpg' },
  more({ value1: 'Red', value2: '42', sku: '', quantity: '1' }),
  more({ value1: 'Red', value2: '43', sku: 'AIR-R', quantity: 'Not stocked' }),
  {
    ...{ handle: 'bag', title: 'City bag', vendor: 'Eastpak', type: 'Bags', ...PRICES },
    ...{ name1: 'Title', value1: 'Default Title', sku: 'BAG', quantity: '4' },
  },
  {
    ...{ handle: 'belt', title: 'Belt', vendor: 'Eastpak', type: '', ...PRICES },
    ...{ name1: 'Material', value1: 'Leather', sku: '', quantity: '1' },
  },
];

onServer('an export of Shopify’s', (server) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(server());
  });

  test('becomes stock, a product a colour, with the lines of the file', async () => {
    const { uploaded, lines, findings, checked } = await check(server(), shop, file(OLD, ROWS));
    expect(uploaded).toMatchObject({ suggested: 'recognized', mapping: { layout: 'shopify' } });
    expect(lines).toMatchObject([
      {
        ...{ line: 2, productType: 'shoes', code: 'AIR-B', brand: 'Nike', type: 'Sneakers' },
        ...{ color: 'Black', size: '42', quantity: 2, name: null, productCode: '4006381333931' },
      },
      { line: 7, code: 'AIR-R', brand: 'Nike', color: 'Red', size: '42', quantity: 1 },
      {
        ...{ line: 9, productType: 'accessories', code: 'BAG', name: 'City bag', brand: 'Eastpak' },
        ...{ size: null, color: null, quantity: 4, importPrice: '20.00', stockPrice: '49.90' },
      },
      { line: 10, code: 'belt Leather', name: 'Belt Leather', quantity: 1 },
    ]);
    expect(findings.map(({ level, line, reason }) => [level, line, reason])).toEqual([
      ['warning', 5, 'negative_stock'],
      ['warning', 8, 'not_stocked'],
      ['warning', 10, 'blank_code'],
    ]);
    expect(checked.check).toMatchObject({ rows: 7, skipped: 3, errors: 0, units: 8, products: 4 });
    expect(checked.check?.missing.colors).toEqual([{ name: 'Red' }]);
  });

  test('is the same in both generations of headers', async () => {
    const old = await check(server(), shop, file(OLD, ROWS));
    const young = await check(server(), shop, file(NEW, ROWS));
    expect(young.lines).toHaveLength(4);
    expect(young.lines).toEqual(old.lines);
    const said = (findings: typeof old.findings) =>
      findings.map(({ level, line, value, reason, details }) => [
        level,
        line,
        value,
        reason,
        details,
      ]);
    expect(said(young.findings)).toEqual(said(old.findings));
    expect(young.checked.check).toEqual(old.checked.check);
  });

  test.each(['Ngjyra', 'Renk', 'Farbe', 'اللون'])('knows colours as %s', async (name1) => {
    const [first = AIR, ...others] = ROWS;
    const { lines } = await check(server(), shop, file(NEW, [{ ...first, name1 }, ...others]));
    expect(lines[0]).toMatchObject({ color: 'Black', size: '42' });
  });

  test('of inventory has the units of each location, and asks once for the rest', async () => {
    const head =
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,SKU,HS Code,COO,Location,Bin name,Incoming (not editable),Unavailable (not editable),Committed (not editable),Available (not editable),On hand (current),On hand (new)';
    const row = (place: string, quantity: string) =>
      `air,Air,Color,Black,Size,42,,,AIR-B,,,${place},,0,0,0,9,${quantity},`;
    const text = [
      head,
      row('Prizren', '2'),
      row('Prishtinë', '1'),
      row('Pejë', 'not stocked'),
    ].join('\n');
    const bare = await check(server(), shop, text);
    expect(
      bare.findings.filter(({ level }) => level === 'error').map(({ details }) => details),
    ).toEqual(['brand', 'type', 'importPrice', 'stockPrice'].map((field) => ({ field })));
    const defaults = {
      ...{ productType: 'shoes', brand: 'Nike', type: 'Sneakers' },
      ...{ importPrice: 20, stockPrice: 49.9 },
    };
    const { checked, findings } = await check(server(), shop, text, (mapping) => ({
      ...mapping,
      defaults,
    }));
    expect(checked.check).toMatchObject({
      units: 3,
      locations: [
        { name: 'Prizren', units: 2 },
        { name: 'Prishtinë', units: 1 },
      ],
    });
    expect(findings.map(({ line, reason }) => [line, reason])).toEqual([[4, 'not_stocked']]);
  });
});
