import {
  addDays,
  authenticationCalls,
  closingCalls,
  countCalls,
  dayIn,
  deliveryCalls,
  figureCalls,
  importCalls,
  historyCalls,
  productCalls,
  supplierCodeCalls,
  saleCalls,
  shipmentCalls,
  tillCalls,
  type TillReport,
  transactionCalls,
} from '@backoffice/contracts';
import { sql } from 'kysely';

import { apiCaller } from '../testing/api-caller';
import { ENGINES } from '../testing/engines';
import { expectWhole } from '../testing/shop/expect-whole';
import { startTestServer, type TestServer } from '../testing/test-server';
import { addDemo, demoZone } from './demo';
import { zonedTime } from './zoned-time';

test.each([
  ['Europe/Belgrade', '2026-01-10', '2026-01-10T08:00:00.000Z'],
  ['Europe/Belgrade', '2026-07-10', '2026-07-10T07:00:00.000Z'],
  ['America/New_York', '2026-07-10', '2026-07-10T13:00:00.000Z'],
  ['Europe/Belgrade', '2026-03-29', '2026-03-29T07:00:00.000Z'],
])('nine o’clock in %s on %s', (timeZone, day, moment) => {
  expect(zonedTime(timeZone, day, 9 * 60).toISOString()).toBe(moment);
});

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['UTC', 'Europe/Belgrade'],
  ['Etc/UTC', 'Europe/Belgrade'],
  ['', 'Europe/Belgrade'],
])('on a machine in “%s” the shops are in %s', (machine, zone) => {
  expect(demoZone(machine)).toBe(zone);
});

const ZONE = 'Europe/Belgrade';
// One engine is enough: `db/engines.full.test.ts` compares what the engines answer.
const [engine = 'embedded'] = ENGINES.slice(-1);

