import { figureCalls, returnCalls, soldSaleCalls } from '@backoffice/contracts';

import { onEachEngine } from '../../../testing/on-each-engine';
import { approvedBy, type Counter, NLB, openCounter } from '../../../testing/shop/counter';
import { growth, snapshot } from '../../../testing/shop/snapshot';

const { void: undo } = soldSaleCalls;
const { make } = returnCalls;
const WHY = { reason: 'Wrong pairs' };

onEachEngine('a sale that is voided', (server) => {
  let shop: Counter;
  beforeEach(async () => {
    shop = await openCounter(server());
  });
  afterEach(() => server().clock.set(null));
  const refusedWhole = async (id: number, code: string) => {
    const { db } = server().database;
    const before = await snapshot(db, shop.companyId);
    const refused = await shop.api.refused(409, undo, { params: { id }, body: WHY });
    expect(refused.code).toBe(code);
    expect(growth(before, await snapshot(db, shop.companyId))).toEqual({});
    return refused;
  };

  test('puts three pairs back, and the day is as if it never was', async () => {
    const { id, lines } = await shop.sold([{ ...NLB }, { sale_type: 'online' }, { price: 30 }]);
    const body = { ...WHY, period: 'open' };
    const { data } = await shop.api.ok(undo, { params: { id }, body });
    expect(data.lines.map(({ state }) => state)).toEqual(['voided', 'voided', 'voided']);
    expect(data.lines[0]?.reversed).toMatchObject({ kind: 'void', reason: 'Wrong pairs' });
    expect(data.sale.total).toBe('120.00');
    expect(await shop.day()).toEqual([]);
    expect(await shop.months()).toEqual([]);
    expect((await shop.stock()).sort()).toEqual(lines.map((line) => line.unit_id).sort());
    expect(await shop.history(lines[0]?.unit_id ?? 0)).toEqual(['received', 'sold', 'voided']);
    expect((await shop.entries()).slice(3).sort()).toEqual([
      'void NLB -45.00',
      'void cash -30.00',
      'void courier -45.00',
    ]);
    const { data: best } = await shop.api.ok(figureCalls.bestSellers);
    expect([best.brands, best.sizes]).toEqual([[], []]);
    expect(await shop.audit('sale.voided')).toMatchObject([
      { user_id: shop.userId, subject: 'Receipt 1', approved_by: null },
    ]);
    await refusedWhole(id, 'already_reversed');
  });

  test('of which a pair came back before stays, and says who took it', async () => {
    const { id, lines } = await shop.sold([{}, {}, {}]);
    const second = lines[1]?.id;
    await shop.api.ok(make, { body: { returns: [{ line: second, reason: 'size' }] } });
    const { conflicts } = await refusedWhole(id, 'already_reversed');
    expect(conflicts).toMatchObject([{ id: second, reversed_by: expect.any(String) as string }]);
  });

  test('as a part of an exchange stays, in either place', async () => {
    const { id, first } = await shop.sold([{}]);
    const [wanted = 0] = await shop.receive(1);
    const body = {
      returns: [{ line: first.id, reason: 'size' }],
      sells: [shop.line(wanted)],
    };
    const { data } = await shop.api.ok(make, { body });
    await refusedWhole(data.sale?.id ?? 0, 'exchanged');
    await refusedWhole(id, 'already_reversed');
  });

  test('after the closing counts today, late beside the closing that it explains', async () => {
    await shop.travel('2026-03-01T10:00:00Z');
    const { id } = await shop.sold([{}]);
    await shop.closeTill();
    await shop.travel('2026-03-04T10:00:00Z');
    const body = { ...WHY, period: 'open' };
    expect((await shop.api.refused(409, undo, { params: { id }, body })).code).toBe('closed');
    const { data } = await shop.api.ok(undo, {
      params: { id },
      body: { ...body, period: 'closed' },
    });
    expect(data.sale.period).toBe('closed');
    expect(await shop.day('2026-03-01')).toEqual(['sale 45.00']);
    expect(await shop.day('2026-03-04')).toEqual(['void -45.00']);
    const [late] = await shop.lateEntries();
    expect(late).toMatchObject({ source: 'void', way: 'cash', amount: '-45.00' });
    const { db } = server().database;
    const period = await db
      .selectFrom('sales')
      .select('period_id')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(late?.period_id).toBe(period?.period_id);
  });

  test('needs the right or an approval, and the own shop of a limited person', async () => {
    const [, there = 0] = shop.locations;
    const [cashier, manager] = [await shop.hire('cashier'), await shop.hire('manager')];
    const { id } = await shop.sold([{}], cashier.api);
    const sent = { params: { id }, body: WHY };
    expect((await cashier.api.refused(403, undo, sent)).code).toBe('forbidden');
    const by = manager.userId;
    const headers = await approvedBy(cashier.api, {
      by,
      action: 'sales.correct',
      call: undo,
      sent,
    });
    const elsewhere = await shop.hire('manager', { location: there, limited: true });
    await elsewhere.api.refused(403, undo, sent);
    const { data } = await cashier.api.ok(undo, { ...sent, headers });
    expect(data.lines[0]?.reversed?.approved_by).toMatch(/^Person/);
    expect(await shop.audit('sale.voided')).toMatchObject([
      { user_id: cashier.userId, approved_by: by },
    ]);
  });

  test('wants a reason, and a sale of this company', async () => {
    const { id } = await shop.sold([{}]);
    await shop.api.refused(422, undo, { params: { id }, body: { reason: ' ' } });
    await shop.api.refused(404, undo, { params: { id: 999_999_999 }, body: WHY });
    const stranger = await openCounter(server());
    await stranger.api.refused(404, undo, { params: { id }, body: WHY });
  });
});
