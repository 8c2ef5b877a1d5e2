import { addDays, figureCalls, saleCalls, type YearFigures } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../db/database';
import { seededRandom } from '../../demo/random';
import { patience, rounds } from '../../testing/engines';
import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';
import { RandomCounter } from '../../testing/shop/random/random-counter';
import { RandomKeeper } from '../../testing/shop/random/random-keeper';
import { RandomShelfCounter } from '../../testing/shop/random/random-shelf-counter';
import { RandomShipper } from '../../testing/shop/random/random-shipper';
import { expectReplayed } from '../../testing/shop/random/replay';
import { emptyShelf } from '../../testing/shop/random/shelf';
import { readWrongMonths } from '../../testing/shop/random/wrong-months';

const HISTORIES = rounds(15, 50);
/** Shops that live through them, each with a luck of its own. */
const LUCKS = Array.from({ length: rounds(1, 6) }, (_, index) => 26 + index);
const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
const FIRST_DAY = '2026-01-05';
/** The most hours between two steps, so that all histories fit into the year. */
const PAUSE = Math.min(24, 6_000 / HISTORIES);
const options = { config: { sessionIdle: YEAR, sessionLife: YEAR } };

const cents = (amount: string | number) => Math.round(Number(amount) * 100);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

async function readTotals(db: Executor, companyId: number) {
  const of = sql`where company_id = ${companyId}`;
  const { rows } = await sql<Record<string, string | number>>`
    select (select sum(amount) from sale_entries ${of}) as entries,
      (select sum(amount) from sale_parts ${of}) as parts,
      (select sum(amount) from monthly_figures ${of}) as months,
      (select sum(amount) from till_entries ${of}) as till,
      (select sum(units) from sale_entries ${of}) as units,
      (select cast(sum(units) as bigint) from monthly_figures ${of}) as sold,
      (select max(receipt_number) from sales ${of}) as sales,
      (select coalesce(max(return_number), 0) from returns ${of}) as returns`.execute(db);
  return rows[0] ?? {};
}

async function readLines(db: Executor, companyId: number) {
  const rows = await db
    .selectFrom('sale_lines')
    .select(['id', 'price'])
    .where('company_id', '=', companyId)
    .where('reversal_id', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, price }) => [id, cents(price)]);
}

async function readStock(db: Executor, companyId: number) {
  const rows = await db
    .selectFrom('units')
    .select('id')
    .where('company_id', '=', companyId)
    .where('sale_id', 'is', null)
    .where('out_id', 'is', null)
    .where('shipment_id', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function readDue(db: Executor, companyId: number) {
  const rows = await db
    .selectFrom('units')
    .select('id')
    .where('company_id', '=', companyId)
    .where('label_due_by', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The sum of each month, added up from the answers for its days, in cents. */
async function sumDays({ api }: Counter, lastDay: string): Promise<number[]> {
  const months = new Array<number>(12).fill(0);
  for (let date = FIRST_DAY; date <= lastDay; date = addDays(date, 1)) {
    const { data } = await api.ok(saleCalls.ofDay, { query: { date } });
    const month = Number(date.slice(5, 7)) - 1;
    months[month] = (months[month] ?? 0) + sum(data.map((row) => cents(row.sale_price)));
  }
  return months;
}

async function yearOf({ api }: Counter, type: string): Promise<number[]> {
  const { data } = await api.ok(figureCalls.years, { body: { years: [2026], type } });
  return (data as YearFigures[])[0]?.salesArray ?? [];
}

onServer(
  'whatever becomes of what is in stock and sold',
  (server) => {
    afterEach(() => server().clock.set(null));

    test.each(LUCKS)(
      'days, months, lines, tills and the stock say the same, luck %i',
      async (luck) => {
        let now = Date.parse(`${FIRST_DAY}T08:00:00Z`);
        server().clock.set(new Date(now));
        const counter = await openCounter(server(), { timezone: 'Europe/Belgrade' });
        const { db } = server().database;
        const random = seededRandom(luck);
        const around = { db, shelf: emptyShelf() };
        const somebody = new RandomCounter(counter, random, around.shelf);
        const keeper = new RandomKeeper(counter, random, around);
        const shipper = new RandomShipper(counter, random, around);
        const shelfCounter = new RandomShelfCounter(counter, random, around);
        const later = () => {
          now += Math.floor(1 + random.next() * (PAUSE / 4) * HOUR);
          server().clock.set(new Date(now));
        };
        for (let begun = 0; begun < HISTORIES;) {
          later();
          const begins = random.chance(0.4);
          await (begins ? somebody.sell() : somebody.goOn());
          for (const other of [keeper, shipper, shelfCounter]) {
            later();
            await other.goOn(new Date(now));
          }
          if (begins) begun += 1;
        }

        const { lines, stock, total, sales, returns } = somebody.books();
        expect(await readLines(db, counter.companyId)).toEqual(lines);
        expect(await readStock(db, counter.companyId)).toEqual(stock);
        await expectReplayed(db, counter.companyId);
        expect(await readDue(db, counter.companyId)).toEqual(await keeper.wrongLabels());
        const totals = await readTotals(db, counter.companyId);
        const { entries = 0, parts = 0, months = 0, till = 0, ...counts } = totals;
        expect([entries, parts, months, till].map(cents)).toEqual(Array(4).fill(total));
        expect(counts).toEqual({ units: lines.length, sold: lines.length, sales, returns });
        expect(await readWrongMonths(db, counter.companyId)).toEqual([]);
        const byDays = await sumDays(counter, addDays(new Date(now).toISOString().slice(0, 10), 1));
        expect((await yearOf(counter, 'sales')).map(cents)).toEqual(byDays);
        expect(sum(await yearOf(counter, 'quantity'))).toBe(lines.length);
      },
      patience(120_000),
    );
  },
  options,
);
