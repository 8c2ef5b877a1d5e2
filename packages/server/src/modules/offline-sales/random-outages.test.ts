import {
  addDays,
  type ClosingView,
  productCalls,
  saleCalls,
  tillCalls,
} from '@backoffice/contracts';
import { sql } from 'kysely';

import { centsOf } from '../../cents';
import type { Executor } from '../../db/database';
import { seededRandom } from '../../demo/random';
import { patience, rounds } from '../../testing/engines';
import { onServer } from '../../testing/on-each-engine';
import { openOfflineShop, openOfflineTill } from '../../testing/shop/offline-till';
import { RandomOutage } from '../../testing/shop/random/random-outage';
import { expectReplayed } from '../../testing/shop/random/replay';
import { readWrongMonths } from '../../testing/shop/random/wrong-months';
import { centsByWay, totalOf } from '../../testing/shop/report-of-rows';
import { tillCaller } from '../../testing/shop/till';
import { readClosingDetails } from '../closings/closing-view.repository';
import { readLateEntries } from '../closings/late-entries.repository';
import { readReport } from '../till/report/report.repository';

const STEPS = rounds(90, 400);
const LUCKS = Array.from({ length: rounds(2, 8) }, (_, index) => 7 + index);
const MINUTE = 60_000;
const FIRST_DAY = '2026-01-30';
const YEAR = 365 * 24 * 60 * MINUTE;
const options = { config: { sessionIdle: YEAR, sessionLife: YEAR } };

type Shop = Awaited<ReturnType<typeof openOfflineShop>>;

/** Sums in euros that are the same money, and counts, of a company. */
async function readTotals(db: Executor, companyId: number) {
  const of = sql`where company_id = ${companyId}`;
  const { rows } = await sql<Record<string, string>>`
    select (select sum(total) from sales ${of}) as sales,
      (select sum(price) from sale_lines ${of}) as lines,
      (select sum(amount) from till_entries ${of} and source = 'sale') as till,
      (select sum(amount) from monthly_figures ${of}) as months,
      (select sum(amount) from sale_parts ${of}) as parts`.execute(db);
  return Object.values(rows[0] ?? {}).map(centsOf);
}

const readSlips = async (db: Executor, companyId: number) => {
  const { rows } = await sql<{ total: string; slips: number; different: number; due: number }>`
    select sum(s.total) as total, count(*) as slips,
      count(distinct (o.shared_till_id, o.slip)) as different,
      count(*) filter (where o.reasons <> '{}') as due
    from offline_sales o join sales s on s.company_id = o.company_id and s.id = o.sale_id
    where o.company_id = ${companyId}`.execute(db);
  return rows[0];
};

const readReceipts = async (db: Executor, companyId: number) =>
  (
    await db
      .selectFrom('sales')
      .select('receipt_number')
      .where('company_id', '=', companyId)
      .orderBy('receipt_number')
      .execute()
  ).map((sale) => sale.receipt_number);

/** Units whose line isn't the one of their sale, or whose owed line moved them. */
const readWrongUnits = async (db: Executor, companyId: number) => {
  const { rows } = await sql`
    select u.id from units u
    left join lateral (
      select count(*) filter (where not x.owed) as own, count(*) filter (where x.owed) as owed,
        min(x.sale_id) filter (where not x.owed) as sale
      from sale_lines x
      where x.company_id = u.company_id and x.unit_id = u.id and x.reversal_id is null) x on true
    where u.company_id = ${companyId} and (x.own > 1 or x.sale is distinct from u.sale_id
      or x.own <> (select count(*) from movements m
        where m.company_id = u.company_id and m.unit_id = u.id and m.kind = 'sold'))`.execute(db);
  return rows;
};

/** A closing says what it said, and what came later stands beneath it. */
async function expectAsClosed(db: Executor, { companyId }: Shop, view: ClosingView) {
  const { period_id: period } = await readClosingDetails(db, companyId, view.closing.id);
  const { sums, report } = await readReport(db, companyId, period);
  expect([sums, report]).toEqual([view.sums, view.report]);
  const late = await readLateEntries(db, companyId, period);
  expect(late.every(({ source, subject }) => source === 'sale' && subject)).toBe(true);
  return [...report.sources, ...late];
}

