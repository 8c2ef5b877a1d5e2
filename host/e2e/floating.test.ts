import type { Locator, Page } from '@playwright/test';

import type { App } from './harness/app';
import { expectPressable } from './harness/looks/pressable';
import { button } from './harness/screen';
import { settled, visit } from './harness/settled';
import { expect, test } from './harness/test';

const WIDTHS = [390, 768, 1000, 1024, 1199, 1440];

async function openPage(app: App, path: string): Promise<Page> {
  const page = await app.open(path);
  await settled(page);
  return page;
}

/** Visible parts of the page that lie under the settings cog. */
const underCog = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((cog) => {
    const { left, right, top, bottom } = cog.getBoundingClientRect();
    const covered: string[] = [];
    for (const part of document.querySelectorAll('main *, footer *')) {
      const box = part.getBoundingClientRect();
      // The heads of a table of cards are for screen readers alone.
      const head = part.closest('thead')?.getBoundingClientRect();
      const isHidden = part.closest('.visually-hidden') !== null || (head && head.width <= 1);
      const isThere = box.width > 1 && box.height > 1 && !isHidden;
      const meets =
        box.left < right - 0.5 &&
        left < box.right - 0.5 &&
        box.top < bottom - 0.5 &&
        top < box.bottom - 0.5;
      if (isThere && meets) covered.push(part.outerHTML.slice(0, 80));
    }
    return covered;
  });

/** Charts follow a change of width a moment later. */
const chartsFit = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('canvas')].every((canvas) => {
      const frame = canvas.closest('[role=img]');
      return frame !== null && canvas.clientWidth <= frame.clientWidth;
    }),
  );

for (const [prefix, name] of [
  ['/admin', 'Settings panel'],
  ['/rtl', 'لوحة الإعدادات'],
] as const) {
  test(`under ${prefix} the settings cog stands beside the page, never over it`, async ({
    app,
  }) => {
    const page = await openPage(app, `${prefix}/cms`);
    for (const path of ['/sales?code=1', '/products?all=1', '/dashboard']) {
      await visit(page, prefix + path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 768 });
        await chartsFit(page);
        for (const end of [0, 0.5, 1]) {
          await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), end);
          const fine = { width, path, covered: [] };
          await expect
            .poll(async () => ({ width, path, covered: await underCog(page, name) }))
            .toEqual(fine);
        }
      }
      const cog = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(Math.min(cog!.width, cog!.height)).toBeGreaterThanOrEqual(24);
    }
  });
}

/** Whether a notification lies over an element. */
const isCovered = (found: Locator) =>
  found.first().evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...document.querySelectorAll('.Toastify__toast')]
      .map((toast) => toast.getBoundingClientRect())
      .some(
        ({ left, right, top, bottom }) =>
          left < box.right && box.left < right && top < box.bottom && box.top < bottom,
      );
  });

/** Waits until an element is uncovered: a notification may still be moving to its place. */
const expectUncovered = (found: Locator, width: number) =>
  expect
    .poll(async () => ({ width, covered: await isCovered(found) }))
    .toEqual({ width, covered: false });

test('notifications cover no filter, no Add button and no title of a dialog', async ({ app }) => {
  const page = await openPage(app, '/admin/cms?tab=locations');
  const add = page.getByRole('button', { name: 'Add location' });
  const dialog = page.getByRole('dialog');
  const toast = (text: string) =>
    expect(page.locator('.Toastify__toast', { hasText: text }).first()).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await add.click();
    await dialog.getByLabel('Name').press('Enter');
    await toast('Name is required!');
    await expectUncovered(dialog.getByRole('heading'), width);
    await dialog.getByLabel('Name').fill(`Depot ${width}`);
    await dialog.getByLabel('Name').press('Enter');
    await expect(dialog).toHaveCount(0);
    await toast('A new item has been added');
    for (const used of [add, page.getByRole('tablist'), page.getByRole('heading', { level: 1 })]) {
      await expectUncovered(used, width);
    }
  }
  // The filters, which stand below the heading.
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await toast('Please select a product to transfer');
  await expectUncovered(page.getByRole('search'), 1024);
});

test('notifications lie over no button of the top bar and no × of a panel', async ({ app }) => {
  const page = await openPage(app, '/admin/products?all=1');
  const toast = page.locator('.Toastify__toast').first();
  for (const width of [390, 768, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    await button(page, 'Transfer').click();
    await toast.waitFor();
    const menu = page.getByRole('button', { name: 'Open menu' });
    if (width < 993) await menu.click();
    for (const name of [/^Account/, 'Search', 'Notifications']) {
      await expectPressable(page.getByRole('button', { name }), width);
    }
    await page.locator('tbody tr').first().press('Enter');
    const panel = page.getByRole('dialog');
    await expectPressable(panel.getByRole('button', { name: 'Close', exact: true }), width);
    await expect(toast).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    if (width < 993) await page.getByRole('button', { name: 'Close menu' }).click();
  }
});

test('at most three successes stand on each other, and the newest is whole', async ({ app }) => {
  const page = await openPage(app, '/admin/cms?tab=locations');
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await page.getByRole('button', { name: 'Add location' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(`Shop ${name}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const successes = page.locator('.Toastify__toast--success');
  await page.waitForFunction(
    () => document.querySelectorAll('.Toastify__toast--success').length === 3,
  );
  await page.mouse.move(0, 700);
  const all = page.locator('.Toastify__toast-container');
  const isLow = (box: HTMLElement) => box.getBoundingClientRect().bottom <= 140;
  await expect.poll(() => all.evaluate(isLow)).toBe(true);
  await successes.first().hover();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.Toastify__toast--success')].every(
      (toast) => toast.getBoundingClientRect().height > 30,
    ),
  );
  await button(page, 'Close').click();
});
