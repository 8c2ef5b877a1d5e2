import { appUnderTest } from './harness/app';
import { button, dialog, firstRow, overflowOf, soon, tickAll, waitForText } from './harness/screen';
import { receiveShoes, sellElsewhere } from './harness/stock';

const app = appUnderTest();

test('a lost pair is out in three actions and back by Undo; then it is sold as ever', async () => {
  const [pair] = await receiveShoes(app, 'LOST-1', 1);
  if (!pair) throw new Error('Nothing was received');
  const page = await app.open('/admin/products?code=LOST-1');
  await page.getByRole('row', { name: /LOST-1/ }).click();
  await button(page, 'Take out of stock').waitFor();
  let actions = 0;
  const act = async (what: ReturnType<typeof button>) => {
    actions += 1;
    await what.click();
  };
  await act(dialog(page).getByRole('button', { name: 'Take out of stock' }));
  await act(page.getByText('Lost', { exact: true }));
  await act(button(page, 'Take 1 unit out'));
  await waitForText(page, '1 unit is out of stock');
  expect(actions).toBe(3);
  await waitForText(page, 'No products found');
  await expect(sellElsewhere(app, [pair])).rejects.toThrow(/gone/);

  await act(button(page, 'Undo'));
  await waitForText(page, 'Undone: 1 unit is as it was.');
  await page.getByRole('row', { name: /LOST-1/ }).waitFor();
  await sellElsewhere(app, [pair]);
});

test('of a transfer of which one was sold since, the others are undone in two actions', async () => {
  app.expectNoise(/Failed to load resource.*409/);
  const pairs = await receiveShoes(app, 'BACK-1', 3);
  const page = await app.open('/admin/products?code=BACK-1');
  await tickAll(page);
  await button(page, 'Transfer').click();
  await dialog(page).getByLabel('Location').selectOption({ index: 1 });
  await button(page, 'Transfer 3 units').click();
  await button(page, 'Undo').waitFor();
  await sellElsewhere(app, pairs.slice(0, 1));
  await button(page, 'Undo').click();
  await waitForText(page, 'Not all of it can be undone');
  await button(page, 'Undo the other 2').click();
  await waitForText(page, 'Undone: 2 units are as they were.');
});

test('one row a product shows its sizes by shop, and opens to its units', async () => {
  await receiveShoes(app, 'RUN-1', 3);
  const page = await app.open('/admin/products?code=RUN-1&group=1');
  const run = page.getByRole('region', { name: 'Sizes of RUN-1 in stock' });
  await run.getByRole('cell', { name: '3' }).first().waitFor();
  await page.getByRole('button', { name: /^RUN-1/ }).click();
  await page.getByRole('table', { name: 'Units of RUN-1' }).waitFor();
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toBe(0);
  }
});

test('at the end of a long list more rows come below those in view; another filter begins at its top', async () => {
  await receiveShoes(app, 'LONG-1', 450);
  const page = await app.open('/admin/products?code=LONG-1');
  const table = page.getByRole('table');
  await firstRow(page).focus();
  await page.keyboard.press('End');
  await soon(() => table.getAttribute('aria-rowcount'), '401');
  const last = page.locator('[aria-rowindex="201"]');
  const isSeen = () =>
    last.evaluate((row) => {
      const box = row.closest('table')?.parentElement?.getBoundingClientRect();
      const { top, bottom } = row.getBoundingClientRect();
      return box !== undefined && top >= box.top && bottom <= box.bottom + 1;
    });
  await soon(() => last.evaluate((row) => row === document.activeElement), true);
  await soon(isSeen, true);
  await page.keyboard.press('ArrowDown');
  await soon(
    () => page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex')),
    '202',
  );

  const scrolled = () => table.evaluate(({ parentElement: box }) => box?.scrollTop);
  expect(await scrolled()).toBeGreaterThan(0);
  await page.getByRole('searchbox', { name: 'Code' }).fill('LONG');
  await soon(scrolled, 0);
  await page.locator('[aria-rowindex="2"]').waitFor();
});
