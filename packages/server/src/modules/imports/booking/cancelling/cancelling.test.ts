import { importCalls, historyCalls, productCalls, saleCalls } from '@backoffice/contracts';
import { sql } from 'kysely';

import { onServer } from '../../../../testing/on-each-engine';
import {
  applied,
  beginImport,
  checkedImport,
  shoeLine,
  shoeLines,
  whenOver,
} from '../../../../testing/shop/imports/imports';
import { openShop, type Shop } from '../../../../testing/shop/test-shop';
import { barcodeOf } from '../../../units/barcodes';

onServer('an import', (server) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(server());
  });
  const db = () => server().database.db;
  const cancel = (id: number) => shop.api.ok(importCalls.cancel, { params: { id } });
  const inStock = async () => (await shop.api.ok(productCalls.list)).page?.total;

  const bookedOf = async (id: number) => {
    const { booked } = await db()
      .selectFrom('imports')
      .select('booked')
      .where('company_id', '=', shop.companyId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return booked;
  };

  /** The number of movements of each kind. */
  async function books() {
    const { rows } = await sql<{ kind: string; count: number }>`
      select kind, count(*) as count from movements where company_id = ${shop.companyId}
      group by kind order by kind`.execute(db());
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  }

  test('that nobody booked is given up, and stays so', async () => {
    const id = await checkedImport(db(), shop, shoeLines(3));
    expect((await cancel(id)).data).toMatchObject({ state: 'cancelled', operation: null });
    expect((await cancel(id)).data.state).toBe('cancelled');
    await shop.api.refused(409, importCalls.apply, { params: { id }, body: { create: true } });
  });

  test('that is being booked is taken back whole, and the next one may begin', async () => {
    const id = await checkedImport(db(), shop, shoeLines(10_000, { productCode: '4006381333931' }));
    await beginImport(shop, id);
    while ((await bookedOf(id)) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await cancel(id)).data.state).toBe('cancelling');
    expect(await whenOver(db(), shop, id)).toBe('cancelled');
    const { received, went_out: wentOut } = await books();
    expect(received).toBeGreaterThan(0);
    expect(wentOut).toBe(received);
    expect(await inStock()).toBe(0);
    expect(
      await db().selectFrom('product_codes').select('id').where('import_id', '=', id).execute(),
    ).toEqual([]);
    const { data: operations } = await shop.api.ok(historyCalls.list);
    expect(operations.map(({ kind }) => kind)).toEqual(['undo', 'import']);
    expect(operations[1]?.undone).toMatchObject({ units: received });
    expect(await applied(db(), shop, await checkedImport(db(), shop, shoeLines(2)))).toBe(
      'applied',
    );
  });

  test('that fails takes everything back and says why', async () => {
    const barcode = barcodeOf(15_000);
    const rows = [...shoeLines(6_000), shoeLine(9_000, { barcode })];
    const id = await checkedImport(db(), shop, rows);
    const [other = 0] = await shop.receive(1);
    await beginImport(shop, id);
    // No call can do this: the counter is past that barcode.
    await sql`update units set barcode = ${barcode}
      where company_id = ${shop.companyId} and id = ${other}`.execute(db());
    expect(await whenOver(db(), shop, id)).toBe('failed');
    const { data } = await shop.api.ok(importCalls.one, { params: { id } });
    expect(data.failure).toBe(`In stock by now: ${barcode}`);
    expect(data.failure_reason).toMatchObject({ reason: 'in_stock_by_now' });
    expect(await inStock()).toBe(1);
  });

  test('booked by mistake is one undo, after which its barcodes come back with the same file', async () => {
    const lines = shoeLines(900);
    const first = await checkedImport(db(), shop, lines, { fileHash: 'same' });
    expect(await applied(db(), shop, first)).toBe('applied');
    const units = await db()
      .selectFrom('units')
      .select('barcode')
      .where('company_id', '=', shop.companyId)
      .orderBy('id')
      .execute();
    const [{ id: operation = 0 } = {}] = (await shop.api.ok(historyCalls.list)).data;
    const undone = await shop.api.ok(historyCalls.undo, { params: { id: operation }, body: {} });
    expect(undone.data.ids).toHaveLength(900);
    expect(await inStock()).toBe(0);

    const kept = lines.map((line, index) => ({
      ...line,
      ...{ barcode: units[index]?.barcode ?? null, size: '43', stockPrice: '55.00' },
    }));
    const again = await checkedImport(db(), shop, kept, { fileHash: 'same' });
    expect(await applied(db(), shop, again)).toBe('applied');
    const revived = await db()
      .selectFrom('units')
      .select(['barcode', 'price', 'import_id', 'out_id'])
      .where('company_id', '=', shop.companyId)
      .orderBy('id')
      .execute();
    expect(revived.map(({ barcode }) => barcode)).toEqual(units.map(({ barcode }) => barcode));
    expect(revived[0]).toMatchObject({ price: '55.00', import_id: again, out_id: null });
    const { data: row } = await shop.api.ok(productCalls.byBarcode, {
      params: { code: units[0]?.barcode ?? '' },
    });
    expect(row).toMatchObject({ number: '43', price: '55.00', sold: null, went_out: null });
    const sell = [{ ...shop.line(row.id), regular_price: '55.00', price: 55 }];
    await shop.api.ok(saleCalls.sell, { body: sell });
  });

  test('of which something was sold is undone but for that', async () => {
    const id = await checkedImport(db(), shop, shoeLines(3));
    await applied(db(), shop, id);
    const { data: rows } = await shop.api.ok(productCalls.list);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(rows[0]?.id ?? 0)] });
    const [, { id: operation = 0 } = {}] = (await shop.api.ok(historyCalls.list)).data;
    const params = { id: operation };
    const refused = await shop.api.refused(409, historyCalls.undo, { params, body: {} });
    expect(refused.code).toBe('moved_since');
    const { ids } = refused.data as { ids: number[] };
    await shop.api.ok(historyCalls.undo, { params, body: { ids } });
    expect(await inStock()).toBe(0);
  });
});
