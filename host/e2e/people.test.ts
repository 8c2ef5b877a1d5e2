import type { Locator, Page } from '@playwright/test';

import type { App } from './harness/app';
import { soldToday } from './harness/day-sales';
import { objections, objectionsInBothThemes } from './harness/looks/axe';
import { scan } from './harness/scan';
import { dialog, overflowOf } from './harness/screen';
import { settled } from './harness/settled';
import { receiveShoes } from './harness/stock';
import { expect, test } from './harness/test';

test.use({ ownServer: {} });

const PHONE = { width: 390, height: 844 };
const PASSWORD = 'seven green boots';

/** Two people at work, and how often they had to do something. */
class Hands {
  actions = 0;

  click(what: Locator): Promise<void> {
    this.actions += 1;
    return what.click();
  }

  fill(field: Locator, text: string): Promise<void> {
    this.actions += 1;
    return field.fill(text);
  }

  async select(field: Locator, label: string): Promise<void> {
    this.actions += 1;
    await field.selectOption({ label });
  }

  press(page: Page, key: string): Promise<void> {
    this.actions += 1;
    return page.keyboard.press(key);
  }

  /** A link that was given opens in a browser where nobody is signed in. */
  openLink(app: App, link: string): Promise<Page> {
    this.actions += 1;
    const { pathname, hash } = new URL(link);
    return app.open(pathname + hash, { signedOut: true, viewport: PHONE });
  }

  scan(page: Page, barcode: string): Promise<void> {
    this.actions += 1;
    return scan(page, barcode);
  }
}

async function inviteCashier(page: Page, hands: Hands, email: string): Promise<string> {
  await hands.click(page.getByRole('button', { name: 'Invite' }));
  const form = dialog(page);
  await hands.fill(form.getByLabel(/^Name/), 'Dren');
  await hands.fill(form.getByLabel(/^Email/), email);
  const shop = await form.getByLabel('Shop', { exact: true }).locator('option').nth(1).innerText();
  await hands.select(form.getByLabel('Shop', { exact: true }), shop);
  await hands.click(form.getByRole('button', { name: 'Invite' }));
  const result = page.getByRole('alertdialog', { name: 'Link for Dren' });
  await expect(result.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  return result.getByLabel('Link', { exact: true }).inputValue();
}

async function choosePassword(page: Page, hands: Hands): Promise<void> {
  await hands.fill(page.getByLabel(/^New password\*?$/), PASSWORD);
  await hands.fill(page.getByLabel(/^New password again/), PASSWORD);
  await hands.click(page.getByRole('button', { name: 'Save password' }));
  // The address is the sign-in's before its fields are on screen.
  await expect(page.getByText(/^Your password is saved/).first()).toBeVisible();
  await expect(page.getByLabel(/^New password/)).toHaveCount(0);
}

test('inviting a cashier and selling as them takes at most 25 actions', async ({ app }) => {
  const [unit] = await receiveShoes(app, 'INVITED-1', 1);
  const hands = new Hands();
  const owner = await app.open('/admin/people');
  const link = await inviteCashier(owner, hands, 'dren@example.com');
  await hands.click(owner.getByRole('button', { name: 'Copy' }));

  const cashier = await hands.openLink(app, link);
  await expect(cashier.getByText(/Welcome, Dren/).first()).toBeVisible();
  expect(new URL(cashier.url()).hash).toBe('');
  await choosePassword(cashier, hands);
  await expect(cashier.getByText('Now sign in as dren@example.com.').first()).toBeVisible();
  await cashier.setViewportSize({ width: 1280, height: 800 });
  await hands.fill(cashier.getByLabel('Password'), PASSWORD);
  await hands.click(cashier.getByRole('button', { name: 'Login', exact: true }));
  await cashier.waitForURL((url) => !url.pathname.endsWith('/login'));

  const menu = cashier.getByRole('navigation', { name: 'Main navigation' });
  await hands.click(menu.getByRole('link', { name: 'Sales', exact: true }));
  await expect(cashier.getByRole('button', { name: 'Sell' })).toBeVisible();
  await hands.scan(cashier, unit!.barcode);
  await expect(cashier.getByRole('row', { name: new RegExp(unit!.barcode) })).toBeVisible();
  await hands.press(cashier, 'Enter');
  const sell = cashier.getByRole('dialog', { name: 'Sell' });
  await hands.click(sell.getByRole('button', { name: /^Sell/ }));
  const day = cashier.getByRole('table', { name: 'Sales of the day' });
  await expect(day.getByRole('row', { name: /INVITED-1.*Dren/ })).toBeVisible();
  expect((await soldToday(app)).filter(({ barcode }) => barcode === unit!.barcode)).toHaveLength(1);
  expect(hands.actions).toBeLessThanOrEqual(25);

  // The owner sees the people and the audit, the cashier doesn't.
  expect(await cashier.getByRole('link', { name: 'People', exact: true }).count()).toBe(0);
  await owner.goto(`${app.server.url}/admin/audit`);
  await expect(owner.getByRole('row', { name: /Person invited Dren/ })).toBeVisible();
  await expect(owner.getByRole('row', { name: /Dren Invitation accepted/ })).toBeVisible();

  app.expectNoise(/Failed to load resource/);
  const again = await hands.openLink(app, link);
  await expect(again.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(await objectionsInBothThemes(again)).toEqual([]);
});

test('a disabled person is out with the next call, and comes back when enabled', async ({
  app,
}) => {
  const owner = await app.open('/admin/people');
  const link = await inviteCashier(owner, new Hands(), 'out@example.com');
  const cashier = await new Hands().openLink(app, link);
  await choosePassword(cashier, new Hands());
  await cashier.getByLabel('Password').fill(PASSWORD);
  await cashier.getByRole('button', { name: 'Login', exact: true }).click();
  await cashier.waitForURL((url) => !url.pathname.endsWith('/login'));

  await owner.reload();
  await owner.getByText('out@example.com').click();
  await expect(
    dialog(owner)
      .getByText('This device')
      .or(dialog(owner).getByText(/(?:Chrome|Firefox) on/)),
  ).toBeVisible();
  await dialog(owner).getByRole('button', { name: 'Disable' }).click();
  const question = owner.getByRole('alertdialog', { name: 'Disable Dren?' });
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(owner.getByText('Dren is disabled').first()).toBeVisible();
  app.expectNoise(/Failed to load resource/);
  await cashier.goto(`${app.server.url}/admin/sales`);
  await cashier.waitForURL('**/admin/login');

  await dialog(owner).getByRole('button', { name: 'Enable' }).click();
  await expect(owner.getByText('Dren may sign in again').first()).toBeVisible();
});

test('axe finds nothing in what is opened of people, wide or on a phone', async ({ app }) => {
  const page = await app.open('/admin/people');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog(page).getByLabel('Shop', { exact: true })).toBeVisible();
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  const link = await inviteCashier(page, new Hands(), 'axe@example.com');
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('demo@example.com').click();
  await expect(dialog(page).getByText('This device')).toBeVisible();
  expect(await objectionsInBothThemes(page)).toEqual([]);

  const { hash } = new URL(link);
  for (const prefix of ['/admin', '/rtl']) {
    const phone = await app.open(`${prefix}/invitation${hash}`, { viewport: PHONE });
    await phone.emulateMedia({ reducedMotion: 'reduce' });
    await expect(phone.locator('[autocomplete=new-password]').first()).toBeVisible();
    await settled(phone);
    expect(await objections(phone, 'all')).toEqual([]);
    expect(await overflowOf(phone)).toBe(0);
  }
});
