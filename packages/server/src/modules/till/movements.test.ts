import { tillCalls } from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { openTillShop } from '../../testing/shop/till';

onServer('money moved by hand', (server) => {
  afterEach(() => server().clock.set(null));

  const open = async () => {
    const shop = await openTillShop(server());
    return {
      ...shop,
      move: async (body: object) =>
        (await shop.api.ok(tillCalls.move, { body: { location: shop.here, ...body } })).data,
      sums: async () =>
        ((await shop.till.read(shop.here)).sums ?? []).map(({ way, amount }) => `${way} ${amount}`),
    };
  };

  test('is in the sums of the till, and in its report', async () => {
    const shop = await open();
    await shop.travel('2026-11-22T08:00:00Z');
    const change = await shop.move({ direction: 'in', amount: 50, reason: 'change' });
    expect(change).toMatchObject({
      direction: 'in',
      amount: '50.00',
      way: 'cash',
      reason: 'change',
      note: '',
      user: expect.stringMatching(/^Person/),
      recorded_at: '2026-11-22T08:00:00.000Z',
    });
    const safe = await shop.move({ direction: 'out', amount: '20.50', reason: 'safe' });
    const water = { direction: 'out', amount: 1, reason: 'other', note: 'Water' };
    await shop.move(water);
    expect(await shop.sums()).toEqual(['cash 28.50']);
    const { report } = await shop.till.read(shop.here);
    expect(report?.movements).toMatchObject(
      [change, safe, water].map(({ reason }) => ({ reason })),
    );
    expect(report?.movements[0]).toEqual(change);

    const opposite = { ...water, direction: 'in', note: 'Was not paid' };
    await shop.move(opposite);
    expect(await shop.sums()).toEqual(['cash 29.50']);
  });

  test('online cash is the courier’s until it is paid in', async () => {
    const shop = await open();
    await shop.sold([{ price: 40, sale_type: 'online' }, { price: 10 }]);
    expect(await shop.sums()).toEqual(['cash 10.00', 'courier 40.00']);
    await shop.move({ direction: 'in', amount: 25, reason: 'courier' });
    expect(await shop.sums()).toEqual(['cash 35.00', 'courier 15.00']);
    await shop.move({ direction: 'in', amount: 20, reason: 'courier', way: 'NLB' });
    await shop.move({ direction: 'out', amount: 5, reason: 'courier', way: 'NLB' });
    const counted = await shop.till.count({
      location: shop.here,
      cash: { '1000': 3, '500': 1 },
      terminals: { NLB: 15 },
      left: 0,
    });
    const made = await shop.till.close(counted);
    expect(made.closing.reason).toBe('');
    expect(made.sums).toEqual([
      { way: 'cash', amount: '35.00' },
      { way: 'NLB', amount: '15.00' },
      { way: 'courier', amount: '0.00' },
    ]);
  });

  test('needs an amount and a reason, and a note with the reason "other"', async () => {
    const { api, here, ...shop } = await open();
    const body = { location: here, direction: 'out', amount: 5, reason: 'bank' };
    const fields = async (more: object) =>
      Object.keys(
        (await api.refused(422, tillCalls.move, { body: { ...body, ...more } })).fields ?? {},
      );
    expect(await fields({ amount: 0 })).toEqual(['amount']);
    expect(await fields({ amount: -5 })).toEqual(['amount']);
    expect(await fields({ amount: '0.001' })).toEqual(['amount']);
    expect(await fields({ reason: 'other' })).toEqual(['note']);
    expect(await fields({ reason: 'theft' })).toEqual(['reason']);
    expect(await fields({ way: 'courier' })).toEqual(['way']);
    expect(await fields({ location: 999_999 })).toEqual(['location']);
    expect(await shop.sums()).toEqual([]);
  });

  test('is moved by a cashier in their own shop, and not by a stock keeper', async () => {
    const shop = await open();
    const { here, there } = shop;
    const cashier = await shop.hire('cashier', { location: here, limited: true });
    const body = { direction: 'in', amount: 5, reason: 'change' };
    await cashier.api.ok(tillCalls.move, { body });
    await cashier.api.refused(403, tillCalls.move, { body: { ...body, location: there } });
    await cashier.api.refused(403, tillCalls.move, { body: { ...body, location: null } });
    const stock = await shop.hire('stock', { location: here });
    await stock.api.refused(403, tillCalls.move, { body });
    expect(await shop.sums()).toEqual(['cash 5.00']);
  });

  test('cannot be changed afterwards', async () => {
    const shop = await open();
    const { id } = await shop.move({ direction: 'in', amount: 5, reason: 'change' });
    const { db } = server().database;
    await expect(
      db.updateTable('till_movements').set({ amount: '6.00' }).where('id', '=', id).execute(),
    ).rejects.toThrow();
    await expect(db.deleteFrom('till_movements').where('id', '=', id).execute()).rejects.toThrow();
  });
});
