import { companyCalls, figureCalls, returnCalls, soldSaleCalls } from '@backoffice/contracts';

import { onEachEngine } from '../../../testing/on-each-engine';
import { approvedBy, type Counter, NLB, openCounter, TEB } from '../../../testing/shop/counter';
import { growth, snapshot } from '../../../testing/shop/snapshot';
import { thisYear } from '../../../testing/shop/test-shop';

const { correct } = soldSaleCalls;
const { make } = returnCalls;
const reason = 'Mistyped';

onEachEngine('a sale that is corrected', (server) => {
  let shop: Counter;
  beforeEach(async () => {
    shop = await openCounter(server());
  });
  afterEach(() => server().clock.set(null));
  const fix = (id: number, lines: object[], more: object = {}) => ({
    params: { id },
    body: { lines, reason, ...more },
  });

  test('was paid by bank after all: same receipt, unit and movements untouched, traced', async () => {
    const cashier = await shop.hire('cashier');
    const { id, first } = await shop.sold([{}, {}], cashier.api);
    const sent = fix(id, [{ line: first.id, ...TEB }], { period: 'open' });
    const { data } = await cashier.api.ok(correct, sent);
    expect([data.sale.receipt_number, data.sale.total]).toEqual([1, '90.00']);
    expect(data.lines.map(({ state, bank, corrects }) => [state, bank, corrects])).toEqual([
      ['corrected', null, null],
      ['sold', null, null],
      ['sold', 'TEB', first.id],
    ]);
    expect(data.lines[0]?.reversed).toMatchObject({ kind: 'correction', reason });
    expect(await shop.history(first.unit_id)).toEqual(['received', 'sold']);
    expect(await shop.stock()).toEqual([]);
    expect((await shop.entries()).slice(1).sort()).toEqual([
      'correction TEB 45.00',
      'correction cash -45.00',
    ]);
    expect(await shop.day()).toEqual(['sale 45.00', 'sale 45.00']);
    expect(await shop.months()).toEqual([
      expect.stringMatching(/ bank 1 45\.00$/),
      expect.stringMatching(/ cash 1 45\.00$/),
    ]);
    expect(await shop.audit('sale.corrected')).toMatchObject([
      {
        user_id: cashier.userId,
        subject: 'Receipt 1',
        changes: {
          [`NK-1 (${first.unit_id})`]: { before: '45.00 € cash', after: '45.00 € TEB' },
          reason: { after: reason },
        },
      },
    ]);
    const again = await shop.api.refused(409, correct, sent);
    expect([again.code, again.conflicts?.[0]?.id]).toEqual(['already_reversed', first.id]);
    // The corrected line can be returned, and the one that it replaced cannot.
    const back = (line = 0) => ({ body: { returns: [{ line, reason: 'size' }] } });
    await shop.api.refused(409, make, back(first.id));
    const { data: returned } = await shop.api.ok(make, back(data.lines[2]?.id));
    expect(returned.money).toEqual([{ way: 'TEB', amount: '-45.00' }]);
  });

  test('to a lower price changes day, months, years and best sellers', async () => {
    const { id, first } = await shop.sold([{ price: 95 }]);
    await shop.api.ok(correct, fix(id, [{ line: first.id, price: 59 }]));
    expect(await shop.day()).toEqual(['sale 59.00']);
    expect(await shop.months()).toEqual([expect.stringMatching(/ cash 1 59\.00$/)]);
    const years = [thisYear()];
    const { data } = await shop.api.ok(figureCalls.years, { body: { years, type: 'sales' } });
    const [year] = data as { salesArray: number[] }[];
    expect(year?.salesArray.reduce((sum, value) => sum + value, 0)).toBe(59);
    const { data: best } = await shop.api.ok(figureCalls.bestSellers);
    expect(best.brands).toMatchObject([{ units: 1, amount: '59.00' }]);
    expect((await shop.entries()).at(-1)).toBe('correction cash -36.00');
  });

  test('of eight days ago counts today, and leaves today’s drawer alone', async () => {
    await shop.travel('2026-03-01T10:00:00Z');
    const { id, first } = await shop.sold([{ price: 95 }]);
    await shop.travel('2026-03-09T10:00:00Z');
    const asked = [{ line: first.id, price: 59 }];
    const refused = await shop.api.refused(409, correct, fix(id, asked, { period: 'open' }));
    expect(refused.code).toBe('closed');
    await shop.api.ok(correct, fix(id, asked, { period: 'closed' }));
    expect(await shop.day('2026-03-01')).toEqual(['sale 95.00']);
    expect((await shop.day('2026-03-09')).sort()).toEqual(['correction -95.00', 'sale 59.00']);
    expect(await shop.months()).toEqual(['2026-03-01 cash 1 59.00']);
    expect(await shop.lateEntries()).toEqual([
      {
        source: 'correction',
        way: 'cash',
        amount: '-36.00',
        period_id: null,
        booked_on: '2026-03-09',
      },
    ]);
    // Its thirty days still run from the day on which it was bought.
    const line = (await shop.view(id)).lines[1]?.id;
    const cashier = await shop.hire('cashier');
    await shop.travel('2026-04-01T10:00:00Z');
    const body = { returns: [{ line, reason: 'size' }] };
    expect((await cashier.api.refused(403, make, { body })).code).toBe('beyond_rules');
  });

  test('from before the till changes nothing in the till', async () => {
    const { db } = server().database;
    const { id, first } = await shop.sold([{}]);
    await db.updateTable('sales').set({ period_id: null }).where('id', '=', id).execute();
    await shop.api.ok(correct, fix(id, [{ line: first.id, ...NLB }]));
    expect(await shop.entries()).toEqual(['sale cash 45.00']);
    expect(await shop.day()).toEqual(['sale 45.00']);
  });

  test('by a cashier needs an approval, except for the way of payment of their own open sale', async () => {
    const [cashier, colleague] = [await shop.hire('cashier'), await shop.hire('cashier')];
    const { id, first, lines } = await shop.sold([{}, {}], cashier.api);
    const payment = fix(id, [{ line: first.id, ...NLB }]);
    await colleague.api.refused(403, correct, payment);
    const price = fix(id, [{ line: first.id, price: 40 }]);
    await cashier.api.refused(403, correct, price);
    await cashier.api.refused(403, correct, fix(id, [{ line: first.id, sale_type: 'online' }]));
    const sneaky = fix(id, [
      { line: first.id, ...NLB },
      { line: lines[1]?.id, price: 1 },
    ]);
    await cashier.api.refused(403, correct, sneaky);
    const asked = { by: shop.userId, action: 'sales.correct', call: correct } as const;
    const headers = await approvedBy(cashier.api, { ...asked, sent: price });
    await cashier.api.refused(403, correct, { ...sneaky, headers });
    const { data } = await cashier.api.ok(correct, { ...price, headers });
    expect(data.lines[0]?.reversed?.approved_by).toMatch(/^Person/);
    const now = data.lines.at(-1)?.id;
    await cashier.api.ok(correct, fix(id, [{ line: now, ...NLB }]));
    await shop.closeTill();
    const after = fix(id, [{ line: lines[1]?.id, ...NLB }]);
    await cashier.api.refused(403, correct, after);
    await shop.api.ok(correct, after);
  });

  test('is refused in another shop, in an exchange, or with values that make no sense', async () => {
    const [here = 0, there = 0] = shop.locations;
    const limited = await shop.hire('manager', { location: there, limited: true });
    const seller = await shop.hire('cashier', { location: here, limited: true });
    const { id, first } = await shop.sold([{}], seller.api);
    const other = await shop.sold([{}]);
    const { db } = server().database;
    const before = await snapshot(db, shop.companyId);
    await limited.api.refused(403, correct, fix(id, [{ line: first.id, ...NLB }]));
    const refused = async (status: number, lines: object[]) => {
      const { fields } = await shop.api.refused(status, correct, fix(id, lines));
      return Object.keys(fields ?? {});
    };
    await refused(404, [{ line: other.first.id, price: 1 }]);
    await refused(404, [{ line: 999_999_999, price: 1 }]);
    expect(await refused(422, [{ line: first.id }])).toEqual(['lines']);
    expect(await refused(422, [{ line: first.id, paymentType: 'bank' }])).toEqual(['lines.0.bank']);
    for (const price of [-1, 1e9, '1e3', 0.001, null, Number.MAX_SAFE_INTEGER]) {
      await refused(422, [{ line: first.id, price }]);
    }
    const twice = [1, 2].map((price) => ({ line: first.id, price }));
    expect(await refused(422, twice)).toEqual(['lines.1.line']);
    const stranger = await openCounter(server());
    await stranger.api.refused(404, correct, fix(id, [{ line: first.id, price: 1 }]));
    const after = await snapshot(db, shop.companyId);
    // Of all refusals the audit is told the one for a missing right.
    expect(growth(before, after)).toEqual({ audit_events: 1 });

    const [wanted = 0] = await shop.receive(1);
    const body = { returns: [{ line: first.id, reason: 'size' }], sells: [shop.line(wanted)] };
    const { data } = await shop.api.ok(make, { body });
    const made = data.sale?.id ?? 0;
    const line = (await shop.view(made)).lines[0]?.id;
    const exchanged = await shop.api.refused(409, correct, fix(made, [{ line, price: 1 }]));
    expect(exchanged.code).toBe('exchanged');
  });

  test('takes no cash above the limit', async () => {
    const { id, first } = await shop.sold([
      { price: 1_500, ...NLB },
      { price: 600, ...NLB },
    ]);
    await shop.api.ok(companyCalls.editSettings, { body: { cash_limit: 2_000 } });
    const { fields } = await shop.api.refused(
      422,
      correct,
      fix(id, [{ line: first.id, paymentType: 'cash' }]),
    );
    expect(Object.keys(fields ?? {})).toEqual(['lines']);
    await shop.api.ok(correct, fix(id, [{ line: first.id, paymentType: 'cash', price: 1_400 }]));
  });
});
