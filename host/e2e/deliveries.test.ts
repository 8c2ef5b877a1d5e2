import type { Locator, Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { objections, objectionsInBothThemes } from './harness/looks/axe';
import { button, dialog, follow, soon, tickAll, waitForText } from './harness/screen';
import { settled } from './harness/settled';
import { receiveShoes, sellElsewhere } from './harness/stock';

const app = appUnderTest();

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

async function stockOf(code: string): Promise<StockRow[]> {
  const { body } = await app.call('GET', `products/products?code=${code}&limit=500`, {
    token: await app.token(),
  });
  return (body as { data: StockRow[] }).data;
}

async function openDelivery(code: string): Promise<Page> {
  const page = await app.open(`/admin/deliveries?code=${code}`);
  await page.getByRole('row', { name: new RegExp(code) }).click();
  await page.getByRole('heading', { level: 1, name: `Delivery of ${code}` }).waitFor();
  return page;
}

test('a mistaken delivery of 300 is put right, with its labels, in fewer than eight actions', async () => {
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
  await waitForText(page, '300 units corrected');
  expect(hands.actions).toBe(6);

  await hands.click(button(page, 'Print due labels (300)'));
  await waitForText(page, '300 labels on 15 sheets');
  expect(hands.actions).toBeLessThan(8);

  expect(await stockOf('WRONG-300')).toEqual([]);
  const right = await stockOf('RIGHT-300');
  expect(right.map(({ barcode }) => barcode).sort()).toEqual(
    units.map(({ barcode }) => barcode).sort(),
  );
  expect(new Set(right.map(({ price }) => price))).toEqual(new Set(['79.90']));
  expect(right.every(({ label_due }) => label_due)).toBe(true);
});

test('what was put right stands in its history, and two presses take it back', async () => {
  await receiveShoes(app, 'BACK-1', 4, 45);
  const page = await openDelivery('BACK-1');
  await button(page, 'Correct').click();
  await dialog(page).getByRole('textbox', { name: /^Code/ }).fill('BACK-2');
  await dialog(page).getByRole('button', { name: 'Correct 4 units' }).click();
  await page.getByRole('heading', { level: 1, name: 'Delivery of BACK-2' }).waitFor();
  await waitForText(page, 'Code: BACK-1 → BACK-2');
  await page.getByRole('listitem').filter({ hasText: 'BACK-1' }).getByText('Undo').click();
  await button(page, 'Undo all 4 units').click();
  await page.getByRole('heading', { level: 1, name: 'Delivery of BACK-1' }).waitFor();
  await waitForText(page, /^Undone$/);
  expect(await stockOf('BACK-1')).toHaveLength(4);
  expect((await stockOf('BACK-1')).filter(({ label_due }) => label_due)).toEqual([]);
});

test('fewer and more came: stock, figures of the delivery and labels follow', async () => {
  await receiveShoes(app, 'COUNT-1', 10, 45);
  const page = await openDelivery('COUNT-1');
  await button(page, 'Fewer came').click();
  await dialog(page).getByRole('textbox', { name: '36', exact: true }).fill('3');
  await dialog(page).getByRole('button', { name: 'Take out of stock' }).click();
  await waitForText(page, '3 units taken out of stock');
  await waitForText(page, '7 of 10');
  await soon(() => page.getByRole('row', { name: /Not delivered/ }).count(), 3);
  expect(await stockOf('COUNT-1')).toHaveLength(7);

  await button(page, 'More came').click();
  await dialog(page).getByRole('textbox', { name: '37', exact: true }).fill('2');
  await dialog(page).getByRole('button', { name: 'Receive' }).click();
  await waitForText(page, '2 more units received.');
  await button(page, 'Print 2 labels').click();
  await waitForText(page, '2 labels on 1 sheet');
  await page.keyboard.press('Escape');
  await waitForText(page, '2 of 2');
  expect(await stockOf('COUNT-1')).toHaveLength(9);
});

test('a pair that was sold meanwhile is named, and nothing changes', async () => {
  app.expectNoise(/409/);
  const units = await receiveShoes(app, 'SOLD-1', 3, 45);
  const page = await openDelivery('SOLD-1');
  await tickAll(page);
  await button(page, 'Correct').click();
  await dialog(page).getByRole('textbox', { name: /^Code/ }).fill('SOLD-2');
  await sellElsewhere(app, units.slice(0, 1));
  await dialog(page).getByRole('button', { name: 'Correct 3 units' }).click();
  await waitForText(page, new RegExp(`Not in stock any more: SOLD-1 .*${units[0]?.barcode}`));
  expect(await stockOf('SOLD-2')).toEqual([]);

  // What was typed stays; those that are left are put right by the next press.
  await dialog(page).getByRole('button', { name: 'Correct 2 units' }).click();
  await waitForText(page, '2 units corrected');
  expect(await stockOf('SOLD-2')).toHaveLength(2);
});

test('an operation is found and undone in its list, and opens what it was', async () => {
  await receiveShoes(app, 'OPER-1', 2, 45);
  const page = await app.open('/admin/operations?code=OPER-1');
  const row = page.getByRole('row', { name: /OPER-1/ });
  await row.click();
  const panel = page.getByRole('dialog', { name: 'Delivery' });
  await soon(() => panel.getByRole('listitem').count(), 2);
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await row.getByRole('button', { name: 'Undo' }).click();
  await button(page, 'Undo all 2 units').click();
  await waitForText(page, /Undone by Arta/);
  expect(await stockOf('OPER-1')).toEqual([]);
});

test.each(['Correct', 'Fewer came', 'More came'])(
  'the dialog "%s" goes by keyboard, and axe finds nothing on it in either direction',
  async (name) => {
    await receiveShoes(app, `KEYS-${name.slice(0, 2)}`, 2, 45);
    const page = await openDelivery(`KEYS-${name.slice(0, 2)}`);
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    await dialog(page).locator('input:focus').waitFor();
    expect(await objectionsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.goto(page.url().replace('/admin/', '/rtl/'));
    await settled(page);
    expect(await objections(page, 'all')).toEqual([]);
  },
);
