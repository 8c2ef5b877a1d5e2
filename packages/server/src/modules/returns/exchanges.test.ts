import {
  companyCalls,
  figureCalls,
  returnCalls,
  saleCalls,
  soldSaleCalls,
} from '@backoffice/contracts';

import { onEachEngine } from '../../testing/on-each-engine';
import { type Counter, NLB, openCounter } from '../../testing/shop/counter';
import { growth, snapshot } from '../../testing/shop/snapshot';

const { make } = returnCalls;
const back = (line: number, more: object = {}) => ({ line, reason: 'size', ...more });
const CASH = { type: 'cash' };

onEachEngine('an exchange', (server) => {
  let shop: Counter;
  beforeEach(async () => {
    shop = await openCounter(server());
  });
  const sold = async (terms: object) => (await shop.sold([terms])).first;
  const fresh = async () => (await shop.receive(1))[0] ?? 0;

  test('moves the difference alone; the day’s rows keep their own ways', async () => {
    const line = await sold({ price: 45, ...NLB });
    const wanted = await fresh();
    const body = { returns: [back(line.id)], sells: [shop.line(wanted, { price: 60 })], way: CASH };
    const { data } = await shop.api.ok(make, { body });
    expect(data).toMatchObject({
      return: { return_number: 1, total: '45.00' },
      sale: { receipt_number: 2, total: '60.00', ids: [wanted] },
      money: [{ way: 'cash', amount: '15.00' }],
    });
    expect(data.sale?.operation).toBe(data.return.operation);
    expect(await shop.entries()).toEqual(['sale NLB 45.00', 'return cash 15.00']);
    const { data: day } = await shop.api.ok(saleCalls.ofDay);
    expect(day.map((row) => [row.kind, row.sale_price, row.bank_name])).toEqual([
      ['sale', '45.00', 'NLB'],
      ['return', '-45.00', 'NLB'],
      ['sale', '60.00', null],
    ]);
    expect(await shop.months()).toEqual([expect.stringMatching(/ cash 1 60\.00$/)]);
    const view = await shop.view(data.sale?.id ?? 0);
    expect(view.sale.exchange).toEqual({
      return_id: data.return.id,
      return_number: 1,
      total: '45.00',
    });
    const found = await shop.api.ok(soldSaleCalls.find, { query: { code: data.return.code } });
    expect(found.data.sale.receipt_number).toBe(2);
  });

  test('for the same price moves nothing, for less pays out', async () => {
    const [even, dear] = [await sold({ price: 45 }), await sold({ price: 60 })];
    const swap = { returns: [back(even.id)], sells: [shop.line(await fresh(), { price: 45 })] };
    expect((await shop.api.ok(make, { body: swap })).data.money).toEqual([]);
    const down = { returns: [back(dear.id)], sells: [shop.line(await fresh(), { price: 45 })] };
    const { data } = await shop.api.ok(make, { body: { ...down, way: CASH } });
    expect(data.money).toEqual([{ way: 'cash', amount: '-15.00' }]);
    expect(await shop.entries()).toEqual([
      'sale cash 45.00',
      'sale cash 60.00',
      'return cash -15.00',
    ]);
  });

  test('asks how a difference is paid where nothing says it', async () => {
    const line = await sold({ price: 45 });
    const [one = 0, two = 0] = await shop.receive(2);
    const sells = [shop.line(one), shop.line(two, NLB)];
    const { fields } = await shop.api.refused(422, make, {
      body: { returns: [back(line.id)], sells },
    });
    expect(Object.keys(fields ?? {})).toEqual(['way']);
  });

  test('for a pair that was just sold elsewhere takes nothing back', async () => {
    const line = await sold({ price: 45 });
    const wanted = await fresh();
    await shop.api.ok(saleCalls.sell, { body: [shop.line(wanted)] });
    const before = await snapshot(server().database.db, shop.companyId);
    const body = { returns: [back(line.id)], sells: [shop.line(wanted)] };
    const { code, conflicts } = await shop.api.refused(409, make, { body });
    expect([code, conflicts?.[0]?.id]).toEqual(['already_sold', wanted]);
    const after = await snapshot(server().database.db, shop.companyId);
    expect(growth(before, after)).toEqual({});
  });

  test('of a pair for itself sells it again, on a line of its own', async () => {
    const line = await sold({ price: 45 });
    const sells = [shop.line(line.unit_id, { price: 40 })];
    const { data } = await shop.api.ok(make, { body: { returns: [back(line.id)], sells } });
    expect(data.money).toEqual([{ way: 'cash', amount: '-5.00' }]);
    expect(await shop.stock()).toEqual([]);
    expect(await shop.history(line.unit_id)).toEqual(['received', 'sold', 'returned', 'sold']);
    const again = (await shop.view(data.sale?.id ?? 0)).lines;
    expect(again).toMatchObject([{ unit_id: line.unit_id, state: 'sold', price: '40.00' }]);
    const damaged = [back(again[0]?.id ?? 0, { set_aside: 'damaged' })];
    await shop.api.refused(409, make, { body: { returns: damaged, sells } });
  });

  test('keeps the rules of a sale: shop, price floor, numbers without gaps', async () => {
    const [, there = 0] = shop.locations;
    const cashier = await shop.hire('cashier', { location: there, limited: true });
    const line = await sold({ price: 45 });
    const wanted = await fresh();
    const body = { returns: [back(line.id)], sells: [shop.line(wanted, { price: 45 })] };
    expect((await cashier.api.refused(403, make, { body })).code).toBe('forbidden');
    const { api } = await shop.hire('cashier');
    await shop.api.ok(companyCalls.editSettings, { body: { price_floor: 30 } });
    const cheap = { ...body, sells: [shop.line(wanted, { price: 10 })] };
    const floor = await api.refused(403, make, { body: cheap });
    expect([floor.code, Object.keys(floor.fields ?? {})]).toEqual([
      'price_floor',
      ['sells.0.price'],
    ]);
    // What comes back to this shop may leave it again.
    const itself = { returns: [back(line.id)], sells: [shop.line(line.unit_id)] };
    const { data } = await cashier.api.ok(make, { body: itself });
    expect([data.return.return_number, data.sale?.receipt_number]).toEqual([1, 2]);
  });

  test('for something given away is a refund, and pays out as it was paid', async () => {
    const cashier = await shop.hire('cashier');
    const line = await sold({ price: 45, ...NLB });
    const sells = [shop.line(await fresh(), { price: 0 })];
    const body = { returns: [back(line.id)], sells, way: CASH };
    expect((await cashier.api.refused(403, make, { body })).code).toBe('beyond_rules');
  });

  test('leaves a day whose prices add up to its total', async () => {
    const { lines } = await shop.sold([{ price: 45, ...NLB }, { price: 30 }, { price: '0.10' }]);
    const mistyped = await shop.sold([{ price: 95 }, { price: 20, sale_type: 'online' }]);
    const voided = await shop.sold([{ price: 70 }]);
    const [swapped = 0, kept = 0] = lines.map(({ id }) => id);
    const sells = [shop.line(await fresh(), { price: 60 })];
    await shop.api.ok(make, { body: { returns: [back(swapped)], sells, way: CASH } });
    await shop.api.ok(make, { body: { returns: [back(kept)] } });
    await shop.api.ok(soldSaleCalls.correct, {
      params: { id: mistyped.id },
      body: { lines: [{ line: mistyped.first.id, price: '59.90' }], reason: 'Mistyped' },
    });
    const reason = 'Wrong pair';
    await shop.api.ok(soldSaleCalls.void, { params: { id: voided.id }, body: { reason } });

    const { data } = await shop.api.ok(saleCalls.ofDay);
    const cents = data.reduce((sum, row) => sum + Math.round(Number(row.sale_price) * 100), 0);
    expect(cents).toBe(14_000);
    expect(data.map(({ id }) => id)).toHaveLength(new Set(data.map(({ id }) => id)).size);
    const { data: figures } = await shop.api.ok(figureCalls.days);
    expect(figures.today).toMatchObject({ amount: '140.00', units: 4 });
    expect(await shop.months()).toEqual([
      expect.stringMatching(/ cash 1 20\.00$/),
      expect.stringMatching(/ cash 3 120\.00$/),
    ]);
  });
});
