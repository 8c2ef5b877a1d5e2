import type { Page } from 'playwright-core';

/** Until nothing is on its way to the screen. The line is never idle: changes come by a stream. */
export async function waitForContent(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .spinner-border'));
  await page.waitForTimeout(500);
}
