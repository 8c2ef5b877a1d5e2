import { button, dialog, firstRow, overflowOf, tickAll } from './harness/screen';
import { receiveShoes, sellElsewhere } from './harness/stock';
import { expect, test } from './harness/test';

test('a lost pair is out in three actions and back by Undo; then it is sold as ever', async ({
  app,
}) => {
  const [pair] = await receiveShoes(app, 'OUT-1', 1);
  if (!pair) throw new Error('Nothing was received');
  const page = await app.open('/admin/products?code=OUT-1');
  await page.getByRole('row', { name: /OUT-1/ }).click();
  await expect(button(page, 'Take out of stock')).toBeVisible();
  let actions = 0;
  const act = async (what: ReturnType<typeof button>) => {
    actions += 1;
    await what.click();
  };
  await act(dialog(page).getByRole('button', { name: 'Take out of stock' }));
  await act(page.getByText('Lost', { exact: true }));
  await act(button(page, 'Take 1 unit out'));
  await expect(page.getByText('1 unit is out of stock').first()).toBeVisible();
  expect(actions).toBe(3);
  await expect(page.getByText('No products found').first()).toBeVisible();
  await expect(sellElsewhere(app, [pair])).rejects.toThrow(/gone/);

  await act(button(page, 'Undo'));
  await expect(page.getByText('Undone: 1 unit is as it was.').first()).toBeVisible();
  await expect(page.getByRole('row', { name: /OUT-1/ })).toBeVisible();
  await sellElsewhere(app, [pair]);
});

test('a transfer is undone in two actions, without the unit that was sold since', async ({
  app,
}) => {
  app.expectNoise(/Failed to load resource.*409/);
  const pairs = await receiveShoes(app, 'PART-1', 3);
  const page = await app.open('/admin/products?code=PART-1');
  await tickAll(page);
  await button(page, 'Transfer').click();
  await dialog(page).getByLabel('Location').selectOption({ index: 1 });
  await button(page, 'Transfer 3 units').click();
  await expect(button(page, 'Undo')).toBeVisible();
  await sellElsewhere(app, pairs.slice(0, 1));
  await button(page, 'Undo').click();
  await expect(page.getByText('Not all of it can be undone').first()).toBeVisible();
  await button(page, 'Undo the other 2').click();
  await expect(page.getByText('Undone: 2 units are as they were.').first()).toBeVisible();
});

test(
  'one row a product opens to its sizes by shop, and to its units',
  { tag: '@main' },
  async ({ app }) => {
    await receiveShoes(app, 'RUN-1', 3);
    const page = await app.open('/admin/products?code=RUN-1&group=1');
    await page.getByRole('button', { name: /^RUN-1.*3 units/ }).click();
    const run = page.getByRole('region', { name: 'Sizes of RUN-1 in stock' });
    await expect(run.getByRole('cell', { name: '3' }).first()).toBeVisible();
    await expect(page.getByRole('table', { name: 'Units of RUN-1' })).toBeVisible();
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page)).toBe(0);
    }
  },
);

test('at the end of a long list more rows come below those in view; another filter begins at its top', async ({
  app,
}) => {
  await receiveShoes(app, 'LONG-1', 450);
  const page = await app.open('/admin/products?code=LONG-1');
  const table = page.getByRole('table');
  await firstRow(page).focus();
  await page.keyboard.press('End');
  await expect(table).toHaveAttribute('aria-rowcount', '401');
  const last = page.locator('[aria-rowindex="201"]');
  const isSeen = () =>
    last.evaluate((row) => {
      const head = row.closest('table')?.querySelector('th')?.getBoundingClientRect();
      const { top, bottom } = row.getBoundingClientRect();
      return head !== undefined && top >= head.bottom - 1 && bottom <= innerHeight + 1;
    });
  await expect.poll(() => last.evaluate((row) => row === document.activeElement)).toBe(true);
  await expect.poll(isSeen).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex')))
    .toBe('202');

  await page.getByRole('searchbox', { name: 'Code' }).fill('LONG');
  await expect(page.locator('[aria-rowindex="2"]')).toBeInViewport();
});
