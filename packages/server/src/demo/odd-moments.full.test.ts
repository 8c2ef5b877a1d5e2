import { dayIn } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Database } from '../db/database';
import { ENGINES } from '../testing/engines';
import { expectWhole } from '../testing/shop/expect-whole';
import { type TestDatabase, testDatabase } from '../testing/test-database';
import { addShop } from './demo-shop';
import { SHOPS } from './shop-data';

const ZONE = 'Europe/Belgrade';
const [engine = 'embedded'] = ENGINES.slice(-1);

describe('a demo company that is made at an odd moment', () => {
  const [, plan] = SHOPS;
  class Undone extends Error {}
  let place: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    place = await testDatabase(engine);
    database = await place.open();
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  test.each([
    ['a minute into a year', ZONE, '2027-12-31T23:01:00Z'],
    ['a minute before a leap day ends', ZONE, '2028-02-29T22:59:00Z'],
    ['on the 31st, where the day begins first', 'Pacific/Kiritimati', '2026-10-30T10:30:00Z'],
    ['in the evening, where the sun sets last', 'America/Los_Angeles', '2026-08-31T06:30:00Z'],
  ])(
    'is whole: %s',
    async (_moment, timeZone, moment) => {
      const now = new Date(moment);
      const today = dayIn(timeZone, now);
      const work = database.db.transaction().execute(async (tx) => {
        await addShop(tx, plan!, { timeZone, now, passwordHash: 'x' });
        expect(await expectWhole(tx, now)).toBeGreaterThan(1_500);
        const { rows } = await sql<Record<string, number>>`select
        (select count(*) from sales where sold_on = ${today}) as sold,
        (select count(*) from transactions where booked_on = ${today}) as booked,
        (select count(*) from units where received_on = ${today}) as received,
        (select count(*) from till_periods where closed_at is null) as open,
        (select count(distinct date_trunc('year', sold_on)) from sales) as years,
        (select count(*) from till_entries e where source = 'movement' and booked_on <>
          cast(e.recorded_at at time zone ${timeZone} as date)) as misdated`.execute(tx);
        const { sold, booked, received, ...others } = rows[0] ?? {};
        for (const count of [sold, booked, received]) expect(count).toBeGreaterThan(0);
        expect(others).toEqual({ open: 2, years: 6, misdated: 0 });
        throw new Undone();
      });
      await expect(work).rejects.toThrow(Undone);
    },
    60_000,
  );
});
