import { describeColumns } from './recognition/column-facts';
import { passedOver } from './recognition/passed-over';
import { countRecognized, headersHash, suggestMapping } from './suggest';

const look = (headers: string[], rows: string[][] = [], remembered?: unknown) => {
  const described = describeColumns(headers.length);
  for (const row of rows) described.add(row);
  const found = suggestMapping({ headers, facts: described.facts(), remembered });
  return { ...found, fields: found.mapping.columns.map(({ field }) => field) };
};
const fieldsOf = (line: string, rows: string[][] = []) => look(line.split(';'), rows).fields;

const STOCK = ['code', 'brand', 'type', 'color', 'size', 'quantity', 'importPrice', 'stockPrice'];

test.each([
  ['Code;Brand;Type;Color;Size;Quantity;Import price;Stock price'],
  ['SKU;Manufacturer;Category;Colour;Shoe size;Qty.;Cost (EUR);Retail price'],
  ['Kodi;Marka;Lloji;Ngjyra;Numri;Sasia;Çmimi i blerjes (€);Çmimi i shitjes (€)'],
  ['KODI I ARTIKULLIT;BRENDI;KATEGORIA;NGJYRE;MADHESIA;COPE;CMIMI BLERES;CMIMI SHITES'],
  ['Artikulli;Prodhuesi;Tipi;Ngjyrat;Nr.;Stoku;Kosto;Çmimi'],
  ['Ürün kodu;Marka;Tür;Renk;Beden;Adet;Alış fiyatı;Satış fiyatı (KDV dahil)'],
  ['Model;MARKA;KATEGORİ;RENK;NUMARA;MİKTAR;MALİYET;FİYAT'],
  ['Artikelnummer;Marke;Kategorie;Farbe;Größe;Menge;Einkaufspreis;Verkaufspreis brutto'],
  ['Artikel-Nr.;Hersteller;Typ;Farben;Groesse;Stück;EK;VK'],
  ['رمز المنتج;العلامة التجارية;النوع;اللون;المقاس;الكمية;سعر الشراء;سعر البيع'],
])('headers of stock: %s', (line) => {
  expect(look(line.split(';'))).toMatchObject({
    suggested: 'recognized',
    mapping: { subject: 'stock' },
  });
  expect(fieldsOf(line)).toEqual(STOCK);
});

test('of two columns for one field the one with something in it counts, and the other is named', () => {
  const line = 'Code;Price;Selling price';
  expect(fieldsOf(line, [['A1', '', '49.90']])).toEqual(['code', null, 'stockPrice']);
  expect(fieldsOf(line, [['A1', '49.90', '']])).toEqual(['code', 'stockPrice', null]);
  const shopify = 'Handle;Title;Variant SKU;Variant Price;Price';
  expect(fieldsOf(shopify, [['a', 'A', 'A1', '', '49.90']]).slice(3)).toEqual([null, 'stockPrice']);
  const over = (text: string, row: string[]) =>
    passedOver(text.split(';'), look(text.split(';'), [row]).mapping);
  expect(over(line, ['A1', '', '49.90'])).toEqual([{ column: 1, instead: 2 }]);
  expect(over(shopify, ['a', 'A', 'A1', '', '49.90'])).toEqual([{ column: 3, instead: 4 }]);
  const loyverse = 'Handle;SKU;Sold by weight;Price [Main];Price [Airport];In stock [Main];Colour';
  expect(over(loyverse, ['a', '1', 'N', '', '49.90', '1', 'Red'])).toEqual([
    { column: 3, instead: 4 },
  ]);
});

test('the stock of a place is asked about like any other', () => {
  const line = ['Handle', 'SKU', 'Sold by weight', 'In stock [Main]'];
  expect(look(line, [['a', '1', 'N', '1.000']]).questions).toEqual([
    { column: 3, about: 'decimals', example: '1.000' },
  ]);
});

test('SKUs that are all codes of suppliers are those', () => {
  const line = 'handle;sku;name;variant_option_one_name;variant_option_one_value';
  const of = (sku: string) => fieldsOf(line, [['a', sku, 'A', 'Size', '41']])[1];
  expect(of('4006381333931')).toBe('productCode');
  expect(of('10001')).toBe('code');
});

test('variants are shoes by their sizes, beside which those in letters are no question', () => {
  const line = 'Handle;Title;Option1 Name;Option1 Value;Option2 Name;Option2 Value';
  const typeOf = (...sizes: string[]) =>
    look(
      line.split(';'),
      sizes.map((size) => ['a', 'A', 'Size', size, 'Color', 'Red']),
    ).mapping.defaults.productType;
  expect(typeOf('41', 'M')).toBe('shoes');
  expect(typeOf('S', 'M')).toBe('textile');
  expect(typeOf('41', '110/116')).toBeUndefined();
});

