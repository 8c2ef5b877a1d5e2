import type { Page } from '@playwright/test';

import { soldToday } from './harness/day-sales';
import { savedBy, type Saved } from './harness/network/downloads';
import { lineOfEachTest, openTill } from './harness/network/open-till';
import { bar, openCounter, sellAtTill } from './harness/network/till-counter';
import { openAs } from './harness/open-as';
import { goTo, visit } from './harness/settled';
import { changeSince, standing } from './harness/standing';
import { receiveShoes, sellElsewhere, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

test.use({ ownServer: {} });

const line = lineOfEachTest();

const tillsCard = (page: Page) => page.getByRole('region', { name: 'Shared tills' });

/** Sends a till's file from another machine; answers what the page says became of it. */
async function send(page: Page, { name, bytes }: Saved, till: string): Promise<string> {
  const card = tillsCard(page);
  await expect(card.getByRole('button', { name: 'Send a file of sales' })).toBeVisible();
  const file = { name, mimeType: 'application/json', buffer: bytes };
  await card.locator('input[type=file]').setInputFiles(file);
  const question = page.getByRole('alertdialog', { name: `Send the sales of ${till}?` });
  await question.getByRole('button', { name: 'Send', exact: true }).click();
  const told = page.getByRole('alertdialog', { name: 'The file was sent' });
  const text = await told.innerText();
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  return text;
}

test('what a till holds is carried away as a file, and booked once, whoever sends it', async ({
  app,
}) => {
  test.slow();
  const units = (await receiveShoes(app, 'FILE-1', 3)) as [Unit, Unit, Unit];
  const before = await standing(app);
  const till = await openTill(app, line, 'Broken till');
  await openCounter(till, line);
  line.cut();
  const [slip] = [await sellAtTill(till, units[0]), await sellAtTill(till, units[1])];
  // Somebody sells one of them elsewhere, too.
  await sellElsewhere(app, [units[1]]);
  // A page that is opened anew has all that it needs for the file.
  await openCounter(till, line);
  await expect(bar(till)).toContainText('2 sales wait to be sent.');
  const file = await savedBy(till, () =>
    till.getByRole('button', { name: 'Save to a file' }).click(),
  );
  expect(file.name).toBe('sales-without-a-connection.json');
  expect(file.bytes.toString()).toContain(slip);

  const page = await openAs(app, 'manager', '/admin/company-profile');
  const first = await send(page, file, 'Broken till');
  expect(first).toContain('2 sales are booked.');
  expect(first).toContain('1 of them is to settle.');
  const sold = { cash: 2 * 4_500 + 4_000, day: 2 * 4_500 + 4_000, units: 3 };
  expect(await changeSince(app, before)).toEqual(sold);
  const again = await send(page, file, 'Broken till');
  expect(again).toContain('2 were booked before.');
  expect(again).not.toContain('booked.\n');
  expect(await changeSince(app, before)).toEqual(sold);

  // The till had more luck than was thought, and has sold on.
  await sellAtTill(till, units[2]);
  line.restore();
  await expect(till.getByText('3 sales were sent')).toBeVisible();
  await expect(bar(till)).toBeHidden();
  expect(await changeSince(app, before)).toEqual({
    cash: sold.cash + 4_500,
    day: sold.day + 4_500,
    units: 4,
  });
  const rows = (await soldToday(app)).filter(({ code }) => code === 'FILE-1');
  expect(rows).toHaveLength(4);
});

test('the page of shared tills saves the same file while it is open', async ({ app }) => {
  test.slow();
  const [unit] = (await receiveShoes(app, 'FILE-2', 1)) as [Unit];
  const till = await openTill(app, line, 'Card till');
  await visit(till, '/admin/sales');
  await expect(till.getByRole('button', { name: 'Sell', exact: true })).toBeVisible();
  line.cut();
  await sellAtTill(till, unit);
  const click = (name: string) => () => till.getByRole('button', { name }).click();
  const fromBar = await savedBy(till, click('Save to a file'));
  await goTo(till, '/admin/company-profile');
  await expect(
    tillsCard(till).getByText(/still holds 1 sale that isn't sent, .*€45\.00/),
  ).toBeVisible();
  const fromCard = await savedBy(till, click('Save them to a file'));
  expect(fromCard).toEqual(fromBar);
  line.restore();
  await expect(till.getByText('1 sale was sent')).toBeVisible();
  await expect(tillsCard(till).getByText(/still holds/)).toHaveCount(0);
});
