import { tillCalls } from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { NLB } from '../../testing/shop/counter';
import { openTillShop, tillCaller } from '../../testing/shop/till';

onServer('the opening of a till', (server) => {
  afterEach(() => server().clock.set(null));

  /** A shop where 50 € were left last night. */
  const open = async () => {
    const shop = await openTillShop(server());
    const { till, here, api } = shop;
    await till.close(
      await till.count({ location: here, cash: { '5000': 1 }, left: 50, reason: 'first' }),
    );
    const count = async (cash: object, more: object = {}) => ({
      body: { location: here, version: (await till.read(here)).version, cash, ...more },
    });
    return {
      ...shop,
      count,
      open: async (cash: object) => (await api.ok(tillCalls.open, await count(cash))).data,
    };
  };

  test('starts with what is counted, and shows what is missing of what was left', async () => {
    const { till, here, ...shop } = await open();
    expect((await till.read(here)).opening).toMatchObject({ cash: '50.00', counted: null });
    await shop.travel('2026-11-23T07:00:00Z');
    const opened = await shop.open({ '2000': 2 });
    expect(opened).toMatchObject({
      can_open: true,
      sums: [],
      opening: {
        cash: '40.00',
        left: '50.00',
        counted: '40.00',
        counted_by: expect.stringMatching(/^Person/),
        counted_at: '2026-11-23T07:00:00.000Z',
      },
    });
    await shop.sold([{ price: 30 }]);
    const made = await till.close(
      await till.count({ location: here, cash: { '1000': 7 }, left: 0 }),
    );
    expect(made.closing.counts?.[0]).toEqual({ way: 'cash', expected: '70.00', counted: '70.00' });
    expect(made.opening).toEqual(opened.opening);
    expect((await till.read(here)).opening).toMatchObject({ cash: '0.00', left: '0.00' });
  });

  test('can be counted again, which the audit tells with both counts', async () => {
    const shop = await open();
    await shop.open({ '2000': 2 });
    const stale = await shop.count({ '5000': 1 });
    await shop.open({ '2000': 2, '500': 1 });
    const refusal = await shop.api.refused(409, tillCalls.open, stale);
    expect([refusal.code, refusal.data]).toEqual(['changed', await shop.till.read(shop.here)]);
    expect(
      (await shop.audit('till.opened')).map(({ subject, changes }) => [subject, changes]),
    ).toEqual([
      ['Prishtinë', { cash: { before: '50.00', after: '40.00' } }],
      ['Prishtinë', { cash: { before: '40.00', after: '45.00' } }],
    ]);
  });

  test('is possible until cash moves; a card payment does not end it', async () => {
    const shop = await open();
    await shop.sold([{ price: 30, ...NLB }]);
    expect(await shop.open({ '2000': 2 })).toMatchObject({ can_open: true });
    await shop.sold([{ price: 30 }]);
    expect(await shop.till.read(shop.here)).toMatchObject({ can_open: false });
    const refusal = await shop.api.refused(409, tillCalls.open, await shop.count({ '1000': 1 }));
    expect(refusal.code).toBe('conflict');
  });

  test('is possible even after a sale if no till was ever closed there', async () => {
    const { till, here, there, api, ...shop } = await openTillShop(server());
    await shop.sold([{ price: 30 }]);
    const { version } = await till.read(here);
    const body = { location: here, version, cash: { '10000': 1 } };
    const { data } = await api.ok(tillCalls.open, { body });
    expect(data.opening).toMatchObject({ cash: '100.00', left: null, counted: '100.00' });
    const made = await till.close(
      await till.count({ location: here, cash: { '10000': 1, '1000': 3 }, left: 100 }),
    );
    expect(made.closing.counts?.[0]).toMatchObject({ expected: '130.00', counted: '130.00' });

    const unused = { location: there, version: (await till.read(there)).version, cash: {} };
    const { data: begun } = await api.ok(tillCalls.open, { body: unused });
    expect(begun).toMatchObject({ opening: { cash: '0.00', counted: '0.00' }, can_open: true });
    expect(begun.since).not.toBeNull();
  });

  test('is counted by a cashier, without sums, in their shop only', async () => {
    const shop = await open();
    const { here, there } = shop;
    const { api } = await shop.hire('cashier', { location: here, limited: true });
    const { version } = await tillCaller(api).read();
    const { data } = await api.ok(tillCalls.open, { body: { version, cash: { '5000': 1 } } });
    expect(data.opening).toMatchObject({ cash: '50.00', counted: '50.00' });
    expect(data).not.toHaveProperty('sums');
    await api.refused(403, tillCalls.open, { body: { version, cash: {}, location: there } });
    const stock = await shop.hire('stock');
    await stock.api.refused(403, tillCalls.open, { body: { version, cash: {} } });
  });
});
