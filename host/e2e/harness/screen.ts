import type { Page } from '@playwright/test';

/** Parts that most screens have. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();
export const dialog = (page: Page) => page.getByRole('dialog');
export const firstRow = (page: Page) => page.locator('tbody tr').first();
/** Ticks all rows of a list once there are any. */
export async function tickAll(page: Page): Promise<void> {
  await page.locator('tbody [type=checkbox]').first().waitFor();
  await page.locator('thead [type=checkbox]').check();
}
export const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

/** By how many pixels a page is wider than its window, once it has followed the window's width. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { documentElement: root } = document;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frame = 0; frame < 60 && root.scrollWidth > root.clientWidth; frame += 1) {
      await nextFrame();
    }
    return Math.max(0, root.scrollWidth - root.clientWidth);
  });
