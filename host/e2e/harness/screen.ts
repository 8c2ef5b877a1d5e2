import { setTimeout as pause } from 'node:timers/promises';

import type { Page } from 'playwright-core';

/** Milliseconds in which a busy machine shows what it is asked for. */
const PATIENCE = 60_000;

/** What most screens have. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();
export const dialog = (page: Page) => page.getByRole('dialog');
export const firstRow = (page: Page) => page.locator('tbody tr').first();
export const waitForText = (page: Page, text: string | RegExp) =>
  page.getByText(text).first().waitFor();
/** Ticks what is listed, once it is. */
export async function tickAll(page: Page): Promise<void> {
  await page.locator('tbody [type=checkbox]').first().waitFor();
  await page.locator('thead [type=checkbox]').check();
}
export const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

/**
 * Reads the screen until it shows what is expected, which may be one of jest's own
 * (`expect.stringMatching`); fails as `toEqual` does where it never does. For what is there, or
 * gone, only after an answer or a frame.
 */
export async function soon<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const value = await read();
    try {
      return expect(value).toEqual(expected);
    } catch (failure) {
      if (Date.now() > end) throw failure;
    }
    await pause(50);
  }
}

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
