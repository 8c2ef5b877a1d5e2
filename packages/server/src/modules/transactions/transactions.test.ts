import { transactionCalls as calls } from '@backoffice/contracts';

import { onEachEngine } from '../../testing/on-each-engine';
import { openShop } from '../../testing/test-shop';

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
