import type { Page } from '@playwright/test';

import type { App, OpenOptions } from '../app';
import { button, dialog } from '../screen';
import { expect, test } from '../test';
import { Line } from './line';

/** What a browser says in its console of a line that is away. */
export const NO_LINE_NOISE =
  /Failed to load|ERR_|NetworkError|Loading failed|error loading|no root element|502|\(http/;

/** A browser that is registered as a till, on the page of tills, with the owner signed in. */
export async function registerTill(
  app: App,
  line: Line,
  name: string,
  options: OpenOptions = {},
): Promise<Page> {
  const page = await app.open('/admin/company-profile', {
    signedOut: true,
    origin: line.url,
    ...options,
  });
  await button(page, 'Sign in')
    .or(page.getByRole('link', { name: 'Sign in' }))
    .click();
  await app.signIn(page);
  const card = page.getByRole('region', { name: 'Shared tills' });
  await card.getByRole('button', { name: 'Register this device' }).click();
  const asked = dialog(page);
  await asked.getByLabel(/^Name of the till/).fill(name);
  await asked.getByRole('button', { name: 'Register this device' }).click();
  await expect(card.getByText('This device', { exact: true })).toBeVisible();
  return page;
}

/** A line to the server of a file's tests, anew and whole for each of them. */
export function lineOfEachTest(): Line {
  const line = new Line();
  test.beforeEach(async ({ app }) => {
    await line.start(app.server.url);
    app.expectNoise(NO_LINE_NOISE);
  });
  test.afterEach(() => line.stop());
  return line;
}

/** A browser that is a till which keeps selling without a line, and has all it needs for that. */
export async function openTill(
  app: App,
  line: Line,
  name: string,
  options: OpenOptions = {},
): Promise<Page> {
  const page = await registerTill(app, line, name, options);
  const card = page.getByRole('region', { name: 'Shared tills' });
  await card.getByRole('switch', { name: `${name} keeps selling without a connection` }).check();
  await expect(card.getByText(/^Ready to sell without a connection since/)).toBeVisible();
  return page;
}
