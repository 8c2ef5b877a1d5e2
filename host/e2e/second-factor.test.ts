import type { Page } from '@playwright/test';
import { URI, type TOTP } from 'otpauth';

import type { App } from './harness/app';
import { inFirefox } from './harness/firefox/adapt';
import { objections, objectionsInBothThemes } from './harness/looks/axe';
import { readQrCode } from './harness/looks/read-codes';
import { dialog, overflowOf } from './harness/screen';
import { settled } from './harness/settled';
import { expect, test } from './harness/test';

test.use({ ownServer: {} });

const PHONE = { width: 390, height: 844 };
const STEP = 30_000;
const CASHIER = { email: 'cashier@example.com', password: 'demo1234' };
const MANAGER = { email: 'manager@example.com', password: 'demo1234' };
const OWNER = { email: 'demo@example.com', password: 'demo1234' };

/** What an app on a phone shows; the next step's code is good as well, and was never used. */
const shown = (phone: TOTP, steps = 0) => phone.generate({ timestamp: Date.now() + steps * STEP });

/** From the password to the recovery codes, with what the phone reads. */
async function setUp(page: Page): Promise<{ phone: TOTP; codes: string[] }> {
  await page.getByLabel(/^Password/).fill('demo1234');
  await page.keyboard.press('Enter');
  const code = page.getByRole('img', { name: 'Code for the app on your phone' });
  await expect(code).toBeVisible();
  const phone = URI.parse((await readQrCode(code)) ?? '') as TOTP;
  const key = await page.getByLabel('Or type this key into the app').inputValue();
  expect(key.replaceAll(' ', '')).toBe(phone.secret.base32);
  expect(await overflowOf(page)).toBe(0);
  expect(await objections(page, 'all')).toEqual([]);

  await page.getByLabel(/^Code from the app/).fill(shown(phone));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  expect(await objectionsInBothThemes(page)).toEqual([]);
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^\w{4}-/ })
    .allInnerTexts();
  await page.getByRole('checkbox', { name: 'I have kept these codes' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  return { phone, codes };
}

const signOut = async (app: App, page: Page) => {
  await page.evaluate(() => localStorage.removeItem('backoffice.token'));
  await page.goto(`${app.server.url}/admin/login`);
};

test('a cashier sets up a second factor on a phone and signs in by code and recovery code', async ({
  app,
}) => {
  test.skip(
    inFirefox(),
    'a picture over BiDi takes a style that the policy of the page refuses aloud',
  );
  const page = await app.open('/admin/login', { signedOut: true, viewport: PHONE });
  await app.signIn(page, CASHIER);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(`${app.server.url}/admin/user-profile`);
  const card = page.getByRole('region', { name: 'Second factor' });
  await card.getByRole('button', { name: 'Set up' }).click();
  const { phone, codes } = await setUp(page);
  await expect(page.getByText('The second factor is on').first()).toBeVisible();
  expect(codes).toHaveLength(10);

  app.expectNoise(/Failed to load resource/);
  await signOut(app, page);
  await app.signIn(page, CASHIER);
  const field = page.getByRole('textbox', { name: 'Code' });
  await expect(field).toBeVisible();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await overflowOf(page)).toBe(0);
  expect(await objectionsInBothThemes(page)).toEqual([]);
  // The code that turned the factor on can't be used again to sign in.
  await field.fill(shown(phone, -1));
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(/^This code is wrong, expired or already used/).first(),
  ).toBeVisible();
  await field.fill(shown(phone, 1));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));

  await signOut(app, page);
  await app.signIn(page, CASHIER);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0]!.toLowerCase());
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(`${app.server.url}/admin/user-profile`);
  await expect(card.getByText('9', { exact: true })).toBeVisible();
  await settled(page);
  expect(await objectionsInBothThemes(page)).toEqual([]);
});

test('a manager sets up the second factor that the company asks for; an owner removes it', async ({
  app,
}) => {
  test.skip(
    inFirefox(),
    'a picture over BiDi takes a style that the policy of the page refuses aloud',
  );
  const owner = await app.open('/admin/company-profile');
  const settings = owner.getByRole('form', { name: 'Settings' });
  await settings.getByRole('checkbox', { name: /^Second factor for owners/ }).check();
  await settings.getByLabel('Trust a device for').fill('30');
  await settings.getByRole('button', { name: 'Update settings' }).click();
  await expect(owner.getByText('Settings saved').first()).toBeVisible();

  const page = await app.open('/admin/sales', { signedOut: true });
  app.expectNoise(/Failed to load resource/);
  await app.signIn(page, MANAGER);
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  // Whatever else is opened leads back here.
  await page.goto(`${app.server.url}/admin/sales?code=NK`);
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  const { phone } = await setUp(page);
  await page.waitForURL('**/admin/sales?code=NK');
  await expect(page.getByRole('heading', { name: 'Sales', exact: true })).toBeVisible();

  await signOut(app, page);
  await app.signIn(page, MANAGER);
  await page.getByRole('checkbox', { name: /^Do not ask for a code.*30/ }).check();
  await page.getByRole('textbox', { name: 'Code' }).fill(shown(phone, 1));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await signOut(app, page);
  await app.signIn(page, MANAGER);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));

  await owner.goto(`${app.server.url}/admin/people`);
  await owner.getByText(MANAGER.email).click();
  await dialog(owner).getByRole('button', { name: 'Remove second factor' }).click();
  const question = owner.getByRole('alertdialog', { name: /^Remove the second factor of/ });
  await question.getByRole('button', { name: 'Remove second factor' }).click();
  await expect(owner.getByText(/now signs in with the password alone$/).first()).toBeVisible();
  await page.goto(`${app.server.url}/admin/sales`);
  await page.waitForURL('**/admin/login');
});

test('the second factor is mirrored in Arabic, and an owner is asked for it as well', async ({
  app,
}) => {
  const page = await app.open('/rtl/login', { signedOut: true, language: 'ar', viewport: PHONE });
  await page.locator('input[type=email]').fill(OWNER.email);
  await page.locator('input[type=password]').fill(OWNER.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'أعدّ عاملك الثاني' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  expect(await overflowOf(page)).toBe(0);
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await page.waitForURL('**/rtl/login');
});
