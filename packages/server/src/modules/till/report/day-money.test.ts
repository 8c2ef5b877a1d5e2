import {
  type MovedMoney,
  returnCalls,
  saleCalls,
  soldSaleCalls,
  tillCalls,
} from '@backoffice/contracts';
import { sql } from 'kysely';

import { onServer } from '../../../testing/on-each-engine';
import { type Counter, NLB, openCounter, TEB } from '../../../testing/shop/counter';
import { tillCaller } from '../../../testing/shop/till';

const ONLINE = { sale_type: 'online' };
const TODAY = '2026-11-22';

const total = (sums: { amount: string }[]) =>
  sums.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0);
const said = (sums: MovedMoney[]) => sums.map(({ way, amount }) => `${way} ${amount}`);

onServer('the money of a day', (server) => {
  let shop: Counter;
  let [here, there] = [0, 0];
  beforeEach(async () => {
    server().clock.set(null);
    shop = await openCounter(server());
    [here = 0, there = 0] = shop.locations;
    await shop.travel(`${TODAY}T10:00:00Z`);
  });
  afterEach(() => server().clock.set(null));

  type Query = { date?: string; location?: number | 'none' };
  const money = async (query: Query = {}) => {
    const { data } = await shop.api.ok(tillCalls.day, { query });
    const { data: rows } = await shop.api.ok(saleCalls.ofDay, { query });
    const all = rows.map(({ sale_price: amount }) => ({ amount }));
    expect(total(data.sums) + total(data.late)).toBe(total(all));
    return { sums: said(data.sums), late: said(data.late) };
  };
  const correct = (sale: { id: number; first: { id: number } }, terms: object) =>
    shop.api.ok(soldSaleCalls.correct, {
      params: { id: sale.id },
      body: { lines: [{ line: sale.first.id, ...terms }], reason: 'typed wrong' },
    });
  const undo = (id: number) =>
    shop.api.ok(soldSaleCalls.void, { params: { id }, body: { reason: 'rung up twice' } });
  const close = async (location: number) => {
    const till = tillCaller(shop.api);
    await till.close({ ...(await till.count({ location })), reason: 'nothing was counted' });
  };

  test('is what moved for sales and returns: of an exchange the difference', async () => {
    const paid = await shop.sold([{ price: 40 }, { price: 30, ...NLB }, { price: 25, ...ONLINE }]);
    const mistake = await shop.sold([{ price: 20 }]);
    await undo(mistake.id);
    await correct(await shop.sold([{ price: 10 }]), { ...TEB });
    const [fresh = 0] = await shop.receive(1);
    await shop.api.ok(returnCalls.make, {
      body: {
        returns: [{ line: paid.first.id, reason: 'size' }],
        way: { type: 'bank', bank: 'NLB' },
        sells: [shop.line(fresh, { price: 45 })],
      },
    });
    expect(await money()).toEqual({
      sums: ['cash 40.00', 'NLB 35.00', 'TEB 10.00', 'courier 25.00'],
      late: [],
    });
    expect(await money({ date: '2026-11-21' })).toEqual({ sums: [], late: [] });
  });

  test('shows corrections after the closing apart', async () => {
    const [typed, twice] = [await shop.sold([{ price: 40 }]), await shop.sold([{ price: 30 }])];
    await close(here);
    await shop.travel('2026-11-23T10:00:00Z');
    await correct(typed, { ...TEB });
    await undo(twice.id);
    await shop.sold([{ price: 5 }]);
    expect(await money({ date: TODAY })).toEqual({ sums: ['cash 70.00'], late: [] });
    expect(await money()).toEqual({ sums: ['cash 5.00'], late: ['cash -70.00', 'TEB 40.00'] });
  });

  test('is that of one shop, or of all', async () => {
    const seller = await shop.hire('cashier', { location: there });
    const [sold] = [await shop.sold([{ price: 40 }]), await shop.sold([{ price: 7 }], seller.api)];
    await shop.api.ok(returnCalls.make, {
      body: { returns: [{ line: sold.first.id, reason: 'size' }] },
    });
    expect((await money({ location: here })).sums).toEqual([]);
    expect((await money({ location: there })).sums).toEqual(['cash 7.00']);
    expect((await money({ location: 'none' })).sums).toEqual([]);
    expect((await money()).sums).toEqual(['cash 7.00']);
    const { data } = await shop.api.ok(saleCalls.ofDay, { query: { location: there } });
    expect(data.map(({ location }) => location)).toEqual(['Prizren']);
  });

  test('of another shop is refused to a person limited to one shop', async () => {
    const { api } = await shop.hire('manager', { location: here, limited: true });
    await shop.sold([{ price: 40 }]);
    expect((await api.ok(tillCalls.day)).data.sums).toEqual([{ way: 'cash', amount: '40.00' }]);
    for (const call of [tillCalls.day, saleCalls.ofDay]) {
      await api.ok(call, { query: { location: here } });
      await api.refused(403, call, { query: { location: there } });
      await api.refused(403, call, { query: { location: 'none' } });
      await shop.api.refused(404, call, { query: { location: 999_999 } });
    }
    const cashier = await shop.hire('cashier');
    await cashier.api.refused(403, tillCalls.day, {});
    const stranger = await openCounter(server());
    await stranger.api.refused(404, tillCalls.day, { query: { location: here } });
  });

  test('comes from the lines of sales without till entries', async () => {
    const sales = [
      await shop.sold([{ price: 40 }, { price: 25, ...ONLINE }, { price: 30, ...NLB }]),
      await shop.sold([{ price: 20 }]),
      await shop.sold([{ price: 10 }]),
    ];
    const { db } = server().database;
    await db
      .updateTable('sales')
      .set({ period_id: null })
      .where('company_id', '=', shop.companyId)
      .execute();
    // As an upgrade leaves them: no entry is written for what was sold before.
    await forgetEntries();
    expect((await money()).sums).toEqual(['cash 70.00', 'NLB 30.00', 'courier 25.00']);
    await correct(sales[1] as (typeof sales)[number], { price: 22 });
    await close(here);
    await shop.travel('2026-11-23T10:00:00Z');
    await undo(sales[2]?.id ?? 0);
    expect(await money({ date: TODAY })).toEqual({
      sums: ['cash 72.00', 'NLB 30.00', 'courier 25.00'],
      late: [],
    });
    expect(await money()).toEqual({ sums: [], late: ['cash -10.00'] });
  });

  const forgetEntries = () =>
    server()
      .database.db.transaction()
      .execute(async (tx) => {
        await sql`alter table till_entries disable trigger till_entries_append_only`.execute(tx);
        await tx.deleteFrom('till_entries').where('company_id', '=', shop.companyId).execute();
        await sql`alter table till_entries enable trigger till_entries_append_only`.execute(tx);
      });
});
