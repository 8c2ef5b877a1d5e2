import { readFile } from 'node:fs/promises';

import type { ImportMapping } from '@backoffice/contracts';

import { check } from '../../../testing/files/uploads';
import { onServer } from '../../../testing/on-each-engine';
import { openShop } from '../../../testing/shop/test-shop';
import type { JudgedLine, StockLine } from '../judged-line';

const FILES = new URL('other-tills/', import.meta.url);

/** What a file can't know, and is asked once for all of its rows. */
const DEFAULTS: ImportMapping['defaults'] = {
  ...{ productType: 'shoes', brand: 'Acme', type: 'Shoes', color: 'Black', quantity: 1 },
  ...{ importPrice: '10.00', stockPrice: '20.00' },
};

const isStock = (line: JudgedLine): line is StockLine => line.is === 'stock';

/** "AB-1 Acme Black 41×2 at 20.00 (10.00), EAN 4006381333931" */
function said(line: StockLine): string {
  const { code, name, brand, color, size, quantity, stockPrice, importPrice } = line;
  const what = [code, name, brand, color].filter(Boolean).join(' ');
  const { productCode, location } = line;
  const where = location ? ` in ${location}` : '';
  const ean = productCode ? `, EAN ${productCode}` : '';
  return `${what} ${size ?? ''}×${quantity} at ${stockPrice} (${importPrice})${where}${ean}`;
}

