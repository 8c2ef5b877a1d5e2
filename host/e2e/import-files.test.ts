import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { button } from './harness/screen';
import { settled } from './harness/settled';
import { receiveShoes } from './harness/stock';
import { expect, test } from './harness/test';

const FILES = join(
  import.meta.dirname,
  ...['..', '..', 'packages', 'server', 'src', 'modules', 'imports', 'checking', 'other-tills'],
);

const EAN = '5901234123457';

/** What no column says, as somebody says it once for all rows. */
const SAID: Record<string, string> = {
  Brand: 'Adidas',
  Type: 'Sneakers',
  Color: 'Black',
  Price: '20',
  Code: 'X-1',
};

const CASES: { name: string; units: number; answers?: string[] }[] = [
  { name: 'arabic-digits.csv', units: 2 },
  { name: 'fill-down.csv', units: 3, answers: ['^As above'] },
  { name: 'lieferschein-groessenlauf.csv', units: 9 },
  { name: 'loyverse-export.csv', units: 5 },
  { name: 'odoo-product-variants.csv', units: 3 },
  { name: 'ospos-items.csv', units: 7 },
  { name: 'own-code-in-ean-column.csv', units: 2 },
  { name: 'prestashop-combinations.csv', units: 3 },
  { name: 'prestashop-products.csv', units: 18 },
  { name: 'price-six-decimals.csv', units: 1 },
  { name: 'quantity-five-zeros.csv', units: 2 },
  { name: 'shopify-sku-per-variant.csv', units: 4 },
  { name: 'size-with-eu.csv', units: 3 },
  { name: 'size-words.csv', units: 2 },
  { name: 'square-export.csv', units: 5 },
  { name: 'totals-row.csv', units: 3 },
  { name: 'vend-export.csv', units: 7 },
  { name: 'woocommerce-export.csv', units: 10 },
];

async function say(page: Page, field: string): Promise<void> {
  if (field === 'Product type') await page.getByLabel(field).selectOption('shoes');
  else await page.getByLabel(field, { exact: true }).fill(SAID[field] ?? '40');
}

/** Says what is missing, one field after another. Answers how many there were. */
async function sayMissing(page: Page): Promise<number> {
  const missing = page.getByText(/^Still missing:/);
  let said = 0;
  while (await missing.count()) {
    const text = (await missing.textContent()) ?? '';
    const [, field = ''] = /missing: ([^,.]+)/.exec(text) ?? [];
    await say(page, field);
    said += 1;
    await expect(missing.filter({ hasText: `missing: ${field}` })).toHaveCount(0);
  }
  return said;
}

/**
 * Checks, and says what only some rows need, which the check names. Answers how many actions that
 * took.
 */
async function checked(page: Page): Promise<number> {
  await button(page, 'Check').click();
  await expect(page.getByRole('heading', { name: 'What the file brings' })).toBeVisible();
  const needed = page.getByRole('row', { name: /needed/ });
  if (!(await page.getByRole('heading', { name: /mistake/ }).count())) return 1;
  await expect(needed.first(), 'what the check names').toBeVisible();
  const named: string[] = [];
  for (const row of await needed.all()) {
    named.push((await row.getByRole('cell').nth(1).textContent()) ?? '');
  }
  await button(page, 'Change the columns').click();
  for (const field of named) await say(page, field);
  return 2 + named.length + (await checked(page));
}

async function choose(page: Page, name: string, mended?: Buffer): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await button(page, 'Choose a file').click();
  const buffer = mended ?? (await readFile(join(FILES, name)));
  await (await asked).setFiles({ name, mimeType: 'text/csv', buffer });
  await expect(page.getByRole('heading', { name: 'What the columns are' })).toBeVisible();
}

for (const { name, units, answers = [] } of CASES) {
  test(`${name} of another till becomes its stock in under 12 actions`, async ({ app }) => {
    const page = await app.open('/admin/import');
    await settled(page);
    await choose(page, name);
    for (const answer of answers) {
      await page.getByRole('button', { name: new RegExp(answer) }).click();
    }
    let actions = 1 + answers.length + (await sayMissing(page)) + (await checked(page));
    // Names that are new here are agreed to at once, by the first box.
    const isNew = await page.getByRole('checkbox').count();
    if (isNew) await page.getByRole('checkbox').first().check();
    await button(page, 'Book into stock').click();
    actions += isNew ? 2 : 1;
    await expect(page.getByText(new RegExp(`^${units} booked`)).first()).toBeVisible();
    expect(actions).toBeLessThan(12);
  });
}

test('a list of codes alone names goods that are there, in four actions', async ({ app }) => {
  await receiveShoes(app, 'AB-100', 1);
  const page = await app.open('/admin/import');
  await settled(page);
  // Other files of this server have brought the list's own code.
  const list = await readFile(join(FILES, 'ean-list.csv'), 'utf8');
  await choose(page, 'ean-list.csv', Buffer.from(list.replace(/^\d{13}/m, EAN)));
  await button(page, 'A code alone, no goods').click();
  await button(page, 'Check').click();
  await button(page, 'Book into stock').click();
  await expect(page.getByText(/^1 booked/).first()).toBeVisible();
  const token = await app.token();
  const { body } = await app.call('GET', `products/codes/${EAN}`, { token });
  expect(body).toMatchObject({ data: { product: { code: 'AB-100' }, size: { name: '41' } } });
});
