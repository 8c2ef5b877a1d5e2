import { transactionCalls as calls } from '@backoffice/contracts';

import { onEachEngine } from '../../testing/on-each-engine';
import { openCounter } from '../../testing/shop/counter';
import { openShop } from '../../testing/shop/test-shop';

const ENERGY = {
  subType: 'Energy',
  transaction_type: 'outcome',
  payment_type: 'bank',
  sale_price: 120.5,
  description: 'KESCO',
};

onEachEngine('transactions', (server) => {
  test('are booked for a day, changed and deleted, and the earlier versions are kept', async () => {
    const { api, companyId } = await openShop(server());
    const { data: booked } = await api.ok(calls.add, { body: ENERGY });
    expect(booked).toMatchObject({ ...ENERGY, sale_price: '120.50' });
    expect((await api.ok(calls.list)).data).toEqual([booked]);

    const { id } = booked;
    const body = { ...ENERGY, id, sale_price: '99', description: '', date: '2026-02-03' };
    const { data: edited } = await api.ok(calls.edit, { body });
    expect(edited).toMatchObject({ sale_price: '99.00', description: null, date: '2026-02-03' });
    expect((await api.ok(calls.list)).data).toEqual([]);
    const query = { date: '2026-02-03' };
    expect((await api.ok(calls.list, { query })).data).toEqual([edited]);

    await api.ok(calls.remove, { params: { id } });
    expect((await api.ok(calls.list, { query })).data).toEqual([]);
    const versions = await server()
      .database.db.selectFrom('transaction_versions')
      .select(['change', 'before'])
      .where('company_id', '=', companyId)
      .orderBy('id')
      .execute();
    expect(versions).toEqual([
      { change: 'edited', before: expect.objectContaining({ amount: 120.5 }) },
      { change: 'deleted', before: expect.objectContaining({ amount: 99 }) },
    ]);
  });

  test('of another company, or that are gone, are not found', async () => {
    const { api } = await openShop(server());
    const other = await openShop(server());
    const { data } = await other.api.ok(calls.add, { body: ENERGY });
    await api.refused(404, calls.edit, { body: { ...ENERGY, id: data.id } });
    await api.refused(404, calls.remove, { params: { id: data.id } });
    expect((await other.api.ok(calls.list)).data).toEqual([data]);
  });

  test('of an impossible day are refused with both ends of what is possible', async () => {
    const { api } = await openShop(server(), { timezone: 'UTC' });
    server().clock.set('2026-11-21T12:00:00Z');
    const { data } = await api.ok(calls.add, { body: { ...ENERGY, date: '2036-11-21' } });
    for (const date of ['1900-01-01', '1999-12-31', '2036-11-22', '2999-12-31']) {
      for (const [call, body] of [
        [calls.add, { ...ENERGY, date }],
        [calls.edit, { ...ENERGY, id: data.id, date }],
      ] as const) {
        const failure = await api.refused(422, call, { body });
        expect(failure.message).toMatch(/from 2000-01-01 to 2036-11-21/);
        expect(failure.fields).toHaveProperty('date');
      }
      expect((await api.ok(calls.list, { query: { date } })).data).toEqual([]);
    }
  });

  test('that make no sense are refused', async () => {
    const { api } = await openShop(server());
    const refused = (more: object) => api.refused(422, calls.add, { body: { ...ENERGY, ...more } });
    await refused({ sale_price: 'much' });
    await refused({ transaction_type: 'theft' });
    await refused({ date: '2026-02-30' });
    await refused({ subType: ' ' });
    await api.refused(422, calls.list, { query: { date: 'yesterday' } });
  });

  test('name the bank that pays, and keep it while a client says nothing of it', async () => {
    const { api } = await openShop(server());
    const { data: booked } = await api.ok(calls.add, { body: { ...ENERGY, bank: 'NLB' } });
    expect(booked.bank).toBe('NLB');
    const edit = async (more: object) =>
      (await api.ok(calls.edit, { body: { ...ENERGY, id: booked.id, ...more } })).data.bank;
    expect(await edit({ sale_price: 99 })).toBe('NLB');
    expect(await edit({ bank: 'TEB' })).toBe('TEB');
    expect(await edit({ bank: '' })).toBeNull();
    expect(await edit({ bank: 'PCB' })).toBe('PCB');
    expect(await edit({ payment_type: 'cash', bank: 'PCB' })).toBeNull();
    expect(await edit({})).toBeNull();
    expect((await api.ok(calls.add, { body: ENERGY })).data.bank).toBeNull();
  });

  test('belong to the shop of the person who books, to another shop, or to none', async () => {
    const shop = await openCounter(server());
    const { api } = shop;
    const [here = 0, there = 0] = shop.locations;
    const manager = await shop.hire('manager', { location: here });
    const add = async (more: object) =>
      (await manager.api.ok(calls.add, { body: { ...ENERGY, ...more } })).data;
    const [own, other, none] = [
      await add({}),
      await add({ location: there }),
      await add({ location: null }),
    ];
    const place = ({ location_id, location }: typeof own) => [location_id, location];
    expect([own, other, none].map(place)).toEqual([
      [here, 'Prishtinë'],
      [there, 'Prizren'],
      [null, null],
    ]);
    const list = async (location?: number | 'none') =>
      (await api.ok(calls.list, { query: location === undefined ? {} : { location } })).data;
    expect(await list()).toEqual([own, other, none]);
    expect(await list(here)).toEqual([own]);
    expect(await list(there)).toEqual([other]);
    expect(await list('none')).toEqual([none]);

    const edit = async (more: object) =>
      (await api.ok(calls.edit, { body: { ...ENERGY, id: own.id, ...more } })).data;
    expect(place(await edit({ sale_price: 9 }))).toEqual([here, 'Prishtinë']);
    expect(place(await edit({ location: there }))).toEqual([there, 'Prizren']);
    expect(place(await edit({ location: null }))).toEqual([null, null]);
    const [told] = (await shop.audit('transaction.edited')).slice(1);
    expect(told?.changes).toEqual({
      location: { before: 'Prishtinë', after: 'Prizren' },
      sale_price: { before: '9.00', after: '120.50' },
    });

    const unknown = { body: { ...ENERGY, location: 999_999 } };
    expect((await api.refused(422, calls.add, unknown)).fields).toHaveProperty('location');
    const edited = { body: { ...unknown.body, id: own.id } };
    expect((await api.refused(422, calls.edit, edited)).fields).toHaveProperty('location');
    await api.refused(404, calls.list, { query: { location: 999_999 } });
    await api.refused(422, calls.list, { query: { location: 'all' } });
  });

  test('of another shop are refused to a person limited to one shop', async () => {
    const shop = await openCounter(server());
    const [here = 0, there = 0] = shop.locations;
    const { api } = await shop.hire('manager', { location: here, limited: true });
    const add = async (location: number | null) =>
      (await shop.api.ok(calls.add, { body: { ...ENERGY, location } })).data;
    const [own, other, none] = [await add(here), await add(there), await add(null)];
    expect((await api.ok(calls.list)).data).toEqual([own]);
    expect((await api.ok(calls.list, { query: { location: here } })).data).toEqual([own]);
    await api.refused(403, calls.list, { query: { location: there } });
    await api.refused(403, calls.list, { query: { location: 'none' } });
    for (const location of [there, null]) {
      await api.refused(403, calls.add, { body: { ...ENERGY, location } });
      await api.refused(403, calls.edit, { body: { ...ENERGY, id: own.id, location } });
    }
    for (const { id } of [other, none]) {
      await api.refused(403, calls.edit, { body: { ...ENERGY, id } });
      await api.refused(403, calls.edit, { body: { ...ENERGY, id, location: here } });
      await api.refused(403, calls.remove, { params: { id } });
    }
    await api.ok(calls.edit, { body: { ...ENERGY, id: own.id } });
    await api.ok(calls.remove, { params: { id: own.id } });
  });

  test('can be for the subtypes that every company starts with', async () => {
    const { api } = await openShop(server());
    const { data } = await api.ok(calls.subtypes);
    expect(data.map(({ name, price }) => [name, price])).toEqual([
      ['Taxes', '60.00'],
      ['Energy', null],
      ['Administration', null],
    ]);
  });
});
