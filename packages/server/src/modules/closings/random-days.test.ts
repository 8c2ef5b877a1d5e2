import {
  addDays,
  closingCalls,
  type ClosingView,
  type MovedMoney,
  saleCalls,
  tillCalls,
  type TillReport,
} from '@backoffice/contracts';

import type { Executor } from '../../db/database';
import { type Random, seededRandom } from '../../demo/random';
import { patience, rounds } from '../../testing/engines';
import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';
import { RandomBooks } from '../../testing/shop/random/random-books';
import { RandomCounter } from '../../testing/shop/random/random-counter';
import { RandomTill } from '../../testing/shop/random/random-till';
import { centsByWay, isOfGoods, type Moved, totalOf } from '../../testing/shop/report-of-rows';
import { tillCaller } from '../../testing/shop/till';
import { readReport } from '../till/report/report.repository';
import { readClosingDetails } from './closing-view.repository';

const DAYS = rounds(5, 80);
const FIRST_DAY = '2026-01-05';
const YEAR = 365 * 24 * 3_600_000;
const options = { config: { sessionIdle: YEAR, sessionLife: YEAR } };

type Shop = Counter & { db: Executor };
interface Told {
  /** Money that moved by sales, and by their returns and corrections. */
  goods: Moved[][];
  bookings: Moved[][];
}

/**
 * Checks that the rows of each day add up to its money, late entries included; answers the sums.
 */
async function tellDays({ api, locations }: Counter, until: string): Promise<Moved[]> {
  const all: MovedMoney[] = [];
  for (let date = FIRST_DAY; date <= until; date = addDays(date, 1)) {
    for (const location of [undefined, 'none', ...locations]) {
      const query: Record<string, string | number> = location ? { date, location } : { date };
      const { data: rows } = await api.ok(saleCalls.ofDay, { query });
      const { sums, late } = (await api.ok(tillCalls.day, { query })).data;
      const said = totalOf(rows.map(({ sale_price: amount }) => ({ amount })));
      expect(totalOf(sums) + totalOf(late)).toBe(said);
      if (!location) all.push(...sums, ...late);
    }
  }
  return all;
}

/**
 * Checks that a closing shows the same as when it was made, and later corrections only beneath it.
 */
async function tellClosing({ api, db, companyId }: Shop, view: ClosingView): Promise<Told> {
  const { period_id: periodId } = await readClosingDetails(db, companyId, view.closing.id);
  const { data: now } = await api.ok(closingCalls.one, { params: { id: view.closing.id } });
  const { late = [] } = now;
  expect(centsByWay(now.closing.late ?? [])).toEqual(centsByWay(late));
  expect({ ...now, late: [], closing: { ...now.closing, late: [] } }).toEqual(view);
  const { sums, report } = await readReport(db, companyId, periodId);
  // Bookings are compared apart, as one that was deleted since has lost its name.
  const { bookings } = view.report as TillReport;
  expect([sums, { ...report, bookings }]).toEqual([view.sums, view.report]);
  return {
    goods: [report.sources.filter(isOfGoods), late.filter(isOfGoods)],
    bookings: [bookings, late.filter(({ source }) => source === 'transaction')],
  };
}

async function tellOpenTills({ api, locations }: Counter): Promise<Told> {
  const told: Told = { goods: [], bookings: [] };
  for (const location of [...locations, 'none' as const]) {
    const { report } = await tillCaller(api).read(location);
    const { sources = [], bookings = [] } = report ?? {};
    told.goods.push(sources.filter(isOfGoods));
    told.bookings.push(bookings);
  }
  return told;
}

/** Late entries that belong to no period, and so to no closing. */
const readUnbound = ({ db, companyId }: Shop): Promise<Moved[]> =>
  db
    .selectFrom('till_entries')
    .select(['way', 'amount'])
    .where('company_id', '=', companyId)
    .where('period_id', 'is', null)
    .execute();

/** Two shops, each with its till and somebody who sells there, and one who keeps books for both. */
async function openShops(shop: Shop, random: Random) {
  const tills = shop.locations.map(
    (place) => new RandomTill(shop, { place, day: FIRST_DAY, random }),
  );
  const manager = await shop.hire('manager', { location: shop.locations[1] ?? 0 });
  const books = new RandomBooks(shop, random);
  let today = FIRST_DAY;
  const people = [shop.api, manager.api].map((api, index) => {
    const closeTill = async () => (await tills[index]?.close(today), []);
    return new RandomCounter({ ...shop, api, closeTill }, random);
  });
  const goOn = async () => {
    const dice = random.next();
    if (dice < 0.4) await random.pick(people).sell();
    else if (dice < 0.75) await random.pick(people).goOn();
    else await books.goOn(today);
  };
  return { tills, books, goOn, begin: (day: string) => (today = day) };
}

onServer(
  'whatever happens in a shop',
  (server) => {
    afterEach(() => server().clock.set(null));

    const passDays = async (
      { tills, goOn, begin }: Awaited<ReturnType<typeof openShops>>,
      random: Random,
    ) => {
      let today = FIRST_DAY;
      for (let day = 0; day < DAYS; day += 1) {
        today = addDays(FIRST_DAY, day);
        begin(today);
        const evening = random.between(11, 18);
        for (let hour = 9; hour < evening; hour += 1) {
          server().clock.set(new Date(`${today}T${String(hour).padStart(2, '0')}:15:00Z`));
          await goOn();
        }
        server().clock.set(new Date(`${today}T20:00:00Z`));
        for (const till of tills) if (random.chance(0.7)) await till.close(today);
      }
      return today;
    };

    test(
      'a closing says what the lists say, and says the same for ever',
      async () => {
        server().clock.set(`${FIRST_DAY}T07:00:00Z`);
        const random = seededRandom(18);
        const counter = await openCounter(server(), { timezone: 'Europe/Belgrade' });
        const shop = { ...counter, db: server().database.db };
        const shops = await openShops(shop, random);
        const today = await passDays(shops, random);

        const told = [await tellOpenTills(shop)];
        for (const { closings } of shops.tills) {
          expect(closings.length).toBeGreaterThan(1);
          for (const closing of closings) told.push(await tellClosing(shop, closing));
        }
        const goods = told.flatMap((one) => one.goods);
        const moved = centsByWay(...goods, await readUnbound(shop));
        expect(moved).toEqual(centsByWay(await tellDays(shop, today)));
        const listed = await shops.books.list(addDays(FIRST_DAY, -2), today);
        const bookings = told.flatMap((one) => one.bookings);
        expect(centsByWay(...bookings)).toEqual(centsByWay(listed));
      },
      patience(120_000),
    );
  },
  options,
);
