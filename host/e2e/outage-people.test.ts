import type { SaleRow, UnsettledSale } from '@backoffice/contracts';
import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { soldToday } from './harness/day-sales';
import { recordsOf, untilKeptFor } from './harness/network/kept-records';
import { lineOfEachTest, openTill } from './harness/network/open-till';
import { bar, openCounter, sellAtTill } from './harness/network/till-counter';
import {
  changePerson,
  choosePin,
  comeIn,
  handOver,
  names,
  revokeTill,
  type TillPerson,
} from './harness/network/till-people';
import { booked } from './harness/sold';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

test.use({ ownServer: {} });

const line = lineOfEachTest();
let cashier: TillPerson;
let manager: TillPerson;
test.beforeEach(async ({ app }) => {
  app.expectNoise(/status of 40[13]/);
  cashier = await choosePin(app, 'cashier', '482170');
  manager = await choosePin(app, 'manager', '739205');
});
const CLOSED = /There is no connection to the server, so nobody can come in until it is back/;

const two = async (app: App, code: string) => (await receiveShoes(app, code, 2)) as [Unit, Unit];

/** Who sold each pair of a code, by its barcode. */
async function sellersOf(app: App, code: string): Promise<Record<string, string>> {
  const rows = (await soldToday(app)) as unknown as SaleRow[];
  return Object.fromEntries(
    rows.filter((row) => row.code === code).map(({ barcode, seller }) => [barcode, seller]),
  );
}

/** What somebody has to settle of a till. */
const toSettle = async (app: App, till: string) =>
  (await booked<UnsettledSale[]>(app, 'GET', 'sales/unsettled')).filter((one) => one.till === till);

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  return page.getByRole('alertdialog', { name: 'Sign out?' });
}

/** Shows a sale elsewhere, where somebody settles it: who came in by PIN may not. */
async function cardOf(app: App, { receipt_number: receipt }: UnsettledSale) {
  const page = await app.open('/admin/sales/to-settle');
  return page.getByRole('region', { name: new RegExp(`Receipt ${receipt}\\b`) });
}

test('who signs out while sales wait is asked; whoever comes next sends them, as sold by whom they were', async ({
  app,
}) => {
  test.slow();
  const [first, second] = await two(app, 'OUT-LEAVE');
  const page = await openTill(app, line, 'Leaving till');
  await handOver(page, cashier);
  await openCounter(page, line);
  line.cut();
  await sellAtTill(page, first);
  await expect(bar(page)).toContainText('1 sale waits to be sent.');
  const asked = await signOut(page);
  await expect(asked).toContainText("1 sale isn't sent yet. It stays on this device");
  await expect(asked).toContainText('nobody can sign in until it is back');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await sellAtTill(page, second);
  await (await signOut(page)).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText(CLOSED)).toBeVisible();
  const { kept, sales } = await recordsOf(page);
  expect(Object.keys(kept).sort()).toEqual(['clock', 'counter']);
  expect(sales).toHaveLength(2);
  await page.goto(`${line.url}/admin/sales`);
  await expect(page.getByText(CLOSED)).toBeVisible();

  line.restore();
  // Nobody presses anything: the names come with the line.
  await expect(names(page)).toBeVisible();
  await comeIn(page, manager);
  await expect(page.getByText('2 sales were sent')).toBeVisible();
  const { username } = cashier;
  await expect
    .poll(() => sellersOf(app, 'OUT-LEAVE'))
    .toEqual({ [first.barcode]: username, [second.barcode]: username });
  expect(await toSettle(app, 'Leaving till')).toEqual([]);
  expect((await recordsOf(page)).sales).toEqual([]);
});

test('a till that was revoked while the line was away books what it sold, and sells no more', async ({
  app,
}) => {
  test.slow();
  const [first, second] = await two(app, 'OUT-REVOKED');
  const page = await openTill(app, line, 'Revoked till');
  await handOver(page, cashier);
  await openCounter(page, line);
  line.cut();
  await sellAtTill(page, first);
  await openCounter(page, line);
  await revokeTill(app, 'Revoked till');
  await sellAtTill(page, second);

  line.restore();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect((await recordsOf(page)).kept.session).toBeUndefined();
  await app.signIn(page, { email: 'manager@example.com', password: 'demo1234' });
  await expect(page.getByText('2 sales were sent')).toBeVisible();
  await expect(page.getByText('1 of them is to settle')).toBeVisible();
  const [late, ...others] = await toSettle(app, 'Revoked till');
  expect(others).toEqual([]);
  const card = await cardOf(app, late!);
  await expect(card).toContainText(cashier.username);
  await expect(card).toContainText('The till was revoked, or the seller disabled');
  expect(Object.values(await sellersOf(app, 'OUT-REVOKED'))).toEqual([
    cashier.username,
    cashier.username,
  ]);
  // It is a browser like any other, and keeps nothing.
  const isControlled = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  await expect.poll(isControlled).toBe(false);
  await expect
    .poll(async () => Object.keys((await recordsOf(page)).kept).sort())
    .toEqual(['clock', 'counter']);
});

test('who was switched off meanwhile is out, and what they sold since is to settle', async ({
  app,
}) => {
  test.slow();
  const [first, second] = await two(app, 'OUT-DISABLED');
  const page = await openTill(app, line, 'Disabled till');
  await handOver(page, cashier);
  await openCounter(page, line);
  line.cut();
  await sellAtTill(page, first);
  await openCounter(page, line);
  await changePerson(app, cashier, { disabled: true });
  await sellAtTill(page, second);

  line.restore();
  await expect(names(page)).toBeVisible();
  const named = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) });
  await expect(named(manager.username)).toBeVisible();
  expect(await named(cashier.username).count()).toBe(0);
  await comeIn(page, manager);
  await expect(page.getByText('2 sales were sent')).toBeVisible();
  await expect(page.getByText('1 of them is to settle')).toBeVisible();
  const [late, ...others] = await toSettle(app, 'Disabled till');
  expect(others).toEqual([]);
  expect(late).toMatchObject({ reasons: ['revoked'], seller: cashier.username });
  await expect(await cardOf(app, late!)).toContainText(
    'The till was revoked, or the seller disabled',
  );
  await changePerson(app, cashier, { disabled: false });
});

test('who may not sell any more is shown no counter, and sells nothing when the line goes again', async ({
  app,
}) => {
  test.slow();
  const [first] = await two(app, 'OUT-RIGHTS');
  const page = await openTill(app, line, 'Rights till');
  await handOver(page, cashier);
  await openCounter(page, line);
  line.cut();
  await changePerson(app, cashier, { rights: 'stock' });
  await sellAtTill(page, first);

  line.restore();
  await expect(page.getByText('1 sale was sent')).toBeVisible();
  await expect(page.getByText('You may not open this page')).toBeVisible();
  expect(await sellersOf(app, 'OUT-RIGHTS')).toEqual({ [first.barcode]: cashier.username });
  await expect.poll(async () => (await recordsOf(page)).kept.session).toBeUndefined();
  line.cut();
  await page.goto(`${line.url}/admin/sales`);
  await expect(page.getByText(CLOSED)).toBeVisible();
  expect((await recordsOf(page)).sales).toEqual([]);

  line.restore();
  await changePerson(app, cashier, { rights: 'cashier' });
  await expect(names(page)).toBeVisible();
  await comeIn(page, cashier);
  await untilKeptFor(page, cashier.username);
});
