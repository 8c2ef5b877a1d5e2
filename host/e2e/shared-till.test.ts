import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { objections, objectionsInBothThemes } from './harness/looks/axe';
import { expectPressable } from './harness/looks/pressable';
import { scan } from './harness/scan';
import { button, dialog, overflowOf } from './harness/screen';
import { settled } from './harness/settled';
import { receiveShoes } from './harness/stock';
import { expect, test } from './harness/test';

test.use({ ownServer: {} });

const PASSWORD = 'demo1234';
const PHONE = { width: 390, height: 844 };
const PINS = { cashier: '482170', manager: '739205', demo: '150863' };
const NAMES = 'Choose your name';

/** Gives the three people of the demo company PINs; answers their names. */
async function choosePins(app: App): Promise<Record<keyof typeof PINS, string>> {
  const named = async (who: keyof typeof PINS) => {
    const token = await app.token({ email: `${who}@example.com`, password: PASSWORD });
    await app.call('PUT', 'authentication/pin', {
      token,
      body: { password: PASSWORD, pin: PINS[who] },
    });
    const { body } = await app.call('GET', 'authentication/user', { token });
    const { username, surname } = (
      body as { data: { user: { username: string; surname: string } } }
    ).data.user;
    return `${username} ${surname}`.trim();
  };
  return {
    cashier: await named('cashier'),
    manager: await named('manager'),
    demo: await named('demo'),
  };
}

let names: Awaited<ReturnType<typeof choosePins>>;
test.beforeAll(async ({ app }) => {
  names = await choosePins(app);
});

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

/** A browser that the owner has made a shared till, with the names on screen. */
async function openTill(
  app: App,
  name: string,
  viewport = { width: 1280, height: 800 },
): Promise<Page> {
  const page = await app.open('/admin/company-profile', { signedOut: true, viewport });
  await button(page, 'Sign in')
    .or(page.getByRole('link', { name: 'Sign in' }))
    .click();
  await app.signIn(page);
  const card = page.getByRole('region', { name: 'Shared tills' });
  await card.getByRole('button', { name: 'Register this device' }).click();
  await dialog(page)
    .getByLabel(/^Name of the till/)
    .fill(name);
  await dialog(page).getByRole('button', { name: 'Register this device' }).click();
  await expect(page.getByText(`${name} is a shared till now`).first()).toBeVisible();
  await expect(card.getByText('This device', { exact: true })).toBeVisible();
  // On a phone its button is in a menu.
  await expect(page.locator('[aria-keyshortcuts="Control+Shift+L"]')).toBeAttached();
  await page.keyboard.press('Control+Shift+L');
  await heading(page, NAMES);
  return page;
}

async function comeIn(page: Page, name: string, pin: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.keyboard.type(pin);
}

const counter = (page: Page, code: string) =>
  page.getByRole('checkbox', { name: new RegExp(code) });

test(
  'two people share a till, and each finds their own basket again',
  { tag: '@main' },
  async ({ app }) => {
    const [shoe] = await receiveShoes(app, 'MINE-1', 1);
    const [boot] = await receiveShoes(app, 'YOURS-1', 1);
    const page = await openTill(app, 'Front till');
    await comeIn(page, names.cashier, PINS.cashier);
    await expect(page.getByRole('button', { name: 'Switch person' })).toBeVisible();
    await page.goto(`${app.server.url}/admin/sales`);
    await expect(button(page, 'Sell')).toBeVisible();
    await scan(page, shoe!.barcode);
    await expect(counter(page, 'MINE-1')).toBeVisible();

    await page.getByRole('button', { name: 'Switch person' }).click();
    await heading(page, NAMES);
    await scan(page, boot!.barcode);
    await expect(
      page.getByText('This till is locked. Choose your name, then scan again.').first(),
    ).toBeVisible();
    await comeIn(page, names.manager, PINS.manager);
    await expect(button(page, 'Sell')).toBeVisible();
    await expect(page.getByText(/left a basket here/).first()).toBeVisible();
    await scan(page, boot!.barcode);
    await expect(counter(page, 'YOURS-1')).toBeVisible();
    expect(await counter(page, 'MINE-1').count()).toBe(0);

    await page.keyboard.press('Control+Shift+L');
    await heading(page, NAMES);
    await comeIn(page, names.cashier, PINS.cashier);
    await expect(counter(page, 'MINE-1')).toBeVisible();
    expect(await counter(page, 'YOURS-1').count()).toBe(0);
  },
);

