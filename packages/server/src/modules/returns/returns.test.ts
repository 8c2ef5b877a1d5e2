import { deliveryCalls, productCalls, returnCalls, saleCalls } from '@backoffice/contracts';

import { onEachEngine } from '../../testing/on-each-engine';
import { approvedBy, type Counter, NLB, openCounter, TEB } from '../../testing/shop/counter';
import { growth, snapshot } from '../../testing/shop/snapshot';

const { make } = returnCalls;
const back = (line: number, more: object = {}) => ({ line, reason: 'size', ...more });

onEachEngine('a return', (server) => {
  let shop: Counter;
  beforeEach(async () => {
    shop = await openCounter(server());
  });
  afterEach(() => server().clock.set(null));

  test('puts the pair back, pays out as it was paid, and counts today', async () => {
    const { api } = shop;
    const { first, id } = await shop.sold([{ price: 45, ...NLB }, { price: 20 }]);
    const { data } = await api.ok(make, { body: { returns: [back(first.id)] } });
    expect(data).toMatchObject({
      return: { return_number: 1, total: '45.00' },
      sale: null,
      money: [{ way: 'NLB', amount: '-45.00' }],
    });
    expect(await shop.stock()).toEqual([first.unit_id]);
    expect(await shop.history(first.unit_id)).toEqual(['received', 'sold', 'returned']);
    expect(await shop.entries()).toEqual([
      'sale NLB 45.00',
      'sale cash 20.00',
      'return NLB -45.00',
    ]);
    expect(await shop.day()).toEqual(['sale 45.00', 'sale 20.00', 'return -45.00']);
    const [line, kept] = (await shop.view(id)).lines;
    expect([line?.state, kept?.state]).toEqual(['returned', 'sold']);
    expect(line?.reversed).toMatchObject({ kind: 'return', reason: 'size', return_number: 1 });
    const view = await api.ok(returnCalls.one, { params: { id: data.return.id } });
    expect(view.data).toMatchObject({
      return: { return_number: 1, total: '45.00', exchange: null },
      lines: [{ id: first.id, receipt_number: 1 }],
      money: data.money,
    });
  });

  test('of a pair that came back before is refused with who took it and when', async () => {
    const cashier = await shop.hire('cashier');
    const { first } = await shop.sold([{}]);
    const sent = { body: { returns: [back(first.id)] } };
    await cashier.api.ok(make, sent);
    const before = await snapshot(server().database.db, shop.companyId);
    const { code, conflicts } = await shop.api.refused(409, make, sent);
    expect([code, conflicts]).toEqual([
      'already_reversed',
      [
        expect.objectContaining({
          id: first.id,
          code: 'NK-1',
          reversed_at: expect.stringMatching(/^20/) as string,
          reversed_by: expect.stringMatching(/^Person/) as string,
        }),
      ],
    ]);
    const after = await snapshot(server().database.db, shop.companyId);
    expect(growth(before, after)).toEqual({});
  });

  test('whose answer was lost is the same return when it is sent again', async () => {
    const { first } = await shop.sold([{}]);
    const headers = { 'idempotency-key': 'return-lost-1' };
    const sent = { body: { returns: [back(first.id)] }, headers };
    const once = await shop.api.ok(make, sent);
    expect(await shop.api.ok(make, sent)).toEqual(once);
    expect(await shop.day()).toEqual(['sale 45.00', 'return -45.00']);
    await shop.api.refused(422, make, { body: { returns: [back(first.id)], note: 'x' }, headers });
  });

  test('on the day of the sale shows both rows, which come to nothing', async () => {
    const { first } = await shop.sold([{}]);
    await shop.api.ok(make, { body: { returns: [back(first.id)] } });
    expect(await shop.day()).toEqual(['sale 45.00', 'return -45.00']);
    expect(await shop.months()).toEqual([]);
    // The return was a mistake, so the unit is sold once more, on a slip of its own.
    const { data } = await shop.api.ok(saleCalls.sell, { body: [shop.line(first.unit_id)] });
    expect(data.receipt_number).toBe(2);
    expect(await shop.day()).toEqual(['sale 45.00', 'return -45.00', 'sale 45.00']);
  });

  test('of December in February leaves December as it was', async () => {
    await shop.travel('2025-12-20T10:00:00Z');
    const { first } = await shop.sold([{}]);
    await shop.sold([{ price: 30 }]);
    await shop.travel('2026-02-03T10:00:00Z');
    await shop.api.ok(make, { body: { returns: [back(first.id)] } });
    expect(await shop.months()).toEqual(['2025-12-01 cash 2 75.00', '2026-02-01 cash -1 -45.00']);
    expect(await shop.day('2025-12-20')).toEqual(['sale 45.00', 'sale 30.00']);
    expect(await shop.day('2026-02-03')).toEqual(['return -45.00']);
  });

  test('a minute after midnight in the company’s zone is of another day than the sale', async () => {
    await shop.travel('2026-03-01T22:59:00Z');
    const { first } = await shop.sold([{}]);
    await shop.travel('2026-03-01T23:01:00Z');
    await shop.api.ok(make, { body: { returns: [back(first.id)] } });
    expect(await shop.day('2026-03-01')).toEqual(['sale 45.00']);
    expect(await shop.day('2026-03-02')).toEqual(['return -45.00']);
  });

  test('in another shop brings the pair there, and the money out of its till', async () => {
    const [here = 0, there = 0] = shop.locations;
    const seller = await shop.hire('cashier', { location: here, limited: true });
    const taker = await shop.hire('cashier', { location: there, limited: true });
    const { first } = await shop.sold([{}], seller.api);
    const body = { returns: [back(first.id)] };
    const { data } = await taker.api.ok(make, { body });
    const { db } = server().database;
    const unit = await db
      .selectFrom('units')
      .select(['location_id', 'sale_id'])
      .where('id', '=', first.unit_id)
      .executeTakeFirst();
    expect(unit).toEqual({ location_id: there, sale_id: null });
    const entries = await db
      .selectFrom('till_entries')
      .select(['location_id', 'amount'])
      .where('company_id', '=', shop.companyId)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { location_id: here, amount: '45.00' },
      { location_id: there, amount: '-45.00' },
    ]);
    expect((await taker.api.ok(saleCalls.ofDay)).data.map(({ kind }) => kind)).toEqual(['return']);
    expect((await seller.api.ok(saleCalls.ofDay)).data.map(({ kind }) => kind)).toEqual(['sale']);
    await taker.api.ok(returnCalls.print, { params: { id: data.return.id } });
  });

  test('of a damaged pair sets it aside: listed, but not for sale', async () => {
    const { first } = await shop.sold([{}]);
    const body = { returns: [back(first.id, { reason: 'defect', set_aside: 'damaged' })] };
    await shop.api.ok(make, { body });
    const query = { set_aside: '1' };
    const { data } = await shop.api.ok(productCalls.list, { query });
    expect(data).toMatchObject([{ id: first.unit_id, set_aside: 'damaged' }]);
    expect((await shop.api.ok(productCalls.ids, { query: { set_aside: '0' } })).data).toEqual([]);
    expect(await shop.history(first.unit_id)).toEqual([
      'received',
      'sold',
      'returned',
      'set_aside',
    ]);
    const refused = await shop.api.refused(409, saleCalls.sell, {
      body: [shop.line(first.unit_id)],
    });
    expect([refused.code, refused.message]).toEqual([
      'set_aside',
      `Set aside, not for sale: NK-1 (${first.unit_id})`,
    ]);
  });

  test('after 31 days needs the right or a manager’s approval, and keeps both names', async () => {
    const [cashier, manager] = [await shop.hire('cashier'), await shop.hire('manager')];
    await shop.travel('2026-03-01T10:00:00Z');
    const { first, lines } = await shop.sold([{}, {}]);
    const sent = { body: { returns: [back(first.id)] } };
    await shop.travel('2026-04-01T10:00:00Z');
    const { code, message } = await cashier.api.refused(403, make, sent);
    expect([code, message]).toEqual([
      'beyond_rules',
      `NK-1 (${first.unit_id}) was sold more than 30 days ago`,
    ]);
    const by = manager.userId;
    const asked = { by, action: 'sales.override', call: make, sent } as const;
    const headers = await approvedBy(cashier.api, asked);
    const other = { body: { returns: [back(lines[1]?.id ?? 0)] }, headers };
    expect((await cashier.api.refused(403, make, other)).code).toBe('approval_invalid');
    const { data } = await cashier.api.ok(make, { ...sent, headers });
    const { data: view } = await shop.api.ok(returnCalls.one, { params: { id: data.return.id } });
    const names = [view.return.seller, view.return.approved_by];
    expect(new Set(names).size).toBe(2);
    expect(view.lines[0]?.reversed?.approved_by).toBe(names[1]);
    expect(await shop.audit('return.overridden')).toMatchObject([
      { user_id: cashier.userId, approved_by: by, subject: 'Receipt 1' },
    ]);
    // On the 30th day a return needs no approval.
    await shop.travel('2026-03-31T20:00:00Z');
    await cashier.api.ok(make, { body: { returns: [back(lines[1]?.id ?? 0)] } });
  });

  test('of a bank payment is paid out in cash only with that right', async () => {
    const cashier = await shop.hire('cashier');
    const { first } = await shop.sold([{ ...NLB }]);
    const sent = { body: { returns: [back(first.id)], way: { type: 'cash' } } };
    const { code, message } = await cashier.api.refused(403, make, sent);
    expect([code, message]).toEqual(['beyond_rules', 'It was paid by NLB, not by cash']);
    expect(await shop.stock()).toEqual([]);
    await shop.api.ok(make, sent);
    expect((await shop.entries()).at(-1)).toBe('return cash -45.00');
    const { data } = await shop.api.ok(saleCalls.ofDay);
    expect(data.at(-1)).toMatchObject({ kind: 'return', payment_type: 'cash', bank_name: null });
    expect(await shop.audit('return.overridden')).toMatchObject([
      { approved_by: null, changes: { way: { before: 'NLB', after: 'cash' } } },
    ]);
  });

  test('that makes no sense is refused, and nothing is written', async () => {
    const { first } = await shop.sold([{ ...TEB }]);
    const before = await snapshot(server().database.db, shop.companyId);
    const refused = async (body: object, status = 422) =>
      Object.keys((await shop.api.refused(status, make, { body })).fields ?? {});
    expect(await refused({ returns: [back(first.id), back(first.id)] })).toEqual([
      'returns.1.line',
    ]);
    expect(await refused({ returns: [back(first.id, { reason: 'other' })] })).toEqual(['note']);
    expect(await refused({ returns: [back(first.id)], way: { type: 'bank' } })).toEqual([
      'way.bank',
    ]);
    expect(await refused({ returns: [] })).toEqual(['returns']);
    expect(await refused({ returns: [back(first.id, { reason: 'because' })] })).toHaveLength(1);
    for (const line of [-1, 0, 1.5, 2 ** 60, '1'])
      await refused({ returns: [back(line as number)] });
    await refused({ returns: [back(999_999_999)] }, 404);
    const other = await openCounter(server());
    await other.api.refused(404, make, { body: { returns: [back(first.id)] } });
    const after = await snapshot(server().database.db, shop.companyId);
    expect(growth(before, after)).toEqual({});
  });

  test('is refused to a person who may not sell', async () => {
    const stock = await shop.hire('stock');
    const { first } = await shop.sold([{}]);
    await stock.api.refused(403, make, { body: { returns: [back(first.id)] } });
    await stock.api.ok(deliveryCalls.receive, { body: shop.shoes(1) });
  });
});
