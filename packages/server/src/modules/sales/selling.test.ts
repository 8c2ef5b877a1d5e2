import { figureCalls, productCalls, saleCalls } from '@backoffice/contracts';

import { onEachEngine } from '../../testing/on-each-engine';
import { openShop, type Shop } from '../../testing/shop/test-shop';

const { sell } = saleCalls;
const salesOn = async ({ api }: Shop, date: string) =>
  (await api.ok(saleCalls.ofDay, { query: { date } })).data;

onEachEngine('selling', (server) => {
  afterEach(() => server().clock.set(null));

  test('a basket gets one receipt, leaves the stock and stands in the sales of the day', async () => {
    const shop = await openShop(server());
    const { api, receive, line } = shop;
    const [first = 0, second = 0, third = 0] = await receive(3);
    const body = [
      line(first, { price: '45.5', paymentType: 'bank', bank: 'NLB', sale_type: 'online' }),
      line(second, { price: 40, bank: 'TEB' }),
    ];
    const { data: sold } = await api.ok(sell, { body });
    expect(sold).toMatchObject({ receipt_number: 1, total: '85.50', ids: [first, second] });
    expect((await api.ok(productCalls.ids)).data).toEqual([third]);
    const { data: sales } = await api.ok(saleCalls.ofDay);
    expect(sales).toEqual([
      expect.objectContaining({
        brand_name: 'Nike',
        product_price: '49.90',
        sale_price: '45.50',
        payment_type: 'bank',
        bank_name: 'NLB',
        sale_type: 'online',
        receipt_number: 1,
      }),
      expect.objectContaining({ sale_price: '40.00', payment_type: 'cash', bank_name: null }),
    ]);
    expect((await api.ok(sell, { body: [line(third)] })).data.receipt_number).toBe(2);
  });

  test('the regular price on record counts, whatever the seller saw', async () => {
    const { api, receive, line } = await openShop(server());
    const [first = 0, second = 0] = await receive(2);
    expect((await api.ok(sell, { body: [line(first)] })).message).toBeUndefined();
    const { message } = await api.ok(sell, { body: [line(second, { regular_price: 39 })] });
    expect(message).toBe(`Regular price on record: NK-1 (${second}) 49.90 €`);
    const { data } = await api.ok(saleCalls.ofDay);
    expect(data.map((row) => row.product_price)).toEqual(['49.90', '49.90']);
  });

  test('a unit that somebody sold before stops the whole basket and says who it was', async () => {
    const { api, receive, line } = await openShop(server());
    const [first = 0, second = 0] = await receive(2);
    await api.ok(sell, { body: [line(first)] });
    const refusal = await api.refused(409, sell, { body: [line(second), line(first)] });
    expect(refusal.code).toBe('already_sold');
    expect(refusal.conflicts).toEqual([
      { id: first, code: 'NK-1', sold_at: expect.any(String), sold_by: expect.any(String) },
    ]);
    expect((await api.ok(productCalls.ids)).data).toEqual([second]);
    const transfer = { ids: [first], location: 1 };
    expect([404, 409]).toContain((await api.any(productCalls.transfer, { body: transfer })).status);
  });

  test('a scanned barcode tells whether, when and by whom it was sold', async () => {
    const { api, receive, line } = await openShop(server());
    const [id = 0] = await receive(1);
    const code = (await api.ok(productCalls.list)).data[0]?.barcode ?? '';
    const scan = async () => (await api.ok(productCalls.byBarcode, { params: { code } })).data;
    expect(await scan()).toMatchObject({ id, barcode: code, sold: null });
    await api.ok(sell, { body: [line(id)] });
    expect((await scan()).sold).toMatchObject({ price: '45.00', receipt_number: 1 });
    await api.refused(404, productCalls.byBarcode, { params: { code: '999999999999' } });
  });

  test('wrong baskets are refused whole', async () => {
    const { api, receive, line } = await openShop(server());
    const other = await openShop(server());
    const [id = 0] = await receive(1);
    const [foreign = 0] = await other.receive(1);
    const refused = (status: number, body: unknown) => api.refused(status, sell, { body });
    await refused(422, [line(id), line(id)]);
    await refused(422, [line(id, { paymentType: 'bank' })]);
    await refused(422, [line(id, { paymentType: 'bank', bank: '' })]);
    await refused(422, [line(id, { paymentType: 'bank', bank: 'ABC' })]);
    await refused(422, [line(id, { price: -1 })]);
    await refused(422, [line(id, { price: '1.005' })]);
    await refused(422, []);
    await refused(404, [line(id), line(foreign)]);
    await refused(404, [line(999_999)]);
    expect((await api.ok(productCalls.ids)).data).toEqual([id]);
    expect((await other.api.ok(productCalls.ids)).data).toEqual([foreign]);
  });

  test.each([
    ['before midnight', '2026-07-14T21:30:00Z', '2026-07-14'],
    ['after midnight', '2026-07-14T22:30:00Z', '2026-07-15'],
    ['before midnight in winter', '2026-01-14T22:30:00Z', '2026-01-14'],
    ['after midnight in winter', '2026-01-14T23:30:00Z', '2026-01-15'],
    ['before the night in which clocks go forward', '2026-03-28T22:30:00Z', '2026-03-28'],
    ['in the night in which clocks go forward', '2026-03-28T23:30:00Z', '2026-03-29'],
    ['before midnight once they went forward', '2026-03-29T21:30:00Z', '2026-03-29'],
    ['after midnight once they went forward', '2026-03-29T22:30:00Z', '2026-03-30'],
    ['in the year that has begun there', '2026-12-31T23:30:00Z', '2027-01-01'],
  ])('a sale %s belongs to the day of the shop', async (_when, moment, day) => {
    const shop = await openShop(server(), { timezone: 'Europe/Belgrade' });
    const [id = 0] = await shop.receive(1);
    server().clock.set(moment);
    // A session that began at another time has ended.
    await server()
      .database.db.updateTable('sessions')
      .set({ seen_at: moment, created_at: moment })
      .execute();
    await shop.api.ok(sell, { body: [shop.line(id)] });
    expect(await salesOn(shop, day)).toHaveLength(1);
    expect((await shop.api.ok(saleCalls.ofDay)).data).toHaveLength(1);
    const year = Number(day.slice(0, 4));
    const { data } = await shop.api.ok(figureCalls.years, {
      body: { years: [year], type: 'sales' },
    });
    const figures = data[0] as { salesArray: number[] };
    expect(figures.salesArray[Number(day.slice(5, 7)) - 1]).toBe(45);
  });
});
