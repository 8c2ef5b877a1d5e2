import {
  companyCalls,
  figureCalls,
  returnCalls,
  saleCalls,
  soldSaleCalls,
  tillCalls,
} from '@backoffice/contracts';

import { onEachEngine } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';
import { thisYear } from '../../testing/shop/test-shop';

const { checkOut } = saleCalls;
const tender = (text: string) => {
  const [way = '', amount = ''] = text.split(' ');
  return { way, amount };
};
const said = (parts: readonly { way: string; amount: string }[] | null | undefined) =>
  (parts ?? []).map(({ way, amount }) => `${way} ${amount}`).join(', ');
/** "cash 50, TEB 33" */
const tenders = (text: string) => text.split(', ').map(tender);

onEachEngine('the checkout', (server) => {
  afterEach(() => server().clock.set(null));

  /** Items that say no way of payment of their own. */
  const itemsOf = ({ line }: Counter, ids: number[], prices: number[], own: object = {}) =>
    ids.map((id, index) => ({ ...line(id, own), paymentType: undefined, price: prices[index] }));
  const open = async (prices: number[]) => {
    const counter = await openCounter(server());
    const ids = await counter.receive(prices.length);
    return { counter, ids, items: itemsOf(counter, ids, prices) };
  };
  const linesOf = async ({ api }: Counter, id: number) => {
    const { data } = await api.ok(soldSaleCalls.sale, { params: { id } });
    return data.lines;
  };
  const paidBy = async (counter: Counter, id: number) =>
    (await linesOf(counter, id)).map(({ bank, parts }) => said(parts) || (bank ?? 'cash'));
  const bankOfYear = async ({ api }: Counter) => {
    const { data } = await api.ok(figureCalls.years, {
      body: { years: [thisYear()], type: 'bank' },
    });
    return (data[0] as { salesArray: number[] }).salesArray.reduce((sum, value) => sum + value, 0);
  };

  test('takes one pair by cash and bank, and everything says both', async () => {
    const { counter, items } = await open([83]);
    const { api } = counter;
    const body = { items, tenders: tenders('cash 50, TEB 33'), received: '60.00' };
    const { data: sold } = await api.ok(checkOut, { body });
    expect(sold).toMatchObject({ receipt_number: 1, total: '83.00', change: '10.00' });
    expect(await counter.entries()).toEqual(['sale TEB 33.00', 'sale cash 50.00']);
    const [row] = (await api.ok(saleCalls.ofDay)).data;
    expect(row).toMatchObject({ payment_type: 'cash', bank_name: null, sale_price: '83.00' });
    expect(said(row?.parts)).toBe('cash 50.00, TEB 33.00');
    expect(await paidBy(counter, sold.id)).toEqual(['cash 50.00, TEB 33.00']);
    const { data: view } = await api.ok(soldSaleCalls.sale, { params: { id: sold.id } });
    expect(view.sale).toMatchObject({ received: '60.00', total: '83.00' });
    expect(await bankOfYear(counter)).toBe(33);
    const month = (await counter.months()).map((text) => text.slice(11));
    expect(month).toEqual(['bank 0 33.00', 'cash 1 50.00']);
    const till = await api.ok(tillCalls.till, { query: { location: counter.locations[0] ?? 0 } });
    expect(said(till.data.sums)).toBe('cash 50.00, TEB 33.00');
  });

  test('fills the lines in their order: one tender less is split', async () => {
    const { counter, items } = await open([40, 30, 30]);
    const body = { items, tenders: tenders('cash 55, NLB 45') };
    const { data: sold } = await counter.api.ok(checkOut, { body });
    expect(await paidBy(counter, sold.id)).toEqual(['cash', 'cash 15.00, NLB 15.00', 'NLB']);
    const rows = (await counter.api.ok(saleCalls.ofDay)).data;
    // Of two equal halves, cash is the word.
    expect(rows.map((row) => row.payment_type)).toEqual(['cash', 'cash', 'bank']);
  });

  test('names the largest bank where banks are more than cash', async () => {
    const { counter, items } = await open([100]);
    const body = { items, tenders: tenders('cash 40, PCB 25, TEB 35') };
    await counter.api.ok(checkOut, { body });
    const [row] = (await counter.api.ok(saleCalls.ofDay)).data;
    expect(row).toMatchObject({ payment_type: 'bank', bank_name: 'TEB' });
    expect(said(row?.parts)).toBe('cash 40.00, PCB 25.00, TEB 35.00');
  });

  test('refuses tenders that are not the total, and sells nothing', async () => {
    const { counter, ids, items } = await open([83, 10]);
    const refused = (body: object) => counter.api.refused(422, checkOut, { body });
    const short = await refused({ items, tenders: tenders('cash 50, TEB 33') });
    expect(short.fields).toEqual({ tenders: 'The parts add up to 83.00 €, and 93.00 € is due' });
    await refused({ items, tenders: tenders('cash 50, TEB 33, NLB 20') });
    await refused({ items, tenders: [{ way: 'courier', amount: 93 }] });
    await refused({ items, tenders: [] });
    expect((await refused({ items })).fields).toHaveProperty(['items.0.paymentType']);
    const own = items.map((item) => ({ ...item, paymentType: 'cash' }));
    expect((await refused({ items: own, tenders: tenders('cash 93') })).fields).toHaveProperty(
      'tenders',
    );
    const mixed = items.map((item, index) => ({ ...item, sale_type: index ? 'online' : 'store' }));
    const { code } = await refused({ items: mixed, tenders: tenders('cash 93') });
    expect(code).toBe('mixed_sale_types');
    const less = { items, tenders: tenders('cash 90, TEB 3'), received: 50 };
    expect((await refused(less)).fields).toEqual({
      received: 'At least 90.00 € is to be paid in cash',
    });
    expect((await counter.stock()).toSorted()).toEqual(ids);
  });

  test('sells items that say their own way as the specified call does', async () => {
    const { counter, ids } = await open([45, 45]);
    const [a = 0, b = 0] = ids;
    const items = [
      counter.line(a, { sale_type: 'online' }),
      counter.line(b, { paymentType: 'bank', bank: 'NLB' }),
    ];
    const { data: sold } = await counter.api.ok(checkOut, { body: { items } });
    expect(sold.change).toBe('0.00');
    expect(await counter.entries()).toEqual(['sale NLB 45.00', 'sale courier 45.00']);
    expect(await paidBy(counter, sold.id)).toEqual(['cash', 'NLB']);
  });

  test('gives the cash of what is sent to the courier', async () => {
    const counter = await openCounter(server());
    const ids = await counter.receive(1);
    const items = itemsOf(counter, ids, [83], { sale_type: 'online' });
    await counter.api.ok(checkOut, { body: { items, tenders: tenders('cash 50, TEB 33') } });
    expect(await counter.entries()).toEqual(['sale TEB 33.00', 'sale courier 50.00']);
  });

  test('is refused cash above the limit, however little of it', async () => {
    const { counter, items } = await open([83]);
    await counter.api.ok(companyCalls.editSettings, { body: { cash_limit: 80 } });
    const body = { items, tenders: tenders('TEB 82, cash 1') };
    const { fields } = await counter.api.refused(422, checkOut, { body });
    expect(fields).toEqual({ tenders: 'No cash in a sale above 80.00 €' });
    await counter.api.ok(checkOut, { body: { items, tenders: tenders('TEB 80, NLB 3') } });
  });

  test('answers a repeated request alike, and refuses another one with its key', async () => {
    const { counter, items } = await open([83]);
    const { api } = counter;
    const headers = { 'idempotency-key': 'one-sale-of-two-parts' };
    const body = { items, tenders: tenders('cash 50, TEB 33'), received: 100 };
    const { data: first } = await api.ok(checkOut, { body, headers });
    // Long after, when the answer that was kept is gone.
    await server().database.db.deleteFrom('idempotency_keys').execute();
    expect((await api.ok(checkOut, { body, headers })).data).toEqual(first);
    for (const other of [{ received: 90 }, { tenders: tenders('cash 40, TEB 43') }]) {
      await server().database.db.deleteFrom('idempotency_keys').execute();
      const { code } = await api.refused(422, checkOut, { body: { ...body, ...other }, headers });
      expect(code).toBe('idempotency_mismatch');
    }
  });

  test('pays back both parts of a line, and voids and corrects them', async () => {
    const { counter } = await open([1]);
    const { api } = counter;
    const sell = async () => {
      const ids = await counter.receive(1);
      const items = itemsOf(counter, ids, [83]);
      const body = { items, tenders: tenders('cash 50, TEB 33') };
      const { data } = await api.ok(checkOut, { body });
      return { id: data.id, line: (await linesOf(counter, data.id))[0]?.id ?? 0 };
    };
    const [returned, voided, corrected] = [await sell(), await sell(), await sell()];
    const { data: made } = await api.ok(returnCalls.make, {
      body: { returns: [{ line: returned.line, reason: 'size' }] },
    });
    expect(said(made.money)).toBe('TEB -33.00, cash -50.00');
    await api.ok(soldSaleCalls.void, { params: { id: voided.id }, body: { reason: 'Wrong' } });
    const correct = (lines: object) =>
      api.any(soldSaleCalls.correct, {
        params: { id: corrected.id },
        body: { reason: 'By card', lines: [{ line: corrected.line, ...lines }] },
      });
    expect((await correct({ price: 80 })).status).toBe(422);
    expect((await correct({ parts: tenders('cash 50, TEB 33') })).status).toBe(422);
    expect((await correct({ parts: tenders('cash 50, TEB 30') })).status).toBe(422);
    expect((await correct({ parts: tenders('TEB 83') })).status).toBe(200);
    expect(await paidBy(counter, corrected.id)).toEqual(['cash 50.00, TEB 33.00', 'TEB']);
    expect(await bankOfYear(counter)).toBe(83);
    const till = await api.ok(tillCalls.till, { query: { location: counter.locations[0] ?? 0 } });
    expect(said(till.data.sums)).toBe('cash 0.00, TEB 83.00');
    const [event] = await counter.audit('sale.corrected');
    expect(Object.values(event?.changes ?? {})).toContainEqual({
      before: '50.00 € cash + 33.00 € TEB',
      after: '83.00 € TEB',
    });
  });

  test('exchanges by the parts of what comes back, and two ways on top', async () => {
    const { counter, items } = await open([83]);
    const { api } = counter;
    const body = { items, tenders: tenders('cash 50, TEB 33') };
    const { data: sold } = await api.ok(checkOut, { body });
    const [line] = await linesOf(counter, sold.id);
    const [unit = 0] = await counter.receive(1);
    const sells = itemsOf(counter, [unit], [100]);
    const returns = [{ line: line?.id ?? 0, reason: 'size' }];
    const refused = (more: object) =>
      api.refused(422, returnCalls.make, { body: { returns, sells, ...more } });
    expect((await refused({})).fields).toHaveProperty('way');
    expect((await refused({ ways: tenders('cash 10') })).fields).toHaveProperty('ways');
    await refused({ ways: tenders('cash 17'), way: { type: 'cash' } });
    const even = itemsOf(counter, [unit], [83]);
    expect((await refused({ sells: even, ways: tenders('cash 5') })).fields).toHaveProperty('ways');
    const { data: made } = await api.ok(returnCalls.make, {
      body: { returns, sells, ways: tenders('cash 10, PCB 7') },
    });
    expect(said(made.money)).toBe('PCB 7.00, cash 10.00');
    expect(await paidBy(counter, made.sale?.id ?? 0)).toEqual(['cash 60.00, TEB 33.00, PCB 7.00']);
    // And less than that: banks first.
    const [next] = await linesOf(counter, made.sale?.id ?? 0);
    const [cheap = 0] = await counter.receive(1);
    const { data: down } = await api.ok(returnCalls.make, {
      body: {
        returns: [{ line: next?.id ?? 0, reason: 'size' }],
        sells: itemsOf(counter, [cheap], [65]),
      },
    });
    expect(said(down.money)).toBe('PCB -2.00, TEB -33.00');
    expect(await paidBy(counter, down.sale?.id ?? 0)).toEqual(['cash 60.00, PCB 5.00']);
    const till = await api.ok(tillCalls.till, { query: { location: counter.locations[0] ?? 0 } });
    expect(said(till.data.sums)).toBe('cash 60.00, PCB 5.00, TEB 0.00');
    expect(await bankOfYear(counter)).toBe(5);
  });

  test('lets nobody pay a split line back without its parts', async () => {
    const { counter, items } = await open([83]);
    const body = { items, tenders: tenders('cash 50, TEB 33') };
    const { data: sold } = await counter.api.ok(checkOut, { body });
    const [line] = await linesOf(counter, sold.id);
    const { db } = server().database;
    const reversal = {
      ...{ company_id: counter.companyId, sale_line_id: line?.id ?? 0, kind: 'void' as const },
      ...{ return_id: null, operation_id: null, reason: '', location_id: null },
      ...{ payment_type: 'cash' as const, bank: null, user_id: counter.userId },
      ...{ happened_at: '2026-11-21T10:00:00Z', recorded_at: '2026-11-21T10:00:00Z' },
      booked_on: '2026-11-21',
    };
    await expect(db.insertInto('reversals').values(reversal).execute()).rejects.toThrow(
      /was paid in several ways/,
    );
  });

  test('counts for the salesperson, and belongs to who booked it', async () => {
    const { counter, items } = await open([45]);
    const { api, locations } = counter;
    const location = locations[0] ?? 0;
    const cashier = await counter.hire('cashier', { location });
    const colleague = await counter.hire('cashier', { location });
    const elsewhere = await counter.hire('cashier', { location: locations[1] ?? 0 });
    const { data: sellers } = await cashier.api.ok(saleCalls.sellers);
    const ids = sellers.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([cashier.userId, colleague.userId]));
    expect(ids).not.toContain(elsewhere.userId);
    const body = { items, tenders: tenders('cash 45'), salesperson: colleague.userId };
    await cashier.api.refused(422, checkOut, {
      body: { ...body, salesperson: elsewhere.userId },
    });
    const { data: sold } = await cashier.api.ok(checkOut, { body });
    const name = sellers.find(({ id }) => id === colleague.userId)?.name;
    const [row] = (await api.ok(saleCalls.ofDay)).data;
    expect(name).toContain(row?.seller);
    const { sale } = (await api.ok(soldSaleCalls.sale, { params: { id: sold.id } })).data;
    expect(sale).toMatchObject({ seller: row?.seller, seller_id: cashier.userId });
    const { data: till } = await api.ok(tillCalls.till, { query: { location } });
    expect(till.report?.sellers).toEqual([{ seller: row?.seller, units: 1, amount: '45.00' }]);
  });
});
