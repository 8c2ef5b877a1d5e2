import type { Page } from 'playwright-core';

type Open = (page: Page) => Promise<unknown>;

const mainAction: Open = (page) => page.locator('#page-actions .btn-primary').click();
const firstRow: Open = (page) => page.locator('tbody tr').first().click();
const key =
  (keys: string): Open =>
  (page) =>
    page.keyboard.press(keys);

/** What opens over a page, by its name: nothing in it depends on the language on screen. */
export const DIALOGS: Record<string, [path: string, open: Open]> = {
  'add-transaction': ['/transactions', mainAction],
  invite: ['/people', mainAction],
  'start-count': ['/counts', mainAction],
  'add-brand': ['/cms', mainAction],
  unit: ['/products', firstRow],
  delivery: ['/deliveries', firstRow],
  operation: ['/operations', firstRow],
  shipment: ['/shipments', firstRow],
  sale: ['/sales', firstRow],
  search: ['/dashboard', key('Control+k')],
  shortcuts: ['/dashboard', key('?')],
};
