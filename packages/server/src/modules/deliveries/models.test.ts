import {
  deliveryCalls,
  exportCalls,
  historyCalls,
  MAX_DELIVERY_MODELS,
  type Received,
  saleCalls,
} from '@backoffice/contracts';
import { sql } from 'kysely';

import { readCsv } from '../../testing/files/read-csv';
import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';

const { receive, list, one, correct, addUnits } = deliveryCalls;

onServer('a delivery of several models', (server) => {
  let shop: Counter;
  /** The answers to its three models: two of AA-1, three of BB-1, four of CC-1. */
  let aa: Received;
  let bb: Received;
  let cc: Received;
  const arrive = async (quantity: number, more: object) =>
    (await shop.api.ok(receive, { body: shop.shoes(quantity, more) })).data;
  const refused = async (
    status: number,
    delivery: number,
    { api, shoes }: Pick<Counter, 'api' | 'shoes'> = shop,
  ) => (await api.refused(status, receive, { body: shoes(1, { delivery }) })).message;
  beforeEach(async () => {
    shop = await openCounter(server());
    await shop.travel('2026-10-01T10:00:00Z');
    const note = 'LS 4711';
    aa = await arrive(2, { code: 'AA-1', note });
    const more = { delivery: aa.id, note };
    bb = await arrive(3, { ...more, code: 'BB-1', importPrice: 7, stockPrice: 15 });
    cc = await arrive(4, { ...more, code: 'CC-1' });
  });
  afterEach(() => server().clock.set(null));
  const listed = async (query: Record<string, string> = {}) =>
    (await shop.api.ok(list, { query })).data;
  const view = async (id = aa.id) => (await shop.api.ok(one, { params: { id } })).data;
  const modelOf = async (code: string) =>
    (await view()).models?.find((model) => model.code === code)?.id ?? 0;

  test('is one in the list, found by each of its models, and one page with all of them', async () => {
    expect([aa, bb, cc].map(({ id, models }) => [id, models])).toEqual([
      [aa.id, 1],
      [aa.id, 2],
      [aa.id, 3],
    ]);
    await arrive(1, { code: 'DD-1' });
    const rows = await listed();
    expect(rows.map(({ code, models, received }) => [code, models, received])).toEqual([
      ['DD-1', 1, 1],
      ['AA-1', 3, 9],
    ]);
    expect(rows[1]).toMatchObject({ id: aa.id, in_stock: 9, label_due: 9, note: 'LS 4711' });
    for (const code of ['aa-', 'bb-', 'CC-1']) {
      expect((await listed({ code })).map(({ id }) => id)).toEqual([aa.id]);
    }
    const whole = await view();
    expect(whole.delivery).toMatchObject({ id: aa.id, models: 3, received: 9, note: 'LS 4711' });
    expect(
      whole.models?.map(({ code, received, import_price, stock_price }) =>
        [code, received, import_price, stock_price].join(' '),
      ),
    ).toEqual(['AA-1 2 20.00 49.90', 'BB-1 3 7.00 15.00', 'CC-1 4 20.00 49.90']);
    expect(whole.units.map(({ code }) => code).join(' ')).toBe(
      'AA-1 AA-1 BB-1 BB-1 BB-1 CC-1 CC-1 CC-1 CC-1',
    );
    const second = await modelOf('BB-1');
    expect(whole.units.filter(({ model }) => model === second)).toHaveLength(3);
    expect(await view(second)).toEqual(whole);
  });

  test('keeps what each model cost, in sales and in its file', async () => {
    const sold = [aa, bb].map(({ items }) => shop.line(items[0]?.id ?? 0));
    await shop.api.ok(saleCalls.sell, { body: sold });
    const lines = await server()
      .database.db.selectFrom('sale_lines')
      .select('import_price')
      .where('company_id', '=', shop.companyId)
      .orderBy('id')
      .execute();
    expect(lines.map((line) => line.import_price)).toEqual(['20.00', '7.00']);
    const { bytes } = await shop.api.file(exportCalls.list, {
      params: { list: 'deliveries' },
      query: { format: 'csv' },
    });
    const [names = [], ...rows] = readCsv(bytes);
    const column = (name: string) => rows.map((row) => row[names.lastIndexOf(name)]);
    expect(new Set(column('Number')).size).toBe(1);
    expect(new Set(column('Note'))).toEqual(new Set(['LS 4711']));
    expect([column('Code'), column('Received'), column('Import price')]).toEqual([
      ['CC-1', 'BB-1', 'AA-1'],
      ['4', '3', '2'],
      ['20,00', '7,00', '20,00'],
    ]);
  });

  test('is put right and added to model by model, and says which', async () => {
    const second = await modelOf('BB-1');
    await shop.api.ok(correct, { params: { id: second }, body: { code: 'BB-2', importPrice: 8 } });
    await shop.api.ok(addUnits, {
      params: { id: second },
      body: { sizes: [{ size: shop.sizes[1], quantity: 2 }] },
    });
    const { delivery, models, changes } = await view();
    expect(delivery).toMatchObject({ code: 'AA-1', received: 11, changes: 2 });
    expect(
      models?.map(({ code, received, import_price }) => [code, received, import_price].join(' ')),
    ).toEqual(['AA-1 2 20.00', 'BB-2 5 8.00', 'CC-1 4 20.00']);
    expect(changes.map(({ model, added }) => [model, added])).toEqual([
      [second, 2],
      [second, 0],
    ]);
    expect((await listed({ code: 'BB-2' })).map(({ id }) => id)).toEqual([aa.id]);
    expect(await shop.audit('delivery.corrected')).toMatchObject([
      { subject: `Delivery ${second} (BB-2)` },
    ]);
    const foreign = { ids: [cc.items[0]?.id ?? 0], code: 'X' };
    await shop.api.refused(404, correct, { params: { id: second }, body: foreign });
  });

  test('is undone model by model; what is left stays the delivery', async () => {
    await shop.api.ok(historyCalls.undo, { params: { id: aa.operation }, body: {} });
    const { delivery, models } = await view();
    expect(delivery).toMatchObject({ received: 9, in_stock: 7, out: 2 });
    expect(models?.map((model) => model.in_stock)).toEqual([0, 3, 4]);
    expect((await arrive(1, { code: 'DD-1', delivery: aa.id })).models).toBe(4);
    const [sold = 0] = bb.items.map(({ id }) => id);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(sold)] });
    await shop.api.refused(409, historyCalls.undo, { params: { id: bb.operation }, body: {} });
    expect((await view()).models?.map((model) => model.sold)).toEqual([0, 1, 0, 0]);
  });

  test('takes no model on another day, in another shop, or after it was taken back', async () => {
    const alone = await arrive(1, { code: 'EE-1' });
    await shop.api.ok(historyCalls.undo, { params: { id: alone.operation }, body: {} });
    expect(await refused(409, alone.id)).toMatch(/^That delivery was taken back/);
    const airport = await shop.hire('stock', { location: shop.locations[1] ?? 0 });
    expect(await refused(409, aa.id, { ...shop, ...airport })).toMatch(/went to another shop/);
    const stranger = await openCounter(server());
    expect(await refused(404, aa.id, stranger)).toBe('The delivery was not found');
    await shop.travel('2026-10-02T10:00:00Z');
    expect(await refused(409, aa.id)).toMatch(/^That delivery is of another day/);
    expect((await view()).models).toHaveLength(3);
  });

  test('is taken on by a colleague of the same shop, and by two at once', async () => {
    const colleague = await shop.hire('stock');
    const add = ({ api }: Pick<Counter, 'api'>, code: string) =>
      api.ok(receive, { body: shop.shoes(1, { code, delivery: aa.id }) });
    const both = await Promise.all([add(colleague, 'FF-1'), add(shop, 'GG-1')]);
    expect(both.map(({ data }) => data.models).sort()).toEqual([4, 5]);
    expect((await view()).models).toHaveLength(5);
  });

  test('has at most so many models', async () => {
    await sql`insert into deliveries (company_id, product_id, import_price, stock_price, received_at,
        received_on, user_id, operation_id, first_id)
      select company_id, product_id, import_price, stock_price, received_at, received_on, user_id,
        operation_id, id
      from deliveries, generate_series(4, ${MAX_DELIVERY_MODELS}) as n
      where company_id = ${shop.companyId} and id = ${aa.id}`.execute(server().database.db);
    expect(await refused(409, aa.id)).toMatch(/^A delivery has at most 100 models/);
  });
});