/** The rows of each day add up to its money. */
async function expectDays({ api }: Shop, until: string) {
  for (let date = FIRST_DAY; date <= until; date = addDays(date, 1)) {
    const { data: rows } = await api.ok(saleCalls.ofDay, { query: { date } });
    const { sums, late } = (await api.ok(tillCalls.day, { query: { date } })).data;
    const said = totalOf(rows.map(({ sale_price: amount }) => ({ amount })));
    expect(totalOf(sums) + totalOf(late)).toBe(said);
  }
}

onServer(
  'whatever is sold while the line comes and goes',
  (server) => {
    afterEach(() => server().clock.set(null));

    test.each(LUCKS)(
      'slips, sales, tills and months say the same, luck %i',
      async (luck) => {
        const random = seededRandom(luck);
        let now = Date.parse(`${FIRST_DAY}T08:00:00Z`);
        server().clock.set(new Date(now));
        const { db } = server().database;
        const shop = await openOfflineShop(server());
        const second = await openOfflineTill(shop, server().url, { location: shop.here });
        const people = [shop, await shop.hire('cashier', { location: shop.here })];
        const tills = [shop.till, second].map(
          (till) => new RandomOutage({ shop, till, people }, random),
        );
        const drawer = tillCaller(shop.api);
        const closings: ClosingView[] = [];
        let online = 0;

        const receive = () => shop.receive(15);
        const refresh = () => random.pick(tills).refresh();
        const close = async () => {
          const body = await drawer.count({ location: shop.here, reason: 'at random' });
          closings.push(await drawer.close(body));
        };
        const setAside = async () => {
          const [id] = await shop.stock();
          const body = { reason: 'damaged' };
          if (id) await shop.api.any(productCalls.setAside, { params: { id }, body });
        };
        await receive();
        for (const till of tills) await till.refresh();
        for (let step = 0; step < STEPS; step += 1) {
          now += random.between(1, 90) * MINUTE;
          server().clock.set(new Date(now));
          const dice = random.next();
          if (dice < 0.45) random.pick(tills).sellWithoutLine(new Date(now));
          else if (dice < 0.6) online += await random.pick(tills).sell();
          else if (dice < 0.75) await random.pick(tills).send(0.5);
          else if (dice < 0.87) await refresh();
          else if (dice < 0.93) await receive();
          else if (dice < 0.97) await close();
          else await setAside();
        }
        for (const till of tills) await till.finish();

        const { companyId } = shop;
        const slips = tills.reduce((sum, till) => sum + till.slips, 0);
        const offline = tills.reduce((sum, till) => sum + till.total, 0);
        const due = tills.reduce((sum, till) => sum + till.settled.size, 0);
        const kept = await readSlips(db, companyId);
        expect({ ...kept, total: centsOf(kept?.total ?? '0') }).toEqual({
          ...{ total: offline, slips, different: slips, due },
        });
        expect(await readTotals(db, companyId)).toEqual(Array(5).fill(offline + online));
        const receipts = await readReceipts(db, companyId);
        expect(receipts).toEqual(receipts.map((_, index) => index + 1));
        expect(await readWrongUnits(db, companyId)).toEqual([]);
        await expectReplayed(db, companyId);
        expect(await readWrongMonths(db, companyId)).toEqual([]);
        await expectDays(shop, addDays(new Date(now).toISOString().slice(0, 10), 1));
        const open = (await drawer.read(shop.here)).report?.sources ?? [];
        const closed = [];
        for (const view of closings) closed.push(...(await expectAsClosed(db, shop, view)));
        expect([due, (await shop.lateEntries()).length].every((count) => count > 0)).toBe(true);
        const money = [...open, ...closed];
        const goods = money.filter(({ source }) => source === 'sale');
        const sums = Object.values(centsByWay(goods));
        expect(sums.reduce((sum, cents) => sum + cents, 0)).toBe(offline + online);
      },
      patience(120_000),
    );
  },
  options,
);
