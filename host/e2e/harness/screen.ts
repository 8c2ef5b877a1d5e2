import type { Page } from 'playwright-core';

/** What most screens have. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();
export const dialog = (page: Page) => page.getByRole('dialog');
export const firstRow = (page: Page) => page.locator('tbody tr').first();
export const waitForText = (page: Page, text: string | RegExp) =>
  page.getByText(text).first().waitFor();
export const tickAll = (page: Page) => page.locator('thead [type=checkbox]').check();
export const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
