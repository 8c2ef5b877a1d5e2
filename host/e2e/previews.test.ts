import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { test } from './harness/cdn-test';
import { openAs } from './harness/open-as';
import { follow } from './harness/screen';
import { buildArea, command, copyArea, edit } from './harness/setup/workspace';
import { expect } from './harness/test';

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** The area of sales with another heading, built. */
async function otherSales(): Promise<string> {
  const source = await copyArea('sales');
  await edit(join(source, 'src/locales/en.json'), (text) =>
    text.replace('"title": "Sales"', '"title": "Counter"'),
  );
  return buildArea(source);
}
/** The path of a link to a preview in what the command says. */
const pathIn = (said: string) =>
  /^https:\/\/shop\.example(\/admin\/preview#\S+)$/m.exec(said)?.[1] ?? '';

let built: Promise<string> | undefined;
const another = () => (built ??= otherSales());

const CASHIER = { email: 'cashier@example.com', password: 'demo1234' };

test('a preview is seen by who opened a link to it, and by nobody else', async ({ app, cdn }) => {
  test.slow();
  const to = ['--to', cdn.folder];
  const words = ['--preview', 'pr-42', '--from', await another(), '--version', 'counter'];
  expect(await command('release', 'sales', ...words, ...to)).toContain(
    'sales counter is in the preview pr-42; what is served stays.',
  );
  const path = pathIn(await command('releases', 'preview-link', 'pr-42', ...to));
  const page = await app.open(path);
  await page.getByRole('button', { name: 'See the preview' }).click();
  await heading(page, 'Dashboard');
  await expect(page.getByText('You see the preview pr-42 (sales)')).toBeVisible();
  await follow(page, 'Sales');
  await heading(page, 'Counter');
  await page.reload();
  await heading(page, 'Counter');

  const asked: string[] = [];
  const other = await app.open('/admin/dashboard');
  other.on('request', (request) => asked.push(request.url()));
  await other.reload();
  await follow(other, 'Sales');
  await heading(other, 'Sales');
  expect(asked.filter((url) => /areas\/mine|counter\//.test(url))).toEqual([]);
  await expect(other.getByText('pr-42')).toHaveCount(0);

  await page.getByRole('button', { name: 'Leave' }).click();
  await heading(page, 'Sales');
  await expect(page.getByText('pr-42')).toHaveCount(0);
});

test('a canary is seen by its people alone, on each page, until it is promoted', async ({
  app,
  cdn,
}) => {
  test.slow();
  const to = ['--to', cdn.folder];
  const words = ['--people', 'cashier@example.com', '--from', await another()];
  expect(
    await command('release', 'sales', '--canary', ...words, '--version', 'early', ...to),
  ).toContain('sales early is a canary for cashier@example.com; what is served stays.');

  // The page loads itself anew once, soon after the sign-in: no address is typed meanwhile.
  const cashier = await app.open('/admin/login', { signedOut: true });
  await app.signIn(cashier, CASHIER);
  await follow(cashier, 'Sales');
  await heading(cashier, 'Counter');
  await cashier.reload();
  await heading(cashier, 'Counter');
  await cashier.goto(`${app.server.url}/admin/products`);
  await heading(cashier, 'Products');
  await follow(cashier, 'Sales');
  await heading(cashier, 'Counter');

  // Who comes to a page after somebody with a preview sees their own, and no banner.
  const beside = ['--preview', 'pr-43', '--from', await another(), '--version', 'beside'];
  await command('release', 'sales', ...beside, ...to);
  const page = await app.open(pathIn(await command('releases', 'preview-link', 'pr-43', ...to)));
  await page.getByRole('button', { name: 'See the preview' }).click();
  await expect(page.getByText('You see the preview pr-43')).toBeVisible();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await app.signIn(page, CASHIER);
  await follow(page, 'Sales');
  await heading(page, 'Counter');
  await expect(page.getByText('pr-43')).toHaveCount(0);

  const manager = await openAs(app, 'manager', '/admin/sales');
  await heading(manager, 'Sales');

  expect(await command('release', 'sales', '--promote', ...to)).toContain(
    'sales early is served, before it was',
  );
  await manager.reload();
  await heading(manager, 'Counter');
  await command('rollback', 'sales', ...to);
  await cashier.reload();
  await heading(cashier, 'Sales');
});

test('who signs in after a preview ended sees what is served', async ({ app, cdn }) => {
  const to = ['--to', cdn.folder];
  const words = ['--preview', 'pr-44', '--from', await another(), '--version', 'ended'];
  await command('release', 'sales', ...words, ...to);
  const page = await app.open(pathIn(await command('releases', 'preview-link', 'pr-44', ...to)));
  await page.getByRole('button', { name: 'See the preview' }).click();
  await expect(page.getByText('You see the preview pr-44')).toBeVisible();
  await command('releases', 'end-preview', 'pr-44', ...to);
  await expect(page.getByText('A new version is available')).toBeVisible();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await app.signIn(page, CASHIER);
  await follow(page, 'Sales');
  await heading(page, 'Sales');
  await expect(page.getByText('pr-44')).toHaveCount(0);
});

test('a link that leads nowhere says so, and what is served shows', async ({ app }) => {
  app.expectNoise(/404/);
  const page = await app.open('/admin/preview#forged');
  await page.getByRole('button', { name: 'See the preview' }).click();
  await expect(page.getByText('No preview can be shown')).toBeVisible();
  await expect(page.getByText('This link leads to no preview any more.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await heading(page, 'Dashboard');
});
