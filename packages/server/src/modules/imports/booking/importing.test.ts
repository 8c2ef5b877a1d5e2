import {
  countCalls,
  deliveryCalls,
  historyCalls,
  priceCalls,
  productCalls,
  returnCalls,
  saleCalls,
  shipmentCalls,
  stockCalls,
} from '@backoffice/contracts';
import type { Call } from '@backoffice/contracts/calls';

import { onServer } from '../../../testing/on-each-engine';
import { type Counter, openCounter } from '../../../testing/shop/counter';
import { applied, checkedImport, shoeLine } from '../../../testing/shop/imports/imports';

interface Units {
  ids: number[];
  operation: number;
  delivery: number;
  id: number;
}

onServer('units of an import that is not done', (server) => {
  const db = () => server().database.db;

  /** Units as they stand between two batches: here, but not for sale. */
  async function halfBooked(shop: Counter): Promise<Units> {
    const line = shoeLine(2, { code: 'HALF', quantity: 2 });
    const id = await checkedImport(db(), shop, [line], { name: 'half.csv' });
    await applied(db(), shop, id);
    await db()
      .updateTable('imports')
      .set({ state: 'checked', ended_at: null })
      .where('id', '=', id)
      .where('company_id', '=', shop.companyId)
      .execute();
    const rows = await db()
      .selectFrom('units')
      .select(['id', 'delivery_id'])
      .where('company_id', '=', shop.companyId)
      .where('import_id', '=', id)
      .execute();
    const found = await db()
      .selectFrom('imports')
      .select('operation_id')
      .where('company_id', '=', shop.companyId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return {
      id,
      ids: rows.map((row) => row.id),
      operation: found.operation_id ?? 0,
      delivery: rows[0]?.delivery_id ?? 0,
    };
  }

  type Move = (
    shop: Counter,
    units: Units,
  ) => Promise<{ call: Call; params?: { id: number }; body: unknown }>;
  const [here, there] = [0, 1] as const;
  const MOVES: [string, Move][] = [
    [
      'sold',
      async ({ line }, { ids }) => ({ call: saleCalls.sell, body: ids.map((id) => line(id)) }),
    ],
    [
      'taken in exchange',
      async ({ sold, line }, { ids }) => {
        const returns = [{ line: (await sold([{}])).first.id, reason: 'size' }];
        const sells = ids.slice(0, 1).map((id) => line(id));
        return { call: returnCalls.make, body: { returns, sells } };
      },
    ],
    [
      'transferred',
      async ({ locations }, { ids }) => ({
        call: productCalls.transfer,
        body: { ids, location: locations[there] },
      }),
    ],
    [
      'sent',
      async ({ locations }, { ids }) => ({
        call: shipmentCalls.send,
        body: { ids, location: locations[there] },
      }),
    ],
    ['taken out', async (_, { ids }) => ({ call: stockCalls.out, body: { ids, reason: 'lost' } })],
    [
      'found',
      async ({ locations }, { ids }) => ({
        call: stockCalls.in,
        body: { ids, location: locations[here] },
      }),
    ],
    [
      'set aside',
      async (_, { ids }) => ({
        call: productCalls.setAside,
        params: { id: ids[0] ?? 0 },
        body: { reason: 'damaged' },
      }),
    ],
    [
      'corrected with its delivery',
      async (_, { delivery: id }) => ({
        call: deliveryCalls.correct,
        params: { id },
        body: { code: 'OTHER' },
      }),
    ],
    ['repriced', async (_, { ids }) => ({ call: priceCalls.preview, body: { ids, set: 60 } })],
    [
      'undone',
      async (_, { operation: id }) => ({ call: historyCalls.undo, params: { id }, body: {} }),
    ],
  ];

  test.each(MOVES)('are not %s: 409 importing', async (_, move) => {
    const shop = await openCounter(server());
    const units = await halfBooked(shop);
    const { code, conflicts } = await shop.api.refused(409, ...(await asSent(move, shop, units)));
    expect(code).toBe('importing');
    if (!conflicts) return;
    expect(units.ids).toContain(conflicts[0]?.id);
    expect(conflicts[0]).toMatchObject({ import: { id: units.id, name: 'half.csv' } });
  });

  const asSent = async (move: Move, shop: Counter, units: Units) => {
    const { call, ...sent } = await move(shop, units);
    return [call, sent] as const;
  };

  test('say so to a scan, and their labels may be printed', async () => {
    const shop = await openCounter(server());
    const { ids } = await halfBooked(shop);
    const { data } = await shop.api.ok(productCalls.list, { query: { code: 'HALF' } });
    const code = data[0]?.barcode ?? '';
    const unit = (await shop.api.ok(productCalls.byBarcode, { params: { code } })).data;
    expect(unit).toMatchObject({ importing: true, sold: null });
    const labels = [{ id: ids[0], price: '49.90', code: 'HALF', number: '42' }];
    expect((await shop.api.ok(stockCalls.labelsPrinted, { body: { labels } })).data.ids).toEqual([
      ids[0],
    ]);
  });

  test('keep their price where a filter is repriced', async () => {
    const shop = await openCounter(server());
    await halfBooked(shop);
    await shop.receive(1);
    const body = { filter: { type: 'shoes' }, set: 60 };
    expect((await shop.api.ok(priceCalls.preview, { body })).data.units).toBe(1);
  });

  test('are not missing in a count, not even once they are for sale', async () => {
    const shop = await openCounter(server());
    const { id } = await halfBooked(shop);
    const body = { location: shop.locations[here] };
    const count = (await shop.api.ok(countCalls.start, { body })).data;
    const params = { id: count.id };
    const lines = async () => (await shop.api.ok(countCalls.review, { params })).data.lines;
    expect((await lines()).map(({ verdict }) => verdict)).not.toContain('missing');
    const ended = new Date(Date.now() + 60_000).toISOString();
    await db()
      .updateTable('imports')
      .set({ state: 'applied', ended_at: ended })
      .where('id', '=', id)
      .where('company_id', '=', shop.companyId)
      .execute();
    expect((await lines()).map(({ verdict }) => verdict)).not.toContain('missing');
  });
});
