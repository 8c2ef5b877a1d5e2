import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { objections, objectionsInBothThemes } from './harness/looks/axe';
import { drawFor } from './harness/looks/medium';
import { printedBy } from './harness/looks/printed';
import { scan } from './harness/scan';
import { button, dialog, tickAll } from './harness/screen';
import { goTo, settled } from './harness/settled';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

const PASSWORD = 'demo1234';
const CASHIER = { email: 'cashier@example.com', password: PASSWORD };

interface Place {
  id: number;
  name: string;
}

/** The shop of the cashier, where everything is sent to. */
async function shopOfCashier(app: App): Promise<Place> {
  const token = await app.token(CASHIER);
  const { body } = await app.call('GET', 'authentication/user', { token });
  const { location } = (body as { data: { user: { location: number } } }).data.user;
  const places = await app.call('GET', 'panels/locations', { token });
  const all = (places.body as { data: Place[] }).data;
  const own = all.find(({ id }) => id === location);
  if (!own) throw new Error('The cashier works in no shop');
  return own;
}

/** Units of a code in another shop than the cashier's. */
async function unitsElsewhere(app: App, code: string, count: number): Promise<Unit[]> {
  const units = await receiveShoes(app, code, count);
  const token = await app.token();
  const target = await shopOfCashier(app);
  const { body } = await app.call('GET', 'panels/locations', { token });
  const other = (body as { data: Place[] }).data.find(({ id }) => id !== target.id);
  const ids = units.map(({ id }) => id);
  await app.call('PUT', 'products/transfer', { token, body: { ids, location: other?.id } });
  return units;
}

/** Sends units to the cashier's shop, straight through the API. */
async function sendAway(app: App, units: readonly Unit[]): Promise<{ id: number; number: number }> {
  const { status, body } = await app.call('POST', 'shipments', {
    token: await app.token(),
    body: { ids: units.map(({ id }) => id), location: (await shopOfCashier(app)).id },
  });
  if (status !== 200) throw new Error(`Not sent: ${JSON.stringify(body)}`);
  return (body as { data: { id: number; number: number } }).data;
}

async function openAs(app: App, who: string, path: string): Promise<Page> {
  const page = await app.open('/admin/login', { signedOut: true });
  await app.signIn(page, { email: `${who}@example.com`, password: PASSWORD });
  await page.waitForURL('**/admin/dashboard');
  await goTo(page, path);
  await settled(page);
  return page;
}

async function stockOf(app: App, code: string): Promise<{ id: number; location: string }[]> {
  const { body } = await app.call('GET', `products/products?code=${code}&limit=500`, {
    token: await app.token(),
  });
  return (body as { data: { id: number; location: string }[] }).data;
}

