import {
  readOfflineSlip,
  type ClosingView,
  type DayMoney,
  type SaleView,
  type Till,
  type TillWay,
  type UnsettledSale,
} from '@backoffice/contracts';
import { seededRandom } from '@backoffice/testing/pictures';

import type { App } from './harness/app';
import { centsOf, soldToday } from './harness/day-sales';
import { Line } from './harness/network/line';
import { NO_LINE_NOISE, openTill } from './harness/network/open-till';
import { barsOf } from './harness/network/till-counter';
import { UnsteadyTill, type Handed } from './harness/network/unsteady-till';
import { booked } from './harness/sold';
import { receiveShoes, sellElsewhere, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

test.use({ ownServer: {} });

/** Sales at each of two tills; another LUCK tries another order of misfortunes. */
const SALES = process.env.ROUNDS === 'full' ? 60 : 20;
const LUCK = Number(process.env.LUCK ?? 1);
/** How often both tills are without a line at once, between parts of the hour. */
const BREAKS = 3;
/** Of the sales in a break: one of a pair that both tills sell, one of a pair that is sold elsewhere. */
const IN_BREAK = 2;
const WAYS = ['cash', 'NLB', 'TEB'] as const satisfies TillWay[];

const lines: Line[] = [];
test.afterEach(() => lines.splice(0).forEach((line) => line.stop()));

async function openUnsteady(app: App, name: string, luck: number): Promise<UnsteadyTill> {
  const line = await new Line().start(app.server.url);
  lines.push(line);
  const till = new UnsteadyTill(await openTill(app, line, name), line, seededRandom(luck));
  await till.reload();
  return till;
}

/** Cents that sales of today moved by each way, those too that came after a closing. */
async function movedByWay(app: App): Promise<number[]> {
  const { sums, late } = await booked<DayMoney>(app, 'GET', 'till/day');
  const of = (way: TillWay) => [...sums, ...late].filter((sum) => sum.way === way);
  return WAYS.map((way) => centsOf(of(way).map(({ amount }) => amount)));
}

/** A manager counts what is there, whatever it should be. */
async function closeTill(app: App): Promise<number> {
  const { version } = await booked<Till>(app, 'GET', 'till');
  const counted = { version, cash: {}, left: 0, reason: 'In a hurry' };
  return (await booked<ClosingView>(app, 'POST', 'till/closings', counted)).closing.id;
}

/** Both tills sell the same pair, and each a pair that somebody sells elsewhere just then. */
async function sellTwice(app: App, tills: readonly UnsteadyTill[], units: readonly Unit[]) {
  const [shared, ...elsewhere] = units;
  for (const till of tills) till.break();
  await sellElsewhere(app, elsewhere);
  await Promise.all(
    tills.map(async (till, index) => {
      await till.sellOne(shared!);
      await till.sellOne(elsewhere[index]!);
    }),
  );
}

/** The sale of a receipt or a slip, with its only pair. */
async function findSale(app: App, { number }: Handed) {
  const sought = readOfflineSlip(number) ? `code=${barsOf(number)}` : `number=${number}`;
  const { sale, lines: sold } = await booked<SaleView>(app, 'GET', `sales/find?${sought}`);
  return { sale: sale.id, total: sale.total, sold: sold.map(({ barcode }) => barcode) };
}

/** Each slip and receipt is one sale of its pair at its price, and no other has it. */
async function expectSold(app: App, handed: readonly Handed[]) {
  const found = [];
  for (const one of handed) found.push(await findSale(app, one));
  expect(found.map(({ total, sold }) => ({ total, sold }))).toEqual(
    handed.map(({ unit }) => ({ total: '45.00', sold: [unit.barcode] })),
  );
  expect(new Set(found.map(({ sale }) => sale)).size).toBe(handed.length);
}

/** The slips of a till are counted without a gap. */
function expectCounted({ handed }: UnsteadyTill) {
  const slips = handed.flatMap(({ number }) => readOfflineSlip(number) ?? []);
  expect(slips.map(({ counter }) => counter)).toEqual(slips.map((_, index) => index + 1));
}

/** What stands to settle are the pairs that were sold twice, and nothing else. */
async function expectToSettle(app: App, code: string, twice: readonly Unit[]) {
  const all = await booked<UnsettledSale[]>(app, 'GET', 'sales/unsettled');
  const found = all.filter((sale) => !sale.lines.length || sale.lines.some((x) => x.code === code));
  expect(found.map(({ reasons }) => reasons)).toEqual(twice.map(() => ['unit_sold']));
  const owed = found.flatMap((sale) => sale.lines.map(({ barcode }) => barcode));
  expect(owed.sort()).toEqual(twice.map(({ barcode }) => barcode).sort());
}

/** The pairs of an hour: each till's own, and three for each break that are sold twice. */
async function receivePairs(app: App, code: string) {
  const each = SALES - BREAKS * IN_BREAK;
  const pairs = await receiveShoes(app, code, 2 * each + 3 * BREAKS);
  const part = Math.ceil(each / (BREAKS + 1));
  const own = (at: number, nth: number) =>
    pairs.slice(at * each, (at + 1) * each).slice(nth * part, (nth + 1) * part);
  return { own, twice: pairs.slice(2 * each) };
}

/** Answers the closing in the middle of it. */
async function sellForAnHour(
  app: App,
  tills: readonly UnsteadyTill[],
  { own, twice }: Awaited<ReturnType<typeof receivePairs>>,
): Promise<number> {
  let closing = 0;
  for (let nth = 0; nth <= BREAKS; nth += 1) {
    await Promise.all(tills.map((till, at) => till.sell(own(at, nth))));
    if (nth < BREAKS) await sellTwice(app, tills, twice.slice(nth * 3, nth * 3 + 3));
    if (nth === 0) closing = await closeTill(app);
    if (nth === 1) await Promise.all(tills.map((till) => till.reload()));
  }
  for (const till of tills) await till.end();
  return closing;
}

/** The receipts of today follow each other, and rows and money are what was handed out. */
async function expectWhole(app: App, code: string, handed: readonly Handed[], before: number[]) {
  const elsewhere = 2 * BREAKS;
  const rows = (await soldToday(app)).filter((row) => row.code === code);
  expect([handed.length, rows.length]).toEqual([2 * SALES, 2 * SALES + elsewhere]);
  // What is sold elsewhere in a break has one receipt.
  const receipts = [...new Set(rows.map((row) => row.receipt_number))].sort((a, b) => a - b);
  expect(receipts.length).toBe(2 * SALES + BREAKS);
  expect(receipts).toEqual(receipts.map((_, index) => receipts[0]! + index));
  const paid = WAYS.map((way) => handed.reduce((sum, one) => sum + (one.paid[way] ?? 0), 0));
  paid[0]! += elsewhere * 4_000;
  const after = await movedByWay(app);
  expect(after.map((cents, index) => cents - before[index]!)).toEqual(paid);
  const sum = paid.reduce((total, cents) => total + cents, 0);
  expect(centsOf(rows.map((row) => row.sale_price))).toBe(sum);
}

test('nothing is lost or doubled in an hour of unsteady lines at two tills', async ({ app }) => {
  test.slow();
  app.expectNoise(NO_LINE_NOISE);
  const code = 'HOUR';
  const pairs = await receivePairs(app, code);
  const before = await movedByWay(app);
  const tills = [
    await openUnsteady(app, 'Left till', 2 * LUCK),
    await openUnsteady(app, 'Right till', 2 * LUCK + 1),
  ];
  const closing = await sellForAnHour(app, tills, pairs);
  const handed = tills.flatMap((till) => till.handed);
  await expectWhole(app, code, handed, before);
  await expectSold(app, handed);
  tills.forEach(expectCounted);
  await expectToSettle(app, code, pairs.twice);
  // What was sold before the closing and came after it stands beneath it.
  const { late = [] } = await booked<ClosingView>(app, 'GET', `till/closings/${closing}`);
  expect(late.length).toBeGreaterThan(0);
});
