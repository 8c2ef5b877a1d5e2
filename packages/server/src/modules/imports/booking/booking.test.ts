import {
  type Brand,
  importCalls,
  historyCalls,
  referenceCalls,
  productCalls,
  type ProductRow,
} from '@backoffice/contracts';
import { sql } from 'kysely';

import { onServer } from '../../../testing/on-each-engine';
import { applied, checkedImport, shoeLine, shoeLines } from '../../../testing/shop/imports/imports';
import { openShop, type Shop } from '../../../testing/shop/test-shop';
import { barcodeOf } from '../../units/barcodes';

onServer('an import that was found right', (server) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(server());
  });
  const db = () => server().database.db;
  const stock = async (query: Record<string, string | number> = {}): Promise<ProductRow[]> =>
    (await shop.api.ok(productCalls.list, { query: { limit: 500, ...query } })).data;
  const apply = (id: number, create: unknown = true) => ({ params: { id }, body: { create } });

  test('brings units with their products, deliveries, barcodes and one operation', async () => {
    const line = shoeLine(2, { quantity: 3, receivedOn: '2025-03-01', setAside: 'damaged' });
    const other = shoeLine(3, { code: 'IM-2', size: '43', location: 'Prizren', quantity: 2 });
    const id = await checkedImport(db(), shop, [line, other], { name: 'pairs.csv' });
    expect(await applied(db(), shop, id)).toBe('applied');

    const rows = await stock();
    expect(rows).toHaveLength(5);
    const [prizren, , prishtina] = rows;
    expect(prizren).toMatchObject({
      code: 'IM-2',
      number: '43',
      location: 'Prizren',
      price: '49.90',
    });
    expect(prishtina).toMatchObject({
      ...{ number: '42', location: 'Prishtinë', date: '2025-03-01', set_aside: 'damaged' },
    });
    expect(new Set(rows.map(({ barcode }) => barcode)).size).toBe(5);
    expect(rows.every(({ label_due }) => label_due)).toBe(true);
    const { data: shown } = await shop.api.ok(historyCalls.list);
    expect(shown[0]).toMatchObject({ kind: 'import', units: 5, products: 1, note: 'pairs.csv' });
    const deliveries = await db()
      .selectFrom('deliveries')
      .select(['received_on', 'import_price'])
      .where('company_id', '=', shop.companyId)
      .execute();
    expect(deliveries).toHaveLength(2);
  });

  test('of a thousand rows comes in batches, whole, and in the order of the file', async () => {
    const lines = shoeLines(1_201);
    expect(await applied(db(), shop, await checkedImport(db(), shop, lines))).toBe('applied');
    const units = await db()
      .selectFrom('units as u')
      .innerJoin('products as p', 'p.id', 'u.product_id')
      .select(['u.barcode', 'p.code'])
      .where('u.company_id', '=', shop.companyId)
      .orderBy('u.barcode')
      .execute();
    expect(units.map(({ code }) => code)).toEqual(lines.map(({ code }) => code));
  });

  test('creates missing reference data with consent, and otherwise names it', async () => {
    const line = shoeLine(2, { brand: 'Pumë', color: 'E kaltër', size: '36.5', location: 'Pejë' });
    const id = await checkedImport(db(), shop, [line]);
    const refused = await shop.api.refused(422, importCalls.apply, apply(id, false));
    expect(refused.fields?.create).toMatch(/Pumë.*E kaltër.*36\.5.*Pejë/);
    await shop.api.refused(422, importCalls.apply, apply(id, ['brands', 'colors', 'numbers']));
    expect(await applied(db(), shop, id)).toBe('applied');
    const brands = (await shop.api.ok(referenceCalls.listBrands)).data;
    expect(brands).toContainEqual(
      expect.objectContaining({ brandName: 'Pumë', produced: 'Vietnam', type: 'shoes' }),
    );
    expect((await stock())[0]).toMatchObject({ brand: 'Pumë', number: '36.5', location: 'Pejë' });
  });

  test('is refused with errors, before its check, and twice', async () => {
    const wrong = await checkedImport(db(), shop, [shoeLine(2)], { errors: 1 });
    await shop.api.refused(422, importCalls.apply, apply(wrong));
    const id = await checkedImport(db(), shop, [shoeLine(2)]);
    expect(await applied(db(), shop, id)).toBe('applied');
    expect((await shop.api.refused(409, importCalls.apply, apply(id))).code).toBe('closed');
    expect((await shop.api.refused(409, importCalls.cancel, { params: { id } })).code).toBe(
      'closed',
    );
    await shop.api.refused(404, importCalls.apply, apply(id + 1_000_000));
  });

  test('keeps its barcodes, and later units never get the same ones', async () => {
    const [before = 0] = await shop.receive(1);
    const far = [barcodeOf(40), barcodeOf(12)];
    const lines = far.map((barcode, index) => shoeLine(index + 2, { barcode }));
    const id = await checkedImport(db(), shop, [...lines, ...shoeLines(3)]);
    expect(await applied(db(), shop, id)).toBe('applied');
    await shop.receive(60);
    const rows = await stock();
    expect(rows).toHaveLength(1 + 5 + 60);
    expect(new Set(rows.map(({ barcode }) => barcode)).size).toBe(rows.length);
    const kept = rows.filter(({ barcode }) => far.includes(barcode));
    // Their labels came along; those with new barcodes have none.
    expect(kept.map(({ label_due }) => label_due)).toEqual([false, false]);
    expect(before).toBeGreaterThan(0);
  });

  test('brings suppliers’ codes, each once', async () => {
    const coded = { productCode: '4006381333931' };
    const id = await checkedImport(db(), shop, shoeLines(2, { ...coded, code: 'EAN-1' }));
    await applied(db(), shop, id);
    const codes = await db()
      .selectFrom('product_codes')
      .select(['code', 'gtin', 'import_id'])
      .where('company_id', '=', shop.companyId)
      .execute();
    expect(codes).toEqual([{ code: '4006381333931', gtin: '04006381333931', import_id: id }]);
    const other = await checkedImport(db(), shop, [shoeLine(2, { ...coded, code: 'EAN-2' })]);
    const { message } = await shop.api.refused(422, importCalls.apply, apply(other));
    expect(message).toContain('4006381333931');
  });

  test('of reference data and articles is booked at once', async () => {
    const input = { brandName: 'Adidas', produced: 'China', type: 'textile' } as const;
    const known = { brandName: 'Nike', produced: 'Peru', type: 'shoes' } as const;
    const items = [input, known].map((one, index) => ({
      ...{ is: 'item' as const, kind: 'brand' as const, line: index + 2, input: one },
    }));
    const id = await checkedImport(db(), shop, items);
    const { data } = await shop.api.ok(importCalls.apply, apply(id, false));
    expect(data).toMatchObject({ state: 'applied', booked: 2, total: 2, operation: null });
    const brands = (await shop.api.ok(referenceCalls.listBrands)).data as Brand[];
    expect(brands.filter(({ brandName }) => brandName === 'Nike')).toMatchObject([
      { produced: 'Vietnam' },
    ]);
    const article = { is: 'article' as const, articleNumber: 'A-7', name: 'Bag', type: 'article' };
    const articles = [3, 4].map((quantity) => ({ ...article, line: quantity, quantity }));
    await shop.api.ok(importCalls.apply, apply(await checkedImport(db(), shop, articles)));
    const kept = await db()
      .selectFrom('articles')
      .select('quantity')
      .where('company_id', '=', shop.companyId)
      .execute();
    expect(kept).toEqual([{ quantity: 7 }]);
  });

  test('of a large company that is new is counted, for statements to be planned by', async () => {
    const id = await checkedImport(db(), shop, shoeLines(2_500));
    expect(await applied(db(), shop, id)).toBe('applied');
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
      explain (format json) select from units where company_id = ${sql.lit(shop.companyId)}`.execute(
      db(),
    );
    expect(rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows']).toBeGreaterThan(100);
  });

  test('is refused while another one is being booked', async () => {
    const ids = [0, 1].map(() => checkedImport(db(), shop, shoeLines(4_000)));
    const answers = await Promise.all(
      (await Promise.all(ids)).map((id) => shop.api.any(importCalls.apply, apply(id))),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });
});
