import { receiveShoes } from './harness/stock';
import { expect, test } from './harness/test';

/** Upper and lower edges of a list's rows, in pixels from the top of the window. */
const edges = (rows: Element[]) =>
  rows.map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return { top, bottom };
  });

test('a till shows at least eleven products, which no tick moves', async ({ app }) => {
  await receiveShoes(app, 'FIRST-1', 20);
  const page = await app.open('/admin/products?code=FIRST-1', {
    viewport: { width: 1024, height: 768 },
  });
  const rows = page.locator('tbody tr');
  await expect(rows.nth(10)).toBeInViewport({ ratio: 1 });
  const at = async () => (await rows.first().boundingBox())?.y;
  const before = await at();
  await rows.first().getByRole('checkbox').check();
  await expect(page.getByText('1 selected')).toBeVisible();
  expect(await at()).toBe(before);
  // The head stays under the bar while the page scrolls.
  await page.mouse.move(500, 500);
  await page.mouse.wheel(0, 2_000);
  await expect(page.locator('thead th').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('a phone shows products within 300 px, in rows of one height with their prices aligned', async ({
  app,
}) => {
  await receiveShoes(app, 'FIRST-2', 20);
  const page = await app.open('/admin/products?code=FIRST-2', {
    viewport: { width: 390, height: 844 },
  });
  const rows = page.locator('tbody tr');
  await expect(rows.nth(4)).toBeVisible();
  const found = await rows.evaluateAll(edges);
  expect(found[0]?.top).toBeLessThanOrEqual(300);
  expect(new Set(found.map(({ top, bottom }) => Math.round(bottom - top)))).toEqual(new Set([60]));
  const prices = page.locator('tbody [data-phone="end"]');
  const ends = await prices.evaluateAll((cells) =>
    cells.map((cell) => Math.round(cell.getBoundingClientRect().right)),
  );
  expect(new Set(ends).size).toBe(1);
});
