import { transactionCalls as calls } from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';
import { tillCaller } from '../../testing/shop/till';

const EXPENSE = {
  subType: 'Energy',
  transaction_type: 'outcome',
  payment_type: 'cash',
  sale_price: 30,
};

onServer('a booking whose till was closed', (server) => {
  let shop: Counter;
  let [here, there] = [0, 0];
  beforeEach(async () => {
    shop = await openCounter(server());
    [here = 0, there = 0] = shop.locations;
  });

  const book = async (more: object = {}) =>
    (await shop.api.ok(calls.add, { body: { ...EXPENSE, location: here, ...more } })).data.id;
  const edit = (id: number, more: object) =>
    shop.api.ok(calls.edit, { body: { ...EXPENSE, id, ...more } });
  const remove = (id: number) => shop.api.ok(calls.remove, { params: { id } });
  const close = async (location: number) => {
    const till = tillCaller(shop.api);
    const { closing } = await till.close({
      ...(await till.count({ location })),
      reason: 'nothing was counted',
    });
    return closing.id;
  };
  /** Shop, whether it is late, way and amount of each entry. */
  const entries = async () => {
    const rows = await server()
      .database.db.selectFrom('till_entries')
      .select(['location_id', 'late', 'way', 'amount'])
      .where('company_id', '=', shop.companyId)
      .orderBy('id')
      .execute();
    const named = (id: number | null) => (id === here ? 'here' : id === there ? 'there' : 'none');
    return rows.map((row) =>
      [named(row.location_id), row.late ? 'late' : 'open', row.way, row.amount].join(' '),
    );
  };
  const sums = async (location: number) => (await tillCaller(shop.api).read(location)).sums;

  test('is changed beneath the closing, and the open till stays as it is', async () => {
    const id = await book();
    await close(here);
    const before = await tillCaller(shop.api).read(here);
    await edit(id, { sale_price: 40 });
    expect(await entries()).toEqual(['here open cash -30.00', 'here late cash -10.00']);
    expect(await tillCaller(shop.api).read(here)).toEqual(before);
    await close(here);
    await edit(id, { sale_price: 40, payment_type: 'bank', bank: 'NLB' });
    await remove(id);
    expect((await entries()).slice(2)).toEqual([
      'here late NLB -40.00',
      'here late cash 40.00',
      'here late NLB 40.00',
    ]);
    const periods = await server()
      .database.db.selectFrom('till_entries')
      .select('period_id')
      .where('company_id', '=', shop.companyId)
      .distinct()
      .execute();
    expect(periods).toHaveLength(1);
  });

  test('is taken out there when it moves, and enters the open till of another shop', async () => {
    const id = await book();
    await close(here);
    await edit(id, { location: there });
    expect(await entries()).toEqual([
      'here open cash -30.00',
      'here late cash 30.00',
      'there open cash -30.00',
    ]);
    expect(await sums(here)).toEqual([]);
    expect(await sums(there)).toEqual([{ way: 'cash', amount: '-30.00' }]);
    await edit(id, { sale_price: 35 });
    await close(there);
    await edit(id, { sale_price: 36 });
    await edit(id, { sale_price: 36, location: here });
    await remove(id);
    expect((await entries()).slice(3)).toEqual([
      'there open cash -5.00',
      'there late cash -1.00',
      'here open cash -36.00',
      'there late cash 36.00',
      'here open cash 36.00',
    ]);
  });

  test('counts in the open till if its amount was zero before', async () => {
    const id = await book({ sale_price: 0 });
    await close(here);
    await edit(id, { sale_price: 8 });
    expect(await entries()).toEqual(['here open cash -8.00']);
  });

  test('can be moved both ways at once, by many', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, index) => book({ location: index % 2 ? here : there })),
    );
    await Promise.all(ids.map((id, index) => edit(id, { location: index % 2 ? there : here })));
    const each = [{ way: 'cash', amount: '-120.00' }];
    expect([await sums(here), await sums(there)]).toEqual([each, each]);
  });
});
