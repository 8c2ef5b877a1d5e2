import type { SaleView } from '@backoffice/contracts';

import { soldToday } from './harness/day-sales';
import { lineOfEachTest, openTill } from './harness/network/open-till';
import { allSent, bar, barsOf, openCounter, sellAtTill } from './harness/network/till-counter';
import { booked } from './harness/sold';
import { receiveShoes, sellElsewhere, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

/** The number of a slip that was made without a line. */
const SLIP = /^K\d+-\d{6}$/;

const line = lineOfEachTest();

test('a till sells on while the line is cut, through a reload, and sends all once it is back', async ({
  app,
}) => {
  test.slow();
  const [first, second, third, fourth] = (await receiveShoes(app, 'OUTAGE', 4)) as [
    Unit,
    Unit,
    Unit,
    Unit,
  ];
  const page = await openTill(app, line, 'Outage till');
  await openCounter(page, line);
  expect(await sellAtTill(page, first)).toMatch(/^\d+$/);

  line.cut();
  expect(await sellAtTill(page, second)).toMatch(SLIP);
  await expect(bar(page)).toContainText('1 sale waits to be sent.');
  await openCounter(page, line);
  expect(await sellAtTill(page, third)).toMatch(SLIP);
  await expect(bar(page)).toContainText('2 sales wait to be sent.');
  // Somebody sells the last pair elsewhere, before this till does.
  await sellElsewhere(app, [fourth]);
  await sellAtTill(page, fourth);

  line.restore();
  await expect(page.getByText('3 sales were sent')).toBeVisible();
  await expect(page.getByText('1 of them is to settle')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  const rows = (await soldToday(app)).filter(({ code }) => code === 'OUTAGE');
  expect(rows).toHaveLength(5);
});

test('a line that hangs, and a proxy that says 502, stop nobody', async ({ app }) => {
  test.slow();
  const pairs = await receiveShoes(app, 'HANGING', 2);
  const page = await openTill(app, line, 'Hanging till');
  await openCounter(page, line);
  for (const [index, how] of (['hang', 'refuse'] as const).entries()) {
    line[how]();
    expect(await sellAtTill(page, pairs[index]!)).toMatch(SLIP);
    await expect(page.getByText('1 sale waits to be sent.')).toBeVisible();
    line.restore();
    await allSent(page);
    const rows = (await soldToday(app)).filter(({ code }) => code === 'HANGING');
    expect(rows).toHaveLength(index + 1);
  }
});

test('a sale whose answer gets lost has one slip, and one receipt', async ({ app }) => {
  test.slow();
  const [pair] = await receiveShoes(app, 'LOST', 1);
  const page = await openTill(app, line, 'Lossy till');
  await openCounter(page, line);
  const slip = await sellAtTill(page, pair!, async () => line.lose());
  expect(slip).toMatch(SLIP);
  line.restore();
  await allSent(page);
  expect((await soldToday(app)).filter(({ code }) => code === 'LOST')).toHaveLength(1);
  const { lines } = await booked<SaleView>(app, 'GET', `sales/find?code=${barsOf(slip)}`);
  expect(lines.map(({ barcode }) => barcode)).toEqual([pair!.barcode]);
});
