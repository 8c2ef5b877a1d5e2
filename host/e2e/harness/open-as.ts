import type { Page } from '@playwright/test';

import type { App } from './app';

const PASSWORD = 'demo1234';

/** Opens a page at the server as one of the demo company's people, in a browser of their own. */
export async function openAs(app: App, who: 'manager' | 'cashier', path: string): Promise<Page> {
  const page = await app.open('/admin/login', { signedOut: true });
  await app.signIn(page, { email: `${who}@example.com`, password: PASSWORD });
  await page.waitForURL('**/admin/dashboard');
  await page.goto(app.server.url + path);
  return page;
}
