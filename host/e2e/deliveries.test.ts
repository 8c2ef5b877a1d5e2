import type { Locator, Page, Route } from '@playwright/test';

import type { App } from './harness/app';
import { objections, objectionsInBothThemes } from './harness/looks/axe';
import { button, dialog, follow, tickAll } from './harness/screen';
import { settled } from './harness/settled';
import { receiveShoes, sellElsewhere } from './harness/stock';
import { expect, test } from './harness/test';

/** Somebody at work, and how often they had to do something. */
class Hands {
  actions = 0;

  click(what: Locator): Promise<void> {
    this.actions += 1;
    return what.click();
  }

  fill(field: Locator, text: string): Promise<void> {
    this.actions += 1;
    return field.fill(text);
  }

  follow(page: Page, name: string): Promise<void> {
    this.actions += 1;
    return follow(page, name);
  }
}

interface StockRow {
  id: number;
  code: string;
  number: string;
  price: string;
  barcode: string;
  label_due: boolean;
}

async function stockOf(app: App, code: string): Promise<StockRow[]> {
  const { body } = await app.call('GET', `products/products?code=${code}&limit=500`, {
    token: await app.token(),
  });
  return (body as { data: StockRow[] }).data;
}

async function openDelivery(app: App, code: string): Promise<Page> {
  const page = await app.open(`/admin/deliveries?code=${code}`);
  await page.getByRole('row', { name: new RegExp(code) }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Delivery of ${code}` })).toBeVisible();
  return page;
}

test('a mistaken delivery of 300 is put right, with its labels, in fewer than eight actions', async ({
  app,
}) => {
  const units = await receiveShoes(app, 'WRONG-300', 300, 45);
  const hands = new Hands();
  const page = await app.open('/admin/dashboard');
  await settled(page);

  await hands.follow(page, 'Deliveries');
  await hands.click(page.getByRole('row', { name: /WRONG-300/ }));
  await hands.click(button(page, 'Correct'));
  const form = dialog(page);
  await hands.fill(form.getByRole('textbox', { name: /^Code/ }), 'RIGHT-300');
  await hands.fill(form.getByRole('textbox', { name: /^Stock price/ }), '79,90');
  await hands.click(form.getByRole('button', { name: 'Correct 300 units' }));
  await expect(page.getByText('300 units corrected').first()).toBeVisible();
  expect(hands.actions).toBe(6);

  await hands.click(button(page, 'Print due labels (300)'));
  await expect(page.getByText('300 labels on 15 sheets').first()).toBeVisible();
  expect(hands.actions).toBeLessThan(8);

  expect(await stockOf(app, 'WRONG-300')).toEqual([]);
  const right = await stockOf(app, 'RIGHT-300');
  expect(right.map(({ barcode }) => barcode).sort()).toEqual(
    units.map(({ barcode }) => barcode).sort(),
  );
  expect(new Set(right.map(({ price }) => price))).toEqual(new Set(['79.90']));
  expect(right.every(({ label_due }) => label_due)).toBe(true);
});

test(
  'the delivery lists a correction, and two presses undo it',
  { tag: '@main' },
  async ({ app }) => {
    await receiveShoes(app, 'BACK-1', 4, 45);
    const page = await openDelivery(app, 'BACK-1');
    await button(page, 'Correct').click();
    await dialog(page).getByRole('textbox', { name: /^Code/ }).fill('BACK-2');
    await dialog(page).getByRole('button', { name: 'Correct 4 units' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Delivery of BACK-2' })).toBeVisible();
    await expect(page.getByText('Code: BACK-1 → BACK-2').first()).toBeVisible();
    await page.getByRole('listitem').filter({ hasText: 'BACK-1' }).getByText('Undo').click();
    await button(page, 'Undo all 4 units').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Delivery of BACK-1' })).toBeVisible();
    await expect(page.getByText(/^Undone$/).first()).toBeVisible();
    expect(await stockOf(app, 'BACK-1')).toHaveLength(4);
    expect((await stockOf(app, 'BACK-1')).filter(({ label_due }) => label_due)).toEqual([]);
  },
);

test('a corrected number of units changes stock, figures of the delivery and labels', async ({
  app,
}) => {
  await receiveShoes(app, 'COUNT-1', 10, 45);
  const page = await openDelivery(app, 'COUNT-1');
  await button(page, 'Fewer arrived').click();
  await dialog(page).getByRole('textbox', { name: '36', exact: true }).fill('3');
  await dialog(page).getByRole('button', { name: 'Take out of stock' }).click();
  await expect(page.getByText('3 units taken out of stock').first()).toBeVisible();
  await expect(page.getByText('7 of 10').first()).toBeVisible();
  await expect(page.getByRole('row', { name: /Not delivered/ })).toHaveCount(3);
  expect(await stockOf(app, 'COUNT-1')).toHaveLength(7);

  await button(page, 'More arrived').click();
  await dialog(page).getByRole('textbox', { name: '37', exact: true }).fill('2');
  await dialog(page).getByRole('button', { name: 'Receive' }).click();
  await expect(page.getByText('2 more units received.').first()).toBeVisible();
  await button(page, 'Print 2 labels').click();
  await expect(page.getByText('2 labels on 1 sheet').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 of 2').first()).toBeVisible();
  expect(await stockOf(app, 'COUNT-1')).toHaveLength(9);
});

test('a pair that was sold meanwhile is named, and nothing changes', async ({ app }) => {
  app.expectNoise(/409/);
  const units = await receiveShoes(app, 'SOLD-1', 3, 45);
  const page = await openDelivery(app, 'SOLD-1');
  await tickAll(page);
  await button(page, 'Correct').click();
  await dialog(page).getByRole('textbox', { name: /^Code/ }).fill('SOLD-2');
  // The sale comes as late as possible, so that the page doesn't hear of it before.
  const sellFirst = async (route: Route) => {
    await sellElsewhere(app, units.slice(0, 1));
    await route.continue();
  };
  await page.route('**/deliveries/*/corrections', sellFirst, { times: 1 });
  await dialog(page).getByRole('button', { name: 'Correct 3 units' }).click();
  await expect(
    page.getByText(new RegExp(`Not in stock any more: SOLD-1 .*${units[0]?.barcode}`)).first(),
  ).toBeVisible();
  expect(await stockOf(app, 'SOLD-2')).toEqual([]);

  // What was typed stays; the next press corrects the units that are left.
  await dialog(page).getByRole('button', { name: 'Correct 2 units' }).click();
  await expect(page.getByText('2 units corrected').first()).toBeVisible();
  expect(await stockOf(app, 'SOLD-2')).toHaveLength(2);
});

test('an operation is found and undone in its list, and opens what it was', async ({ app }) => {
  await receiveShoes(app, 'OPER-1', 2, 45);
  const page = await app.open('/admin/operations?code=OPER-1');
  const row = page.getByRole('row', { name: /OPER-1/ });
  await row.click();
  const panel = page.getByRole('dialog', { name: 'Delivery' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await row.getByRole('button', { name: 'Undo' }).click();
  await button(page, 'Undo all 2 units').click();
  await expect(page.getByText(/Undone by Arta/).first()).toBeVisible();
  expect(await stockOf(app, 'OPER-1')).toEqual([]);
});

for (const name of ['Correct', 'Fewer arrived', 'More arrived']) {
  test(`the dialog "${name}" goes by keyboard, and axe finds nothing on it in either direction`, async ({
    app,
  }) => {
    await receiveShoes(app, `KEYS-${name.slice(0, 2)}`, 2, 45);
    const page = await openDelivery(app, `KEYS-${name.slice(0, 2)}`);
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).locator('input:focus')).toBeVisible();
    expect(await objectionsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.goto(page.url().replace('/admin/', '/rtl/'));
    await settled(page);
    expect(await objections(page, 'all')).toEqual([]);
  });
}