test.each([
  ['Brand;Produced', 'brands', ['brand', 'produced']],
  ['Marka;Prodhuar në;Lloji i produktit', 'brands', ['brand', 'produced', 'productType']],
  ['Marka;Üretim yeri;Ürün türü', 'brands', ['brand', 'produced', 'productType']],
  [
    'Color;Albanian name;English name;Turkish name',
    'colors',
    ['color', 'albanianName', 'englishName', 'turkishName'],
  ],
  [
    'Ngjyra;Emri shqip;Emri anglisht;Emri turqisht',
    'colors',
    ['color', 'albanianName', 'englishName', 'turkishName'],
  ],
  ['Size;Product type', 'numbers', ['size', 'productType']],
  ['Numara;Ürün türü', 'numbers', ['size', 'productType']],
  ['Lloji specifik;Lloji i produktit', 'types', ['type', 'productType']],
  ['Specific type;Product type', 'types', ['type', 'productType']],
  ['Lokacioni', 'locations', ['location']],
  [
    'Article number;Name;Article type;Quantity',
    'articles',
    ['articleNumber', 'name', 'articleType', 'quantity'],
  ],
  [
    'Kalem numarası;Ad;Kalem türü;Miktar',
    'articles',
    ['articleNumber', 'name', 'articleType', 'quantity'],
  ],
])('headers that are no stock: %s', (line, subject, fields) => {
  expect(look(line.split(';')).mapping.subject).toBe(subject);
  expect(fieldsOf(line)).toEqual(fields);
});

test('columns that are called sizes hold quantities', () => {
  expect(fieldsOf('Kodi;Marka;36;36,5;37 1/2;38/40;Çmimi')).toEqual([
    'code',
    'brand',
    'sizeQuantity',
    'sizeQuantity',
    'sizeQuantity',
    'sizeQuantity',
    'stockPrice',
  ]);
  expect(fieldsOf('Code;S;M;XL;3XL;Price')).toEqual([
    'code',
    'sizeQuantity',
    'sizeQuantity',
    'sizeQuantity',
    'sizeQuantity',
    'stockPrice',
  ]);
  expect(look(['Code', '41', '42', 'Price']).mapping.defaults).toEqual({ productType: 'shoes' });
});

test('a column of barcodes is what its values are', () => {
  const ours = [
    ['X', '200000000011'],
    ['Y', ''],
  ];
  const eans = [
    ['X', '4006381333931'],
    ['Y', '96385074'],
  ];
  expect(fieldsOf('Kodi;Barkodi', ours)).toEqual(['code', 'barcode']);
  expect(fieldsOf('Kodi;Barkodi', eans)).toEqual(['code', 'productCode']);
  expect(fieldsOf('Code;Barcode;EAN', [['X', '200000000011', '96385074']])).toEqual([
    'code',
    'barcode',
    'productCode',
  ]);
});

test('numbers of rows are no sizes', () => {
  const rows = Array.from({ length: 30 }, (_, row) => [String(row + 1), 'X', '41']);
  const sizes = rows.map((_, row) => ['X', String(35 + (row % 8))]);
  expect(fieldsOf('Kodi;Numri', sizes)).toEqual(['code', 'size']);
  expect(fieldsOf('Nr;Kodi;Madhësia', rows)).toEqual([null, 'code', 'size']);
  expect(fieldsOf('Nr;Kodi;Sasia', rows)).toEqual([null, 'code', 'quantity']);
});

test('an unknown column is left out, and a file of unknown columns gets no suggestion', () => {
  expect(fieldsOf('Kodi;Shënime;Çmimi')).toEqual(['code', null, 'stockPrice']);
  expect(look(['A', 'B', 'C'])).toMatchObject({ suggested: 'nothing', fields: [null, null, null] });
});

test('a column in which all can be read in two ways is asked about', () => {
  const headers = ['Code', 'Price', 'Received on'];
  expect(
    look(headers, [
      ['X', '1,234', '02/03/2026'],
      ['Y', '2', ''],
    ]).questions,
  ).toEqual([
    { column: 1, about: 'decimals', example: '1,234' },
    { column: 2, about: 'days', example: '02/03/2026' },
  ]);
  expect(
    look(headers, [
      ['X', '1,234', '02/03/2026'],
      ['Y', '12,50', '13/03/2026'],
    ]).questions,
  ).toEqual([]);
});

test('the mapping that was last used for the same headers comes first', () => {
  const headers = ['Kodi', 'Çmimi'];
  const { mapping } = look(headers);
  const remembered = {
    ...mapping,
    columns: [{ field: 'code' }, { field: 'importPrice', decimals: '.' }],
  };
  expect(look(headers, [['X', '1,234']], remembered)).toMatchObject({
    suggested: 'remembered',
    fields: ['code', 'importPrice'],
    questions: [],
  });
  expect(look(headers, [], { subject: 'nobody' }).suggested).toBe('recognized');
  expect(headersHash(headers)).toBe(headersHash(['KODI ', 'Cmimi:']));
  expect(headersHash(headers)).not.toBe(headersHash(['Çmimi', 'Kodi']));
});

test('header lines are told from others', () => {
  expect(countRecognized(['Kodi', 'Marka', 'Handle', 'x', '41', '42'])).toBe(5);
  expect(countRecognized(['Nike', 'Air', '41', '12,50'])).toBe(0);
});
