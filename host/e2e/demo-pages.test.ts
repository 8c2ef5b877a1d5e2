import { appUnderTest } from './harness/app';
import { optionOf } from './harness/charts';

const app = appUnderTest();

test('demo content: five tasks with tooltips, a menu that does nothing, a table', async () => {
  const page = await app.open('/admin/dashboard');
  const tasks = page.getByRole('region', { name: /^Tasks\(5\) today/ });
  const task = tasks.getByRole('checkbox', { name: 'Receive the delivery' });
  await task.check();
  expect(await tasks.getByRole('checkbox').count()).toBe(5);
  expect(await tasks.getByRole('button', { name: 'Edit Task' }).count()).toBe(5);
  await tasks.getByRole('button', { name: 'Edit Task' }).first().hover();
  await tasks.getByRole('tooltip', { name: 'Edit Task' }).waitFor();
  for (const entry of ['Action', 'Another action', 'Something else']) {
    await tasks.getByRole('button', { name: 'Task settings' }).click();
    await tasks.getByRole('button', { name: entry, exact: true }).click();
  }
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard');
  const heads = page.getByRole('table', { name: 'Simple Table' }).getByRole('columnheader');
  expect(await heads.allInnerTexts()).toEqual(['Name', 'Country', 'City', 'Salary']);
});

test('demo pages: icons are found and copied, notifications stand at their corner, five charts', async () => {
  const page = await app.open('/admin/icons');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel('Search icons').fill('cart check');
  await page.getByRole('button', { name: 'cart-check', exact: true }).click();
  await page.getByText('Copied: cart-check').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('cart-check');

  await page.goto(`${app.server.url}/admin/notifications`);
  for (const [place, x, y] of [
    ['Top left', 0, 0],
    ['Top center', 0.5, 0],
    ['Top right', 1, 0],
    ['Bottom left', 0, 1],
    ['Bottom center', 0.5, 1],
    ['Bottom right', 1, 1],
  ] as const) {
    const corner = page.getByRole('region', { name: place, exact: true });
    await corner.getByRole('button', { name: 'Info' }).click();
    const shown = page.locator('.Toastify__toast', { hasText: `Info, ${place}` });
    const box = await shown.boundingBox();
    if (!box) throw new Error(`No notification at ${place}`);
    // Of the window's 1280 × 800: 0 is left or top, 1 right or bottom.
    expect(Math.round(((box.x + box.width / 2) / 1280) * 2) / 2).toBe(x);
    expect(Math.round((box.y + box.height / 2) / 800)).toBe(y);
    await shown.getByRole('button', { name: 'Close' }).click();
  }

  await page.goto(`${app.server.url}/admin/tables`);
  await page.locator('canvas').nth(4).waitFor();
  expect((await optionOf(page, 'Bar')).yAxis).toMatchObject({ min: 0, max: 50 });
});