describe('the demo data', () => {
  let server: TestServer;
  const now = new Date('2026-05-13T15:20:00Z');
  beforeAll(async () => {
    server = await startTestServer({ engine });
    await addDemo(server.database, { now, timeZone: ZONE });
    server.clock.set(now);
  }, 120_000);
  afterAll(() => server.close());

  test('show two companies something real on every screen', async () => {
    const api = apiCaller(server.url);
    for (const [email, fewest] of [
      ['demo@example.com', 2_000],
      ['demo2@example.com', 250],
    ] as const) {
      const body = { email, password: 'demo1234' };
      const { data: token } = await api.ok(authenticationCalls.login, { body });
      const { data: me } = await api.ok(authenticationCalls.user, { token });
      const today = dayIn(me.company.timezone, now);
      const { page } = await api.ok(productCalls.list, { token, query: { limit: 10 } });
      expect(page?.total).toBeGreaterThan(fewest);
      for (const date of [today, addDays(today, -1)]) {
        const { data } = await api.ok(saleCalls.ofDay, { token, query: { date } });
        expect(data.length).toBeGreaterThan(0);
        for (const { sale_price: price } of data) expect(price).toMatch(/^-?\d+\.00$/);
      }
      const arrived = { start_date: today, end_date: today };
      expect(
        (await api.ok(productCalls.ids, { token, query: arrived })).data.length,
      ).toBeGreaterThan(0);
      const year = Number(today.slice(0, 4));
      const years = [year - 5, year - 3, year];
      const { data } = await api.ok(figureCalls.years, {
        token,
        body: { years, type: 'sales' },
      });
      for (const figures of data as { salesArray: number[] }[]) {
        expect(Math.max(...figures.salesArray)).toBeGreaterThan(0);
      }
      expect((await api.ok(transactionCalls.list, { token })).data.length).toBeGreaterThan(0);
    }
  });

  test('are whole: stock, lines, movements, receipts and figures agree, nothing lies ahead', async () => {
    expect(await expectWhole(server.database.db, now)).toBeGreaterThan(15_000);
  });

  test('have sales that were paid in cash and by a bank, and some of them came back', async () => {
    const { rows } = await sql<Record<'split' | 'sales' | 'refunds', number>>`
      select count(*) as sales,
        count(*) filter (where exists (select from sale_lines x join entry_parts p
          on p.company_id = x.company_id and p.entry_id = x.id
          where x.company_id = s.company_id and x.sale_id = s.id)) as split,
        (select count(distinct entry_id) from entry_parts where amount < 0) as refunds
      from sales s`.execute(server.database.db);
    const { split, sales, refunds } = rows[0]!;
    expect(split / sales).toBeGreaterThan(0.06);
    expect(split / sales).toBeLessThan(0.1);
    expect(refunds).toBeGreaterThan(5);
  });

  test('has returns, exchanges and corrections in each of its six years', async () => {
    const { rows } = await sql<Record<'returns' | 'exchanges' | 'corrections', number>>`
      select extract(year from v.booked_on) as year,
        count(*) filter (where v.kind = 'return') as returns,
        count(r.exchange_sale_id) as exchanges,
        count(*) filter (where v.kind = 'correction') as corrections
      from reversals v
      left join returns r on r.company_id = v.company_id and r.id = v.return_id
      group by 1 order by 1`.execute(server.database.db);
    expect(rows).toHaveLength(6);
    for (const { returns, exchanges, corrections } of rows) {
      expect(returns).toBeGreaterThan(10);
      expect(exchanges).toBeGreaterThan(2);
      expect(corrections).toBeGreaterThan(0);
    }
  });

  test('have stock that was put right: each kind, something undone, labels that are due', async () => {
    const api = apiCaller(server.url);
    for (const email of ['demo@example.com', 'demo2@example.com']) {
      const body = { email, password: 'demo1234' };
      const { data: token } = await api.ok(authenticationCalls.login, { body });
      const { data: done } = await api.ok(historyCalls.list, { token, query: { limit: 200 } });
      const kinds = new Set(done.map(({ kind }) => kind));
      for (const kind of ['delivery', 'transfer', 'adjustment', 'price', 'undo'] as const) {
        expect(kinds).toContain(kind);
      }
      expect(done.filter(({ undone }) => undone).length).toBeGreaterThan(0);
      const inStock = async (query: Record<string, string>) =>
        (await api.ok(productCalls.list, { token, query })).data;
      const out = new Set((await inStock({ out: '1' })).map((unit) => unit.out));
      expect([...out].sort()).toEqual(['damaged', 'lost', 'not_delivered', 'written_off']);
      expect((await inStock({ label_due: '1' })).length).toBeGreaterThan(3);
      expect((await inStock({ set_aside: '1' })).length).toBeGreaterThan(1);
      const { data: deliveries } = await api.ok(deliveryCalls.list, { token });
      expect(deliveries.some(({ operation }) => operation !== null)).toBe(true);
      const undoable = done.find(({ kind, undone }) => kind === 'transfer' && !undone);
      const params = { id: undoable?.id ?? 0 };
      const { units = [] } = (await api.ok(historyCalls.one, { token, params })).data;
      expect(units.every(({ since }) => since === null)).toBe(true);
    }
  });

  test('have a shipment that comes in parts, and one that came short', async () => {
    const api = apiCaller(server.url);
    for (const email of ['demo@example.com', 'demo2@example.com']) {
      const body = { email, password: 'demo1234' };
      const { data: token } = await api.ok(authenticationCalls.login, { body });
      const { data } = await api.ok(shipmentCalls.list, { token });
      expect(data).toMatchObject([
        { state: 'under_way', units: 12, under_way: 7, arrived: 5 },
        { state: 'closed', units: 8, arrived: 7, lost: 1 },
      ]);
    }
  });

  test('have a file that was imported, and the codes of its supplier', async () => {
    const api = apiCaller(server.url);
    for (const email of ['demo@example.com', 'demo2@example.com']) {
      const body = { email, password: 'demo1234' };
      const { data: token } = await api.ok(authenticationCalls.login, { body });
      const { data: imports } = await api.ok(importCalls.list, { token });
      expect(imports).toMatchObject([{ state: 'applied', booked: 19, total: 19, undone: false }]);
      const params = { code: '8054730000016' };
      const { data: found } = await api.ok(supplierCodeCalls.find, { token, params });
      expect(found.units).toHaveLength(2);
    }
  });

  test('have a count that was applied and one that goes on', async () => {
    const api = apiCaller(server.url);
    for (const email of ['demo@example.com', 'demo2@example.com']) {
      const body = { email, password: 'demo1234' };
      const { data: token } = await api.ok(authenticationCalls.login, { body });
      const { data: counts } = await api.ok(countCalls.list, { token });
      expect(counts).toMatchObject([
        { state: 'open', scope: { type: expect.any(String) }, unknown: 0 },
        { state: 'applied', lost: 1, moved: 1, found: 1, unknown: 1, undone: false },
      ]);
      const [open, applied] = counts.map(({ id }) => ({ token, params: { id } }));
      const { data: report } = await api.ok(countCalls.review, applied);
      expect(report.lines.map(({ verdict, done }) => `${verdict} ${done}`).sort()).toEqual([
        ...['elsewhere move', 'missing lost', 'missing recheck', 'missing recheck', 'out found'],
      ]);
      const { data: review } = await api.ok(countCalls.review, open);
      expect(review.counted).toBeGreaterThan(0);
      const missing = review.lines.filter(({ verdict }) => verdict === 'missing');
      expect(missing.length).toBeGreaterThan(0);
    }
  });

  test('say of each unit what its movements say: place, price, what it is, and why it is aside', async () => {
    const newest = (kinds: string) => sql`(select m from movements m
      where m.company_id = u.company_id and m.unit_id = u.id and m.kind in (${sql.raw(kinds)})
      order by m.id desc limit 1)`;
    const { rows } = await sql<{ id: number }>`
      select u.id from units u
      cross join lateral (select
        (${newest(`'received', 'transferred', 'returned', 'found', 'sold', 'went_out', 'sent',
          'arrived', 'came_back'`)}).*) place
      left join lateral (select (${newest("'repriced'")}).*) priced on true
      left join lateral (select (${newest("'corrected'")}).*) corrected on true
      left join lateral (select (${newest("'set_aside', 'put_back'")}).*) aside on true
      where (u.sale_id is not null) <> (place.kind = 'sold')
        or (u.out_id is not null) <> (place.kind = 'went_out')
        or (u.shipment_id is not null) <> (place.kind = 'sent')
        or u.location_id is distinct from case when place.kind = 'sent'
          then place.from_location_id
          else coalesce(place.to_location_id, place.from_location_id) end
        or u.price <> coalesce(priced.price, u.price)
        or u.product_id <> coalesce(corrected.to_product_id, u.product_id)
        or u.number_id is distinct from case when corrected.id is null then u.number_id
          else corrected.to_number_id end
        or u.set_aside is distinct from aside.to_set_aside`.execute(server.database.db);
    expect(rows).toEqual([]);
  });

  test('have tills that were closed every evening for two months, and are open today', async () => {
    const api = apiCaller(server.url);
    const body = { email: 'manager@example.com', password: 'demo1234' };
    const { data: token } = await api.ok(authenticationCalls.login, { body });
    const { data: all } = await api.ok(closingCalls.list, { token });
    const { data: till } = await api.ok(tillCalls.till, { token });
    const own = all.filter(({ location }) => location?.id === till.location?.id);
    expect(own.length).toBeGreaterThanOrEqual(60);
    expect(own.map(({ number }) => number)).toEqual(own.map((_, index) => own.length - index));
    const today = dayIn(ZONE, now);
    expect(own[0]!.closed_on >= addDays(today, -2)).toBe(true);
    const off = own.flatMap(({ counts = [], reason }) =>
      counts.map(({ expected, counted }) => ({ reason, by: Number(counted) - Number(expected) })),
    );
    expect(off.filter(({ by }) => by === 0).length).toBeGreaterThan(off.length / 2);
    for (const { by, reason } of off) if (Math.abs(by) > 5) expect(reason).not.toBe('');
    expect(all.filter(({ late }) => late?.length)).toHaveLength(1);
    const { left, counted } = till.opening;
    expect(left).toBe(own[0]!.left);
    expect(Number(left) - Number(counted)).toBe(Math.min(2, Number(left)));
    const totals = new Set<number>();
    for (const { id } of own.slice(0, 20)) {
      const { data: view } = await api.ok(closingCalls.one, { token, params: { id } });
      const { sales, returns, sources } = view.report as TillReport;
      const goods = sources.filter(({ source }) =>
        ['sale', 'return', 'correction'].includes(source),
      );
      const moved = goods.reduce((sum, { amount }) => sum + Number(amount), 0);
      expect(moved).toBe(Number(sales.amount) + Number(returns.amount));
      totals.add(moved);
    }
    expect(totals.size).toBeGreaterThan(10);
  });
});
