import { overflowOf } from './harness/screen';
import { visit } from './harness/settled';
import { receiveShoes } from './harness/stock';
import { expect, test } from './harness/test';

/**
 * Upper and lower edges of a list's rows, in pixels from the top of the window. A long list may
 * draw itself anew meanwhile: rows that it has dropped have none.
 */
const edges = (rows: Element[]) =>
  rows
    .filter((row) => row.isConnected)
    .map((row) => {
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

/** Lists of a phone, and how far down the first row may begin: what is done comes before some. */
const LISTS = [
  ['/products?all=1', 300],
  ['/deliveries', 300],
  ['/operations', 300],
  ['/cms', 300],
  ['/people', 300],
  ['/audit', 300],
  ['/sales', Infinity],
  ['/counts', Infinity],
  ['/shipments', 300],
  ['/till?tab=closings', 300],
] as const;

for (const prefix of ['/admin', '/rtl']) {
  test(`under ${prefix} a phone shows lists within 300 px, in rows of one height`, async ({
    app,
  }) => {
    await receiveShoes(app, `FIRST-${prefix.slice(1)}`, 20);
    const page = await app.open(`${prefix}/dashboard`, {
      viewport: { width: 390, height: 844 },
    });
    for (const [path, limit] of LISTS) {
      await visit(page, prefix + path);
      const found = await page
        .locator('table[data-lines] > tbody > tr[data-index]')
        .evaluateAll(edges);
      const heights = new Set(found.map(({ top, bottom }) => Math.round(bottom - top)));
      const overflow = await overflowOf(page);
      expect({ path, heights: [...heights], overflow }).toEqual({
        path,
        heights: found.length > 0 ? [60] : [],
        overflow: 0,
      });
      expect(found[0]?.top ?? 0, path).toBeLessThanOrEqual(limit);
    }
  });
}

test('prices stand below each other, their last digits on one line, in both directions', async ({
  app,
}) => {
  await receiveShoes(app, 'FIRST-2', 3);
  await receiveShoes(app, 'FIRST-20', 3, 1_045);
  const viewport = { width: 1024, height: 768 };
  for (const [prefix, language] of [
    ['/admin', 'en'],
    ['/rtl', 'ar'],
  ] as const) {
    const page = await app.open(`${prefix}/products?code=FIRST-2`, { viewport, language });
    const prices = page.locator('tbody data');
    await expect(prices.nth(5)).toBeVisible();
    const rights = await prices.evaluateAll((all) =>
      all.map((price) => Math.round(price.getBoundingClientRect().right)),
    );
    expect(new Set(rights).size).toBe(1);
  }
});