test('Switch person can be pressed while a notification is shown', async ({ app }) => {
  const page = await openTill(app, 'Side till');
  await comeIn(page, names.cashier, PINS.cashier);
  await page.getByRole('button', { name: 'Switch person' }).waitFor();
  await page.goto(`${app.server.url}/admin/products`);
  for (const width of [1024, 768, 390]) {
    await page.setViewportSize({ width, height: 768 });
    await button(page, 'Transfer').click();
    await page.getByText('Please select a product to transfer').first().waitFor();
    const menu = page.getByRole('button', { name: 'Open menu' });
    if (width < 993 && (await menu.count()) > 0) await menu.click();
    await expectPressable(page.getByRole('button', { name: 'Switch person' }), width);
  }
});

test('a manager allows a price at the till by PIN; both names are in the history', async ({
  app,
}) => {
  app.expectNoise(/401|403|422/);
  const [shoe] = await receiveShoes(app, 'CHEAP-1', 1);
  const token = await app.token();
  await app.call('PUT', 'company/settings', { token, body: { price_floor: 10 } });
  const page = await openTill(app, 'Back till');
  await comeIn(page, names.cashier, PINS.cashier);
  await expect(page.getByRole('button', { name: 'Switch person' })).toBeVisible();
  await page.goto(`${app.server.url}/admin/sales`);
  await expect(button(page, 'Sell')).toBeVisible();
  await scan(page, shoe!.barcode);
  await expect(counter(page, 'CHEAP-1')).toBeVisible();
  await button(page, 'Sell').click();
  await dialog(page)
    .getByLabel(/^Price/)
    .first()
    .fill('1');
  await dialog(page).getByRole('button', { name: 'Sell' }).click();
  // A price that slipped is asked about first, whoever sells.
  await page.getByRole('button', { name: 'Sell at these prices' }).click();
  const question = page.getByRole('dialog', { name: 'Somebody else has to allow this' });
  await question.getByLabel(/^Allowed by/).selectOption({ label: names.manager });
  await question.getByLabel(/^PIN or password/).fill('111222');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong PIN or password').first()).toBeVisible();
  await question.getByLabel(/^PIN or password/).fill(PINS.manager);
  expect(await objections(page, 'all')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/register to sales successfully/).first()).toBeVisible();
  const { body } = await app.call('GET', 'audit', { token });
  const told = (body as { data: { kind: string }[] }).data.find(
    ({ kind }) => kind === 'price.overridden',
  );
  const [by, approvedBy] = [names.cashier, names.manager].map((name) => name.split(' ')[0]);
  expect(JSON.stringify(told)).toContain(by);
  expect(JSON.stringify(told)).toContain(approvedBy);

  // Elsewhere the owner takes the till away: it is an ordinary browser again.
  const owner = await app.open('/admin/company-profile');
  await owner.getByRole('button', { name: 'Revoke Back till' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(owner.getByText('Back till is no shared till any more').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await page.getByRole('heading', { name: NAMES }).count()).toBe(0);
});

test('a till that nobody uses locks in all its tabs', { tag: '@main' }, async ({ app }) => {
  // Both tabs see that time is up: the later one signs out what is signed out already.
  app.expectNoise(/401.*logout/);
  const token = await app.token();
  await app.call('PUT', 'company/settings', { token, body: { lock_minutes: 5 } });
  const page = await openTill(app, 'Idle till');
  await comeIn(page, names.manager, PINS.manager);
  await expect(page.getByRole('button', { name: 'Switch person' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`${app.server.url}/admin/cms`);
  await expect(other.getByRole('button', { name: 'Switch person' })).toBeVisible();
  await page.bringToFront();
  const used = Number(await page.evaluate(() => localStorage.getItem('backoffice.till-used')));
  // A clock that stands: however slow the machine, ten seconds are left.
  await page.clock.setFixedTime(used + 4 * 60_000 + 50_000);
  await expect(page.getByText(/^This till locks in a moment/).first()).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page.getByText(/^This till locks in a moment/)).toHaveCount(0);
  await page.clock.setFixedTime(used + 15 * 60_000);
  await heading(page, NAMES);
  await heading(other, NAMES);
});

test('on a phone, in Arabic, it is mirrored, fits, and axe finds nothing', async ({ app }) => {
  app.expectNoise(/401/);
  const page = await openTill(app, 'Phone till', PHONE);
  await settled(page);
  expect(await overflowOf(page)).toBe(0);
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'العربية' });
  await page.waitForURL('**/rtl/login');
  await heading(page, 'اختر اسمك');
  await page.getByRole('button', { name: names.demo, exact: true }).click();
  for (const digit of '111222')
    await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByText('رمز PIN هذا خاطئ.').first()).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  expect(await objectionsInBothThemes(page)).toEqual([]);
  for (const digit of PINS.demo)
    await page.getByRole('button', { name: digit, exact: true }).click();
  await page.waitForURL('**/rtl/company-profile');
});
