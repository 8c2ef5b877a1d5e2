import type { Page } from 'playwright-core';

/** Types a barcode as a scanner does: fast, ended by Enter, into whatever has the focus. */
export async function scan(page: Page, barcode: string): Promise<void> {
  await page.keyboard.type(barcode);
  await page.keyboard.press('Enter');
}
