import type { Page } from 'playwright-core';

/** Waits until nothing is loading; the line itself is never idle, as changes come by a stream. */
export async function waitForContent(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .spinner-border'));
  await page.waitForTimeout(500);
}