test('twelve are sent, nine and then two received by scan, and one is given up as lost', async ({
  app,
}) => {
  const units = await unitsElsewhere(app, 'SHIP-12', 12);
  const { name: shop } = await shopOfCashier(app);

  const sender = await app.open('/admin/products?code=SHIP-12&all=1');
  await expect(sender.getByRole('row', { name: /SHIP-12/ }).first()).toBeVisible();
  await tickAll(sender);
  await button(sender, 'Transfer').click();
  await dialog(sender).getByLabel('Location').selectOption({ label: shop });
  await dialog(sender).getByText('Send', { exact: true }).click();
  await dialog(sender).getByLabel('Note').fill('Three boxes of boots');
  await dialog(sender).getByRole('button', { name: 'Send 12 units' }).click();
  await expect(
    sender.getByText(new RegExp(`^Shipment \\d+: 12 units are under way to ${shop}\\.$`)).first(),
  ).toBeVisible();
  await expect(sender.getByText('No products found').first()).toBeVisible();
  expect(await stockOf(app, 'SHIP-12')).toEqual([]);

  const [slip, ...others] = await printedBy(sender, button(sender, 'Print slip'), async () => {
    await drawFor(sender, 'print');
    const paper = await sender.locator('body').innerText();
    expect(paper).toMatch(/Shipment \d+/);
    expect(paper).toContain('Three boxes of boots');
    for (const { barcode } of units) expect(paper).toContain(barcode);
    await drawFor(sender, 'screen');
  });
  expect(others).toEqual([]);
  expect([slip?.width, slip?.height].map((side) => Math.round(side ?? 0))).toEqual([210, 297]);

  const page = await openAs(app, 'stock', '/admin/shipments?state=under_way');
  await page.getByRole('row', { name: /Three boxes of boots/ }).click();
  await expect(page.getByText('Scanned: 0 of 12 under way').first()).toBeVisible();
  for (const { barcode } of units.slice(0, 9)) await scan(page, barcode);
  await expect(page.getByText('Scanned: 9 of 12 under way').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Scanned: 9 of 12 under way').first()).toBeVisible();
  await button(page, 'Receive 9').press('Enter');
  await expect(page.getByText('9 units received').first()).toBeVisible();
  expect((await stockOf(app, 'SHIP-12')).map(({ location }) => location)).toEqual(
    Array(9).fill(shop),
  );

  for (const { barcode } of units.slice(8, 11)) await scan(page, barcode);
  await expect(page.getByText('Scanned: 2 of 3 under way').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 units received').first()).toBeVisible();
  await expect(page.getByText('Scanned: 0 of 1 under way').first()).toBeVisible();

  await button(page, 'Close with shortages').click();
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await dialog(page).getByText('Lost', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Close shipment' }).click();
  await expect(page.getByText(/^Shipment \d+ is closed$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Receive all' })).toHaveCount(0);
  expect(await stockOf(app, 'SHIP-12')).toHaveLength(11);

  await goTo(page, '/admin/operations?kind=shipment&code=SHIP-12');
  const rows = (name: RegExp) => page.getByRole('row', { name });
  await expect(rows(/Shipment: Out of stock/)).toBeVisible();
  await expect(rows(/Shipment: Arrived/)).toHaveCount(2);
  await expect(rows(/Shipment: Sent/)).toHaveCount(1);
});

test(
  'a cashier receives and sells a unit that is under way with one more press',
  { tag: '@main' },
  async ({ app }) => {
    const units = await unitsElsewhere(app, 'SHIP-SELL', 2);
    const { id } = await sendAway(app, units);
    const page = await openAs(app, 'cashier', '/admin/sales');
    await scan(page, String(units[0]?.barcode));
    await expect(button(page, 'Receive and sell')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(/Under way from .*: will be received and sold/).first(),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Product is register to sales successfully').first()).toBeVisible();

    const token = await app.token();
    const { body } = await app.call('GET', `shipments/${id}`, { token });
    const view = (body as { data: { units: { id: number; state: string }[] } }).data;
    expect(view.units.map((unit) => [unit.id, unit.state])).toEqual([
      [units[0]?.id, 'arrived'],
      [units[1]?.id, 'under_way'],
    ]);
    const found = await app.call('GET', `products/barcode/${units[0]?.barcode}`, { token });
    expect((found.body as { data: { sold: unknown } }).data.sold).not.toBeNull();
  },
);

test('a unit on the counter that is sent away is named; one press receives and sells it', async ({
  app,
}) => {
  app.expectNoise(/409/);
  const [unit] = await unitsElsewhere(app, 'SHIP-LATE', 1);
  const page = await openAs(app, 'cashier', '/admin/sales');
  await scan(page, String(unit?.barcode));
  await expect(page.getByText('SHIP-LATE').first()).toBeVisible();
  await sendAway(app, unit ? [unit] : []);
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Sell' }).click();
  await expect(page.getByText('Sent in the meantime:').first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Receive and sell' }).press('Enter');
  await expect(page.getByText('Product is register to sales successfully').first()).toBeVisible();
});

test('axe finds nothing on the list and on a shipment, in either direction', async ({ app }) => {
  const { id } = await sendAway(app, await unitsElsewhere(app, 'SHIP-AXE', 3));
  const page = await app.open('/admin/shipments');
  await expect(page.getByRole('row', { name: /To your shop/ }).first()).toBeVisible();
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await goTo(page, `/admin/shipments?id=${id}`);
  await expect(page.getByText('Scanned: 0 of 3 under way').first()).toBeVisible();
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await page.goto(page.url().replace('/admin/', '/rtl/'));
  await settled(page);
  expect(await objections(page, 'all')).toEqual([]);
});
