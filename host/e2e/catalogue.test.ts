import type { Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { waitForText } from './harness/screen';

const app = appUnderTest();

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const field = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole(label === 'Type' ? 'combobox' : 'textbox', { name: label });
const saveDialog = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    if (label === 'Type') await field(page, label).selectOption({ label: value });
    else await field(page, label).fill(value);
  }
}

const KINDS: {
  tab: string;
  kind: string;
  missing: string;
  values: Record<string, string>;
  name: string;
}[] = [
  {
    tab: 'Brands',
    kind: 'brand',
    missing: 'Type',
    values: { Type: 'Accessories', 'Brand name': 'Kestrel', Produced: 'Kosovo' },
    name: 'Brand name',
  },
  {
    tab: 'Colors',
    kind: 'color',
    missing: 'Color name',
    values: {
      'Color name': 'Petrol',
      'Albanian name': 'Naftë',
      'English name': 'Petrol',
      'Turkish name': 'Petrol',
    },
    name: 'Color name',
  },
  {
    tab: 'Numbers',
    kind: 'number',
    missing: 'Type',
    values: { Type: 'Textile', Number: '9XL' },
    name: 'Number',
  },
  {
    tab: 'Types',
    kind: 'type',
    missing: 'Type',
    values: { Type: 'Shoes', 'Specific type': 'Clogs' },
    name: 'Specific type',
  },
  {
    tab: 'Locations',
    kind: 'location',
    missing: 'Name',
    values: { Name: 'Pop-up Pejë' },
    name: 'Name',
  },
];

test.each(KINDS)('$tab: add, edit and delete', async ({ tab, kind, missing, values, name }) => {
  const table = tab.toLowerCase();
  const page = await app.open('/admin/cms');
  await page.getByRole('tab', { name: tab }).click();
  expect(new URL(page.url()).searchParams.get('tab') ?? 'brands').toBe(table);

  await page.getByRole('button', { name: `Add ${kind}` }).click();
  await saveDialog(page);
  await page.getByRole('alert').getByText(`${missing} is required!`).waitFor();
  await fill(page, values);
  await saveDialog(page);
  await waitForText(page, `A new item has been added to ${table} successfully`);

  const given = values[name] ?? '';
  await row(page, given)
    .getByRole('button', { name: `Edit ${given}` })
    .click();
  expect(await field(page, name).inputValue()).toBe(given);
  await field(page, name).fill(kind === 'number' ? '8XL' : `${given} II`);
  await saveDialog(page);
  await waitForText(page, new RegExp(`^Item of ${table} with ID:\\d+ has updated successfully$`));

  const renamed = kind === 'number' ? '8XL' : `${given} II`;
  await row(page, renamed)
    .getByRole('button', { name: `Delete ${renamed}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await waitForText(
    page,
    new RegExp(`^Item of ${table} with ID: \\d+ has been deleted successfully$`),
  );
  await row(page, renamed).waitFor({ state: 'detached' });
});

test('what is in use is not deleted, and the screen says why', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open('/admin/cms');
  await page.getByRole('button', { name: 'Delete Adidas' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await waitForText(page, /"Adidas" is used by \d[\d,]* products?/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await row(page, 'Adidas').waitFor();
});

test('the same name again is refused beside what was typed', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open('/admin/cms');
  await page.getByRole('button', { name: 'Add brand' }).click();
  await fill(page, { Type: 'Shoes', 'Brand name': 'Adidas', Produced: 'Germany' });
  await saveDialog(page);
  await page
    .getByRole('dialog')
    .getByText(/Adidas/)
    .waitFor();
  expect(await field(page, 'Brand name').inputValue()).toBe('Adidas');
});

test('sizes stand as sizes do', async () => {
  const page = await app.open('/admin/cms?tab=numbers');
  await page.getByRole('table').waitFor();
  const sizes = await page.locator('tbody tr td:nth-child(2)').allInnerTexts();
  const numeric = sizes.map(Number).filter((size) => !Number.isNaN(size));
  expect(numeric).toEqual([...numeric].sort((a, b) => a - b));
  const letters = sizes.filter((size) => /^X*[SML]$/.test(size));
  const order = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
  expect(letters).toEqual(order.filter((size) => letters.includes(size)));
  expect(letters.length).toBeGreaterThan(2);
});

test('a lost answer adds once; a server that is away gives a list with Retry', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open('/admin/cms?tab=locations');
  await page.getByRole('button', { name: 'Add location' }).click();
  await fill(page, { Name: 'Lagerhaus' });
  const call = '**/api/v1/panels/location';
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await saveDialog(page);
  await page.getByRole('dialog').getByRole('alert').waitFor();
  expect(await field(page, 'Name').inputValue()).toBe('Lagerhaus');
  await page.unroute(call);
  await saveDialog(page);
  await waitForText(page, 'A new item has been added to locations successfully');
  await row(page, 'Lagerhaus').waitFor();
  expect(await row(page, 'Lagerhaus').count()).toBe(1);

  const list = '**/api/v1/panels/locations*';
  await page.route(list, (route) => route.abort());
  await page.reload();
  await waitForText(page, 'Failed to load locations');
  await page.unroute(list);
  await page.getByRole('button', { name: 'Retry' }).click();
  await row(page, 'Lagerhaus').waitFor();
});

const PAGES = ['/cms?tab=colors', '/cms?tab=numbers', '/add/products', '/products?all=1'];

test.each(['en', 'sq', 'tr', 'ar'])('no screen scrolls sideways in %s', async (language) => {
  const prefix = language === 'ar' ? '/rtl' : '/admin';
  const page = await app.open(`${prefix}/cms`);
  await page.evaluate((chosen) => localStorage.setItem('backoffice.language', chosen), language);
  for (const path of PAGES) {
    await page.goto(app.server.url + prefix + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ path, width, overflow }).toEqual({ path, width, overflow: 0 });
    }
  }
});
