import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { card } from './harness/looks/charts';
import { firstRow, overflowOf } from './harness/screen';
import { settled, visit } from './harness/settled';
import { receiveShoes, sellElsewhere } from './harness/stock';
import { expect, test } from './harness/test';

const PHONE = { width: 390, height: 844 };
const TILL = { width: 1024, height: 768 };

async function openPage(app: App, path: string, viewport = PHONE): Promise<Page> {
  const page = await app.open(path, { viewport });
  await settled(page);
  return page;
}

const heightsOf = (page: Page) =>
  page
    .locator('tbody tr[data-index]')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));

/** Waits until the fade at the start of the tabs is there, or gone. */
const waitForMoreBefore = (page: Page, isThere: boolean) =>
  page.waitForFunction(
    (expected) =>
      document.querySelector('[role=tablist]')?.hasAttribute('data-more-start') === expected,
    isThere,
  );

for (const [prefix, last, date] of [
  ['/admin', 'Locations', 'Date'],
  ['/rtl', 'المواقع', 'التاريخ'],
] as const) {
  test(`under ${prefix} a phone shows units, tabs and days in little room`, async ({ app }) => {
    const units = await receiveShoes(app, `CARD${prefix.slice(1)}`, 3);
    await sellElsewhere(app, units.slice(0, 1));
    const page = await openPage(app, `${prefix}/products?all=1`);
    for (const path of ['/products?all=1', '/sales?code=CARD']) {
      if (!page.url().endsWith(path)) await visit(page, prefix + path);
      const heights = await heightsOf(page);
      expect(heights.length).toBeGreaterThan(1);
      expect(Math.max(...heights)).toBeLessThanOrEqual(120);
      expect(await overflowOf(page)).toBe(0);
    }

    await visit(page, `${prefix}/transactions`);
    for (const viewport of [PHONE, TILL]) {
      await page.setViewportSize(viewport);
      const row = page.getByRole('group', { name: date });
      const isLow = (part: Element): boolean =>
        [part, ...part.children].every((one) => one.getBoundingClientRect().height < 45);
      await expect.poll(() => row.evaluate(isLow)).toBe(true);
    }

    await page.setViewportSize(PHONE);
    await visit(page, `${prefix}/cms`);
    const tabs = page.getByRole('tablist');
    await expect(tabs).toHaveAttribute('data-more-end', 'true');
    expect(await tabs.getAttribute('data-more-start')).toBeNull();
    expect(await tabs.evaluate((row) => getComputedStyle(row).maskImage)).toMatch(/gradient/);
    await page.goto(`${app.server.url}${prefix}/cms?tab=locations`);
    await waitForMoreBefore(page, true);
    const tab = await page.getByRole('tab', { name: last }).boundingBox();
    expect(tab!.x).toBeGreaterThanOrEqual(0);
    expect(tab!.x + tab!.width).toBeLessThanOrEqual(PHONE.width);
    await page.setViewportSize(TILL);
    await waitForMoreBefore(page, false);
  });
}

/** Waits until the list shows its new order: rows of the old one may stand until then. */
async function sorted(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await firstRow(page).innerText();
  await act();
  await page.waitForFunction((old) => {
    const row = document.querySelector<HTMLElement>('tbody tr');
    return row && row.innerText !== old && !document.querySelector('[aria-busy=true]');
  }, before);
}

test(
  'on a phone one menu sorts the stock, and one box ticks what is listed',
  { tag: '@main' },
  async ({ app }) => {
    // One cheaper than all others, and one dearer.
    for (const price of [0.5, 9_000]) await receiveShoes(app, `PRICE-${price}`, 1, price);
    const page = await openPage(app, '/admin/products?all=1');
    const columns = page.getByRole('columnheader');
    expect(await columns.getByRole('button').count()).toBe(0);
    await sorted(page, () => page.getByLabel('Sort by').selectOption('Price'));
    expect(new URL(page.url()).searchParams.get('sort')).toBe('price');
    await expect(firstRow(page)).toContainText('€0.50');
    await sorted(page, () => page.getByRole('button', { name: 'Ascending' }).click());
    await expect(firstRow(page)).toContainText('€9,000.00');
    await expect(page.locator('tbody').getByRole('checkbox').nth(10)).toBeVisible();
    // More rows may come meanwhile: those are not ticked.
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    await expect(page.locator('tbody :checked').nth(10)).toBeVisible();
  },
);

test('on a wide screen the sidebar underlines nothing, and small charts have a letter for each month', async ({
  app,
}) => {
  const page = await openPage(app, '/admin/dashboard', { width: 1440, height: 900 });
  const link = page.getByRole('navigation').getByRole('link', { name: 'Sales' });
  await link.hover();
  expect(await link.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe(
    'none',
  );
  for (const name of ['Total Shipments', 'Online Sales', 'Bank Payments']) {
    const chart = card(page, name).locator('.echarts-for-react');
    await expect(chart.locator('canvas')).toBeVisible();
    const boxes = await chart.evaluate((element) => {
      interface Text {
        style: { text?: string };
        ignore: boolean;
        getBoundingRect: () => { x: number; y: number; width: number; height: number };
        getComputedTransform: () => number[] | null;
      }
      interface Fiber {
        return: Fiber | null;
        stateNode: { getEchartsInstance?: () => unknown } | null;
      }
      const key = Object.keys(element).find((one) => one.startsWith('__reactFiber$')) ?? '';
      let fiber = (element as unknown as Record<string, Fiber | null>)[key];
      while (fiber && !fiber.stateNode?.getEchartsInstance) fiber = fiber.return;
      const chart = fiber?.stateNode?.getEchartsInstance?.() as {
        getZr: () => { storage: { getDisplayList: (update: boolean) => Text[] } };
      };
      return chart
        .getZr()
        .storage.getDisplayList(true)
        .filter((part) => !part.ignore && /^[A-Z]$/.test(part.style.text?.trim() ?? ''))
        .map((part) => {
          const { x, y, width, height } = part.getBoundingRect();
          const [, , , , dx = 0, dy = 0] = part.getComputedTransform() ?? [];
          return { text: part.style.text!.trim(), x: x + dx, y: y + dy, width, height };
        });
    });
    expect(boxes.map(({ text }) => text).sort()).toEqual([...'AADFJJJMMNOS']);
    const clashes = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.x < other.x + other.width &&
            other.x < one.x + one.width &&
            one.y < other.y + other.height &&
            other.y < one.y + one.height,
        )
        .map((other) => `${one.text} ${other.text}`),
    );
    expect({ name, clashes }).toEqual({ name, clashes: [] });
  }
});
