import {
  closingCalls,
  companyCalls,
  offlineSaleCalls as calls,
  productCalls,
  saleCalls,
  sharedTillCalls,
} from '@backoffice/contracts';
import { sql } from 'kysely';

import { rounds } from '../../../testing/engines';
import { onEachEngine } from '../../../testing/on-each-engine';
import { openOfflineShop, openOfflineTill } from '../../../testing/shop/offline-till';
import { tillCaller } from '../../../testing/shop/till';
import { readClosingDetails } from '../../closings/closing-view.repository';
import { readReport } from '../../till/report/report.repository';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

onEachEngine('a sale that a till made without a line', (server) => {
  const open = () => openOfflineShop(server());
  type Here = Awaited<ReturnType<typeof open>>;
  const url = () => server().url;
  const salesOf = ({ companyId }: Here) =>
    server()
      .database.db.selectFrom('sales')
      .selectAll()
      .where('company_id', '=', companyId)
      .orderBy('id')
      .execute();
  const settings = ({ api }: Here, body: object) => api.ok(companyCalls.editSettings, { body });
  const backdate = ({ companyId, till }: Here, hours: number) =>
    server()
      .database.db.updateTable('shared_tills')
      .set({ registered_at: inHours(-hours) })
      .where('company_id', '=', companyId)
      .where('id', '=', till.id)
      .execute();

  test('is booked whole, as of its moment and by its seller, whoever sends it', async () => {
    const shop = await open();
    const { till } = shop;
    const seller = await shop.hire('cashier', { location: shop.here });
    const sender = await shop.hire('cashier', { location: shop.there });
    await till.terms(seller.api);
    const [unit = 0] = await shop.receive(1);
    await backdate(shop, 1);
    const sale = till.sale(1, [unit], { seller: seller.userId, received: 50 });
    const told = await till.sendOne(sale, sender.api);
    expect(told).toMatchObject({ outcome: 'sold', receipt_number: 1, reasons: [] });
    const [made] = await salesOf(shop);
    expect(made).toMatchObject({
      user_id: seller.userId,
      sold_at: sale.sold_at,
      location_id: shop.here,
      client_key: sale.key,
      received: '50.00',
    });
    expect(await shop.entries()).toEqual(['sale cash 45.00']);
    expect(await shop.history(unit)).toEqual(['received', 'sold']);
    expect(await shop.stock()).toEqual([]);
    expect(await shop.audit('sale.offline')).toEqual([]);
    expect((await till.terms()).next_slip).toBe(2);
  });

  test('that is sent three times at once, by another person too, is booked once', async () => {
    const shop = await open();
    const { till, api } = shop;
    const colleague = await shop.hire('cashier');
    const units = await shop.receive(2);
    const sale = till.sale(1, units);
    const told = await Promise.all([api, colleague.api, api].map((as) => till.sendOne(sale, as)));
    expect(told.map(({ outcome }) => outcome).sort()).toEqual(['again', 'again', 'sold']);
    expect(new Set(told.map((one) => one.sale)).size).toBe(1);
    expect(await salesOf(shop)).toHaveLength(1);
    expect(await shop.entries()).toEqual(['sale cash 90.00']);
  });

  test('whose request came through while there was a line gets its slip, and no second sale', async () => {
    const shop = await open();
    const { till, api } = shop;
    const [unit = 0] = await shop.receive(1);
    const sale = till.sale(1, [unit]);
    const headers = { 'Idempotency-Key': sale.key };
    const body = { items: sale.items };
    const { data: made } = await api.ok(saleCalls.checkOut, { headers, body });
    expect(await till.sendOne(sale)).toMatchObject({ outcome: 'again', sale: made.id });
    expect((await till.terms()).next_slip).toBe(2);
    const other = till.sale(2, await shop.receive(1));
    const booked = await till.sendOne(other);
    const late = await api.ok(saleCalls.checkOut, {
      headers: { 'Idempotency-Key': other.key },
      body: { items: other.items },
    });
    expect(late.data.id).toBe(booked.sale);
    expect(await salesOf(shop)).toHaveLength(2);
  });

  test('of a unit that was sold or set aside meanwhile is owed it, and its money counts', async () => {
    const shop = await open();
    const { till, api } = shop;
    const [sold = 0, aside = 0, left = 0] = await shop.receive(3);
    await api.ok(saleCalls.sell, { body: [shop.line(sold)] });
    await api.ok(productCalls.setAside, { params: { id: aside }, body: { reason: 'damaged' } });
    const told = await till.sendOne(till.sale(1, [sold, left, aside]));
    expect(told).toMatchObject({ outcome: 'to_settle', reasons: ['unit_sold', 'unit_gone'] });
    const { db } = server().database;
    const lines = await db
      .selectFrom('sale_lines')
      .select(['unit_id', 'owed'])
      .where('company_id', '=', shop.companyId)
      .where('sale_id', '=', told.sale as number)
      .orderBy('id')
      .execute();
    expect(lines.map(({ owed }) => owed)).toEqual([true, false, true]);
    expect(await shop.history(sold)).toEqual(['received', 'sold']);
    expect(await shop.history(aside)).toEqual(['received', 'set_aside']);
    const held = await db
      .selectFrom('units')
      .select(['id', 'sale_id'])
      .where('id', 'in', [sold, aside, left])
      .orderBy('id')
      .execute();
    expect(held.map((unit) => unit.sale_id === told.sale)).toEqual([false, false, true]);
    expect(await shop.entries()).toEqual(['sale cash 45.00', 'sale cash 135.00']);
    expect((await shop.months()).map((month) => month.slice(11))).toEqual(['cash 4 180.00']);
    expect(await shop.audit('sale.offline')).toMatchObject([
      {
        user_id: shop.userId,
        subject: `Receipt 2, ${till.slip(1)}`,
        changes: { reasons: { after: 'unit_sold, unit_gone' } },
      },
    ]);
  });

  test('counts late, beside the closing, where its till was closed before it came in', async () => {
    const shop = await open();
    const { till, api, here } = shop;
    const [first = 0, second = 0] = await shop.receive(2);
    await till.sendOne(till.sale(1, [first]));
    const sale = till.sale(2, [second], { line: { price: '49.90' } });
    const tills = tillCaller(api);
    const { closing } = await tills.close(
      await tills.count({ location: here, cash: { '500': 9 }, left: 0 }),
    );
    const told = await till.sendOne(sale);
    expect(told).toMatchObject({ outcome: 'sold', receipt_number: 2 });
    const view = (await api.ok(closingCalls.one, { params: { id: closing.id } })).data;
    expect(view.late).toMatchObject([
      { source: 'sale', subject: 'Receipt 2', way: 'cash', amount: '49.90' },
    ]);
    expect(view.report).toMatchObject({ sales: { count: 1, units: 1, amount: '45.00' } });
    expect((await tills.read(here)).sums).toEqual([]);
    expect(await shop.audit('sale.offline')).toMatchObject([
      { changes: { late: { after: true } } },
    ]);
    const after = await till.sendOne(till.sale(3, await shop.receive(1), { sold_at: inHours(0) }));
    expect(after.outcome).toBe('sold');
    expect(await shop.lateEntries()).toHaveLength(1);
    expect((await tills.read(here)).sums).toMatchObject([{ way: 'cash', amount: '45.00' }]);
  });

  test('is booked plainly if it was made before its till was revoked or its seller disabled', async () => {
    const shop = await open();
    const { till, api, companyId } = shop;
    const [before = 0, after = 0, third = 0, fourth = 0] = await shop.receive(4);
    await backdate(shop, 1);
    const sale = till.sale(1, [before]);
    await api.ok(sharedTillCalls.revoke, { params: till.params });
    expect(await till.sendOne(sale)).toMatchObject({ outcome: 'sold' });
    const later = till.sale(2, [after], { sold_at: inHours(1) });
    expect(await till.sendOne(later)).toMatchObject({
      outcome: 'to_settle',
      reasons: ['revoked'],
    });
    await api.refused(401, calls.terms, { headers: till.headers });
    await api.refused(401, calls.stock, { headers: till.headers });

    const other = await openOfflineTill(shop, url(), { location: shop.here });
    const seller = await shop.hire('cashier');
    await other.terms(seller.api);
    await server()
      .database.db.updateTable('users')
      .set({ disabled_at: inHours(-0.001) })
      .where('company_id', '=', companyId)
      .where('id', '=', seller.userId)
      .execute();
    await server()
      .database.db.updateTable('shared_tills')
      .set({ registered_at: inHours(-1) })
      .where('id', '=', other.id)
      .execute();
    const theirs = { seller: seller.userId };
    const told = await other.send([
      other.sale(1, [third], theirs),
      other.sale(2, [fourth], { ...theirs, sold_at: inHours(0) }),
    ]);
    expect(told.map(({ reasons }) => reasons)).toEqual([[], ['revoked']]);
  });

  test('that breaks a rule is booked, with each reason for somebody to settle it', async () => {
    const shop = await open();
    const { till } = shop;
    await settings(shop, { price_floor: 20, cash_limit: 100 });
    const cashier = await shop.hire('cashier');
    const stranger = await shop.hire('cashier');
    await till.terms(cashier.api);
    const ids = await shop.receive(8);
    const [low = 0, own = 0, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = ids;
    const cheap = { line: { price: 10 } };
    const theirs = { seller: cashier.userId };
    await backdate(shop, 100);
    const told = await till.send([
      till.sale(1, [low], { ...cheap, ...theirs }),
      till.sale(2, [own], cheap),
      till.sale(3, [a, b, c], theirs),
      till.sale(4, [d], { seller: stranger.userId }),
      till.sale(4, [e], theirs),
      till.sale(2, [f], { ...theirs, sold_at: inHours(0.5) }),
    ]);
    expect(told.map(({ reasons }) => reasons)).toEqual([
      ['price_floor'],
      [],
      ['cash_limit'],
      ['seller_unconfirmed'],
      ['slip_counter'],
      ['slip_counter'],
    ]);
    expect(await shop.audit('price.overridden')).toHaveLength(1);
    expect(await shop.audit('sale.offline')).toHaveLength(5);
    const future = (await salesOf(shop)).at(-1);
    expect(Date.parse(String(future?.sold_at))).toBeLessThanOrEqual(Date.now());
  });

  test('of somebody who was there thirteen hours before is unconfirmed', async () => {
    const shop = await open();
    const { till } = shop;
    const units = await shop.receive(2);
    await backdate(shop, 100);
    await server()
      .database.db.updateTable('till_confirmations')
      .set({ confirmed_at: inHours(-20) })
      .where('shared_till_id', '=', till.id)
      .execute();
    const told = await till.send(
      [-8, -6].map((hours, index) =>
        till.sale(index + 1, [units[index] ?? 0], { sold_at: inHours(hours) }),
      ),
    );
    expect(told.map(({ reasons }) => reasons)).toEqual([[], ['seller_unconfirmed']]);
  });

  test('meets another sale of its unit and a closing at the same moment, and all add up', async () => {
    const shop = await open();
    const { till, api, companyId, here } = shop;
    const tills = tillCaller(api);
    const units = await shop.receive(rounds(6, 30));
    await shop.sold([{}]);
    for (const [index, unit] of units.entries()) {
      const body = await tills.count({ location: here, reason: 'at random' });
      const [, told] = await Promise.all([
        api.any(saleCalls.sell, { body: [shop.line(unit)] }),
        till.sendOne(till.sale(index + 1, [unit])),
        api.any(closingCalls.close, { body }),
      ]);
      expect(['sold', 'to_settle']).toContain(told.outcome);
    }
    const { db } = server().database;
    const { rows } = await sql<{ taken: number; unbound: number }>`select
      (select count(*) from sale_lines x join units u on u.company_id = x.company_id
        and u.id = x.unit_id and u.sale_id = x.sale_id
        where x.company_id = ${companyId} and not x.owed) as taken,
      (select count(*) from till_entries e join till_periods p on p.company_id = e.company_id
        and p.id = e.period_id where e.company_id = ${companyId} and not e.late
        and e.recorded_at > p.closed_at + interval '1 second') as unbound`.execute(db);
    expect(rows).toEqual([{ taken: units.length + 1, unbound: 0 }]);
    const receipts = (await salesOf(shop)).map((sale) => sale.receipt_number).sort((a, b) => a - b);
    expect(receipts).toEqual(receipts.map((_, index) => index + 1));
    const { data: closings } = await api.ok(closingCalls.list);
    for (const { id } of closings) {
      const { sums, closing } = (await api.ok(closingCalls.one, { params: { id } })).data;
      const { period_id: period } = await readClosingDetails(db, companyId, closing.id);
      expect((await readReport(db, companyId, period)).sums).toEqual(sums);
    }
  });
});
