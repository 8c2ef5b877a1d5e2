import { closingCalls, soldSaleCalls, transactionCalls } from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter, TEB } from '../../testing/shop/counter';
import { tillCaller } from '../../testing/shop/till';

const WHY = { reason: 'not all was counted' };

onServer('the closings of a company', (server) => {
  let shop: Counter;
  let [here, there] = [0, 0];
  beforeEach(async () => {
    server().clock.set(null);
    shop = await openCounter(server());
    [here = 0, there = 0] = shop.locations;
  });
  afterEach(() => server().clock.set(null));

  const closeAt = async (day: string, location: number | null, more: object = {}) => {
    await shop.travel(`${day}T18:00:00Z`);
    const till = tillCaller(shop.api);
    const { closing } = await till.close({ ...(await till.count({ location })), ...WHY, ...more });
    return closing;
  };

  test('are listed newest first, by shop and by day', async () => {
    const [first, other, none, second] = [
      await closeAt('2026-11-20', here),
      await closeAt('2026-11-20', there),
      await closeAt('2026-11-21', null),
      await closeAt('2026-11-22', here),
    ];
    const list = async (query: Record<string, string | number> = {}) =>
      (await shop.api.ok(closingCalls.list, { query })).data;
    expect(await list()).toEqual([second, none, other, first]);
    expect(await list({ location: here })).toEqual([second, first]);
    expect(await list({ location: 'none' })).toEqual([none]);
    expect(await list({ from: '2026-11-21' })).toEqual([second, none]);
    expect(await list({ to: '2026-11-21', location: here })).toEqual([first]);
    expect(await list({ from: '2026-11-23' })).toEqual([]);
    await shop.api.refused(404, closingCalls.list, { query: { location: 999_999 } });
    await shop.api.refused(422, closingCalls.list, { query: { from: 'yesterday' } });
  });

  test('are those of the own shop for a limited person, and of no other company', async () => {
    const [own, other] = [await closeAt('2026-11-20', here), await closeAt('2026-11-20', there)];
    const { api } = await shop.hire('manager', { location: here, limited: true });
    expect((await api.ok(closingCalls.list)).data).toEqual([own]);
    await api.refused(403, closingCalls.list, { query: { location: there } });
    await api.ok(closingCalls.one, { params: { id: own.id } });
    await api.refused(403, closingCalls.one, { params: { id: other.id } });
    const stranger = await openCounter(server());
    expect((await stranger.api.ok(closingCalls.list)).data).toEqual([]);
    await stranger.api.refused(404, closingCalls.one, { params: { id: own.id } });
    const clerk = await shop.hire('stock');
    await clerk.api.refused(403, closingCalls.list, {});
  });

  test('show a person who counts blind the counted amounts and never the expected ones', async () => {
    await shop.sold([{ price: 40 }]);
    const { id } = await closeAt('2026-11-20', here, { cash: { '1000': 3 }, left: 30 });
    const { api } = await shop.hire('cashier', { location: here });
    const [listed] = (await api.ok(closingCalls.list)).data;
    expect(listed).toMatchObject({ id, counted_cash: '30.00', left: '30.00', ...WHY });
    const { data: view } = await api.ok(closingCalls.one, { params: { id } });
    expect(view).toMatchObject({ closing: listed, cash: { '1000': 3 } });
    expect(JSON.stringify([listed, view])).not.toContain('40.00');
    for (const hidden of ['counts', 'late']) expect(listed).not.toHaveProperty(hidden);
    for (const hidden of ['sums', 'report', 'late', 'opening']) {
      expect(view).not.toHaveProperty(hidden);
    }
  });

  test('list the later corrections that explain their difference', async () => {
    await shop.travel('2026-11-20T10:00:00Z');
    const [typed, twice] = [await shop.sold([{ price: 40 }]), await shop.sold([{ price: 25 }])];
    const expense = { transaction_type: 'outcome', payment_type: 'cash', location: here };
    const book = async (subType: string, sale_price: number) => {
      const body = { ...expense, subType, sale_price };
      return { id: (await shop.api.ok(transactionCalls.add, { body })).data.id, ...body };
    };
    const [energy, rent] = [await book('Energy', 10), await book('Rent', 5)];
    const closed = await closeAt('2026-11-20', here, { cash: { '1000': 1 } });
    const before = (await shop.api.ok(closingCalls.one, { params: { id: closed.id } })).data;
    const running = await tillCaller(shop.api).read(here);

    await shop.travel('2026-11-21T10:00:00Z');
    await shop.api.ok(soldSaleCalls.correct, {
      params: { id: typed.id },
      body: { lines: [{ line: typed.first.id, ...TEB }], reason: 'typed wrong' },
    });
    await shop.api.ok(soldSaleCalls.void, {
      params: { id: twice.id },
      body: { reason: 'rung up twice' },
    });
    await shop.api.ok(transactionCalls.edit, { body: { ...energy, sale_price: 12 } });
    await shop.api.ok(transactionCalls.remove, { params: { id: rent.id } });

    const { data: view } = await shop.api.ok(closingCalls.one, { params: { id: closed.id } });
    expect(view.late?.map((one) => [one.source, one.subject, one.way, one.amount])).toEqual([
      ['correction', `Receipt ${typed.sale.receipt_number}`, 'TEB', '40.00'],
      ['correction', `Receipt ${typed.sale.receipt_number}`, 'cash', '-40.00'],
      ['void', `Receipt ${twice.sale.receipt_number}`, 'cash', '-25.00'],
      ['transaction', 'Energy', 'cash', '-2.00'],
      ['transaction', 'Rent', 'cash', '5.00'],
    ]);
    const receipt = typed.sale.receipt_number;
    expect(view.late?.map((one) => one.receipt_number)).toEqual([
      receipt,
      receipt,
      twice.sale.receipt_number,
      null,
      null,
    ]);
    const late = [
      { way: 'cash', amount: '-62.00' },
      { way: 'TEB', amount: '40.00' },
    ];
    expect(view.closing.late).toEqual(late);
    expect((await shop.api.ok(closingCalls.list)).data[0]?.late).toEqual(late);
    expect({ ...view, closing: closed, late: [] }).toEqual(before);
    expect(await tillCaller(shop.api).read(here)).toEqual(running);
  });
});