/** A file, the stock that it brings, what is said about its rows, and what a person has decided. */
const CASES: [string, string[], string[], Partial<ImportMapping>?][] = [
  ['arabic-digits.csv', ['D1 Acme Black 41×2 at 49.90 (10.00)'], []],
  ['size-with-eu.csv', [1, 2, 3].map(() => 'A1 Acme Black 41×1 at 20.00 (10.00)'), []],
  [
    'size-words.csv',
    ['B1 Acme Black S×1 at 20.00 (10.00)', 'B1 Acme Black XL×1 at 20.00 (10.00)'],
    [],
  ],
  ['quantity-five-zeros.csv', ['A1 Acme Black 41×2 at 69.90 (10.00)'], []],
  ['price-six-decimals.csv', ['RP-1 Acme Black 41×1 at 84.75 (10.00)'], ['2 warning rounded']],
  ['price-six-decimals.csv', ['RP-1 Acme Black 41×1 at 100.00 (10.00)'], [], { withoutVat: true }],
  [
    'totals-row.csv',
    ['4711 Muster Schwarz 37×2 at 59.90 (24.95)', '4711 Muster Schwarz 38×1 at 59.90 (24.95)'],
    ['4 warning totals'],
  ],
  [
    'lieferschein-groessenlauf.csv',
    [
      '4711-01 Müller Weiß 36×1 at 1059.90 (24.95)',
      '4711-01 Müller Weiß 36.5×2 at 1059.90 (24.95)',
      '4711-01 Müller Weiß 37×2 at 1059.90 (24.95)',
      '4711-01 Müller Weiß 38×1 at 1059.90 (24.95)',
      '4711-02 Müller Grün 36.5×1 at 59.90 (24.95)',
      '4711-02 Müller Grün 37×1 at 59.90 (24.95)',
      '4711-02 Müller Grün 38×1 at 59.90 (24.95)',
    ],
    ['7 warning totals'],
  ],
  [
    'own-code-in-ean-column.csv',
    [
      'Z2 Acme Black 41×1 at 20.00 (10.00), EAN 4006381333955',
      'Z2 Acme Black 42×1 at 20.00 (10.00)',
    ],
    ['3 warning code_form'],
  ],
  ['odoo-product-variants.csv', ['MOC-1 Acme Tan 41×3 at 59.90 (20.00), EAN 4006381333931'], []],
  [
    'ospos-items.csv',
    [
      'Chelsea boot Acme Black 42×5 at 84.00 (33.00) in Stock',
      'Chelsea boot Acme Black 42×2 at 84.00 (33.00) in Shop2',
    ],
    ['2 warning blank_code', '2 warning code_form'],
  ],
  [
    'odoo-two-of-one-name.csv',
    [
      'GAB-1 Acme Tan 41×3 at 59.90 (20.00)',
      'GAB-1 Acme Tan 42×1 at 59.90 (20.00)',
      'ECC-7 Acme Tan 41×2 at 89.90 (30.00)',
      'ECC-7 Acme Tan 42×1 at 89.90 (30.00)',
    ],
    [],
  ],
  [
    'lightspeed-r-search.csv',
    [
      'RUN-BLK Nike Black 41×2 at 1079.90 (30.00), EAN 4006381333931',
      'RUN-BLK Nike Black 42×1 at 1079.90 (30.00), EAN 036000291452',
      'B-90 Belt 90 Nike ×4 at 19.90 (9.00)',
    ],
    ['4 warning no_size'],
  ],
  [
    'square-export.csv',
    [
      'Loafer Acme Black 41×3 at 1250.00 (400.50) in Main Street, EAN 04006381333931',
      'Loafer Acme Black 42×2 at 1250.00 (400.50) in Main Street, EAN 04006381333948',
    ],
    [],
  ],
  [
    'vend-export.csv',
    [
      'derby Acme Black 41×2 at 69.90 (30.00) in Main Outlet',
      'derby Acme Black 41×1 at 69.90 (30.00) in Airport',
      'derby Acme Black 42×4 at 69.90 (30.00) in Airport',
    ],
    [],
  ],
  [
    'loyverse-export.csv',
    [
      'oxford Acme Brown 41×3 at 89.90 (35.00) in Main, EAN 4006381333931',
      'oxford Acme Brown 42×2 at 89.90 (35.00) in Main, EAN 4006381333948',
    ],
    [],
  ],
  [
    'woocommerce-export.csv',
    [
      'woo-runner-blue Acme Blue 41×3 at 45.00 (10.00)',
      'woo-runner-blue Acme Blue 42×2 at 45.00 (10.00)',
      'woo-belt Belt Acme ×5 at 65.00 (10.00)',
    ],
    [
      '2 warning parent',
      '4 warning sale_price',
      '6 warning negative_stock',
      '7 warning sale_price',
    ],
  ],
  [
    'prestashop-products.csv',
    [
      'RP-1 Acme Black 40×16 at 84.75 (40.50), EAN 4006381333931',
      'RP-2 Belt Acme ×2 at 20.00 (9.90)',
    ],
    ['2 warning rounded', '3 warning code_taken'],
    { defaults: { size: '40' } },
  ],
  ['prestashop-combinations.csv', ['RP-1 Acme Black 38×3 at 20.00 (40.50), EAN 4006381333931'], []],
  [
    'shopify-sku-per-variant.csv',
    [
      'RUN-BLK Acme Black 41×2 at 79.90 (30.00), EAN 4006381333931',
      'RUN-BLK Acme Black 42×1 at 79.90 (30.00), EAN 4006381333948',
      'RUN-WHT Acme White 42×1 at 79.90 (30.00)',
    ],
    [],
  ],
  [
    'wix-products.csv',
    [
      'LO-BLK Acme Black 41×3 at 79.90 (30.00)',
      'LO-BLK Acme Black 42×2 at 84.90 (30.00)',
      'BE-1 Belt Acme ×4 at 25.00 (9.50)',
    ],
    ['2 warning parent', '5 warning not_stocked'],
  ],
  [
    'sumup-items.csv',
    [
      'DE Acme Black 41×3 at 89.90 (10.00), EAN 4006381333931',
      'DE Acme Black 42×2 at 89.90 (10.00), EAN 4006381333948',
      'SL Acme Black 40×1 at 19.90 (10.00)',
      'SL Acme Black 41×5 at 29.90 (10.00)',
      'BE-1 Belt Acme ×4 at 25.00 (10.00)',
    ],
    [],
  ],
  [
    'magento-products.csv',
    [
      'MH-Black Acme Black 41×3 at 52.00 (10.00)',
      'MH-Black Acme Black 42×2 at 52.00 (10.00)',
      'BAG-1 Duffle Bag Acme ×4 at 34.00 (10.00)',
    ],
    ['3 warning sale_price', '4 warning parent', '5 warning parent', '6 warning no_size'],
  ],
  [
    'options-by-number.csv',
    [
      'OX-BR Acme Brown 41×1 at 89.90 (35.00), EAN 4006381333931',
      'OX-BR Acme Brown 42×1 at 89.90 (35.00), EAN 4006381333948',
    ],
    [],
  ],
  [
    'fill-down.csv',
    [
      'S1 Adidas Black 41×1 at 20.00 (10.00)',
      'S1 Adidas Black 42×1 at 20.00 (10.00)',
      'S1 Adidas Black 43×1 at 20.00 (10.00)',
    ],
    [],
    { fillDown: true },
  ],
];

onServer('files of other tills', (server) => {
  async function read(name: string, more: Partial<ImportMapping> = {}) {
    const shop = await openShop(server());
    const file = await readFile(new URL(name, FILES));
    const found = await check(server(), shop, file, (mapping) => ({
      ...mapping,
      ...more,
      defaults: { ...DEFAULTS, ...mapping.defaults, ...more.defaults },
    }));
    return {
      ...found,
      stock: found.lines.filter(isStock).map(said),
      told: found.findings.map(({ line, level, reason }) => `${line} ${level} ${reason}`),
    };
  }

  const cases = CASES.map(([name, stock, told, more = {}]) => ({ name, stock, told, more }));
  test.each(cases)('$name', async ({ name, stock, told, more }) => {
    const found = await read(name, more);
    expect({ stock: found.stock, told: found.told }).toEqual({ stock, told });
  });
});
