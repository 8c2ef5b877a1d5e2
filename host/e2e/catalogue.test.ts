import type { Page } from '@playwright/test';

import { passOn } from './harness/network/requests';
import { expect, test } from './harness/test';

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

interface Kind {
  tab: string;
  kind: string;
  missing: string;
  values: Record<string, string>;
  name: string;
}

const KINDS: Kind[] = [
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

test('a person adds, edits and deletes in every table', async ({ app }) => {
  const page = await app.open('/admin/cms');
  for (const one of KINDS) await addEditAndDelete(page, one);
});

async function addEditAndDelete(page: Page, one: Kind): Promise<void> {
  const { tab, kind, missing, values, name } = one;
  const table = tab.toLowerCase();
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('button', { name: `Add ${kind}` }).click();
  expect(new URL(page.url()).searchParams.get('tab') ?? 'brands').toBe(table);
  await saveDialog(page);
  await expect(page.getByRole('alert').getByText(`${missing} is required!`).first()).toBeVisible();
  await fill(page, values);
  await saveDialog(page);
  await expect(
    page.getByText(`A new item has been added to ${table} successfully`).first(),
  ).toBeVisible();

  const given = values[name] ?? '';
  await row(page, given)
    .getByRole('button', { name: `Edit ${given}` })
    .click();
  await expect(field(page, name)).toHaveValue(given);
  const renamed = kind === 'number' ? '8XL' : `${given} II`;
  await field(page, name).fill(renamed);
  await saveDialog(page);
  await expect(
    page.getByText(new RegExp(`^Item of ${table} with ID:\\d+ has updated successfully$`)).first(),
  ).toBeVisible();

  await row(page, renamed)
    .getByRole('button', { name: `Delete ${renamed}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(
    page
      .getByText(new RegExp(`^Item of ${table} with ID: \\d+ has been deleted successfully$`))
      .first(),
  ).toBeVisible();
  await expect(row(page, renamed)).toHaveCount(0);
}

test(
  'sizes are in order; an item in use is not deleted, and a name that is taken is refused',
  { tag: '@main' },
  async ({ app }) => {
    app.expectNoise(/Failed to load resource/);
    const page = await app.open('/admin/cms');
    await page.getByRole('tab', { name: 'Numbers' }).click();
    await expect(row(page, 'XXL')).toBeVisible();
    const sizes = await page.locator('tbody tr td:nth-child(2)').allInnerTexts();
    const numeric = sizes.map(Number).filter((size) => !Number.isNaN(size));
    expect(numeric).toEqual([...numeric].sort((a, b) => a - b));
    const letters = sizes.filter((size) => /^X*[SML]$/.test(size));
    const order = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
    expect(letters).toEqual(order.filter((size) => letters.includes(size)));
    expect(letters.length).toBeGreaterThan(2);

    await page.getByRole('tab', { name: 'Brands' }).click();
    await page.getByRole('button', { name: 'Delete Adidas' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(/"Adidas" is used by \d[\d,]* products?/).first()).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, 'Adidas')).toBeVisible();

    await page.getByRole('button', { name: 'Add brand' }).click();
    await fill(page, { Type: 'Shoes', 'Brand name': 'Adidas', Produced: 'Germany' });
    await saveDialog(page);
    await expect(page.getByRole('dialog').getByText(/Adidas/)).toBeVisible();
    await expect(field(page, 'Brand name')).toHaveValue('Adidas');
  },
);

test('a lost answer adds once; a server that is away gives a list with Retry', async ({ app }) => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open('/admin/cms?tab=locations');
  await page.getByRole('button', { name: 'Add location' }).click();
  await fill(page, { Name: 'Lagerhaus' });
  const call = '**/api/v1/panels/location';
  await page.route(call, async (route) => {
    await passOn(route);
    await route.abort();
  });
  await saveDialog(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Lagerhaus');
  await page.unroute(call);
  await saveDialog(page);
  await expect(
    page.getByText('A new item has been added to locations successfully').first(),
  ).toBeVisible();
  await expect(row(page, 'Lagerhaus')).toBeVisible();
  await expect(row(page, 'Lagerhaus')).toHaveCount(1);

  const list = '**/api/v1/panels/locations*';
  await page.route(list, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Failed to load locations').first()).toBeVisible();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(row(page, 'Lagerhaus')).toBeVisible();
});
