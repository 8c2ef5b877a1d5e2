import { closingCalls, saleCalls, tillCalls } from '@backoffice/contracts';
import { sql } from 'kysely';

import { seededRandom } from '../../demo/random';
import { patience, rounds } from '../../testing/engines';
import { onServer } from '../../testing/on-each-engine';
import { openTillShop } from '../../testing/shop/till';

type Shop = Awaited<ReturnType<typeof openTillShop>>;

const ANYWAY = { cash: {}, left: 0, reason: 'a test' };
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

onServer('a till that many use at once', (server) => {
  /** Closings of a shop whose sums differ from those of the entries of their period. */
  const wrongClosings = async ({ companyId }: Shop) => {
    const { rows } = await sql<{ number: number }>`
      select c.number from closings c
      cross join lateral (
        select coalesce(sum(e.amount), 0) as amount, count(distinct e.source_id) as sales
        from till_entries e
        where e.company_id = c.company_id and e.period_id = c.period_id and not e.late
      ) as entered
      where c.company_id = ${companyId} and (
        entered.amount <> (select coalesce(sum((way ->> 'amount')::numeric), 0)
          from jsonb_array_elements(c.snapshot -> 'sums') as way)
        or entered.sales <> (c.snapshot #>> '{report,sales,count}')::bigint)`.execute(
      server().database.db,
    );
    return rows;
  };
  const numbersOf = async ({ companyId, here }: Shop) =>
    (
      await server()
        .database.db.selectFrom('closings')
        .select('number')
        .where('company_id', '=', companyId)
        .where('location_id', '=', here)
        .orderBy('id')
        .execute()
    ).map(({ number }) => number);

  test(
    'two who close it at once make one closing',
    async () => {
      const shop = await openTillShop(server());
      const { till, here, api } = shop;
      const tries = rounds(5, 50);
      for (let turn = 1; turn <= tries; turn += 1) {
        const body = { location: here, ...ANYWAY, version: (await till.read(here)).version };
        const close = () => api.any(closingCalls.close, { body });
        const answers = await Promise.all([close(), close(), close()]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      }
      expect(await numbersOf(shop)).toEqual(Array.from({ length: tries }, (_, index) => index + 1));
    },
    patience(120_000),
  );

  test(
    'of one who opens and one who closes the first wins, and the other learns of it',
    async () => {
      const { till, here, api } = await openTillShop(server());
      for (let turn = 0; turn < rounds(5, 50); turn += 1) {
        const { version } = await till.read(here);
        const body = { location: here, version };
        const [opened, closed] = await Promise.all([
          api.any(tillCalls.open, { body: { ...body, cash: { '100': turn + 1 } } }),
          api.any(closingCalls.close, { body: { ...body, ...ANYWAY } }),
        ]);
        expect([opened.status, closed.status].sort()).toEqual([200, 409]);
      }
    },
    patience(120_000),
  );

  test(
    'a hundred sales during its closings are each in exactly one period',
    async () => {
      const shop = await openTillShop(server());
      const { till, here, api, line, receive, companyId } = shop;
      const random = seededRandom(3);
      for (let turn = 0; turn < rounds(1, 50); turn += 1) {
        const units = await receive(100);
        const sell = async () => {
          for (let id = units.pop(); id; id = units.pop()) {
            await api.ok(saleCalls.sell, { body: [line(id, { price: 1 })] });
            await pause(random.between(0, 60));
          }
        };
        const close = async () => {
          const body = { location: here, ...ANYWAY, version: (await till.read(here)).version };
          return api.any(closingCalls.close, { body });
        };
        const closeOften = async () => {
          while (units.length) expect([200, 409]).toContain((await close()).status);
        };
        await Promise.all([sell(), sell(), sell(), sell(), closeOften(), closeOften()]);
        expect((await close()).status).toBe(200);
      }
      expect(await wrongClosings(shop)).toEqual([]);
      const numbers = await numbersOf(shop);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      const { rows } = await sql<Record<string, number>>`
        with of_period as (
          select c.id, (c.snapshot #>> '{report,sales,count}')::bigint as sales from closings c
          where c.company_id = ${companyId})
        select (select count(*) from sales where company_id = ${companyId}) as sold,
          (select sum(sales)::bigint from of_period) as closed,
          (select count(*) from sales s join till_periods p
            on p.company_id = s.company_id and p.id = s.period_id
            where s.company_id = ${companyId} and p.closed_at is null) as open`.execute(
        server().database.db,
      );
      const sold = 100 * rounds(1, 50);
      expect(rows[0]).toEqual({ sold, closed: sold, open: 0 });
    },
    patience(300_000),
  );
});
