import {
  figureCalls,
  type OnlineSale,
  returnCalls,
  saleCalls,
  soldSaleCalls,
  type YearFigures,
} from '@backoffice/contracts';
import { sql } from 'kysely';

import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';
import { openShop, thisYear } from '../../testing/shop/test-shop';

const { sell } = saleCalls;

onServer('a sale that is undone', (server) => {
  afterEach(() => server().clock.set(null));

  const voidSale = ({ api }: Counter, id: number) =>
    api.ok(soldSaleCalls.void, { params: { id }, body: { reason: 'a test' } });

  test('is counted out of the figures, leaves the day, and its unit can be sold again', async () => {
    const shop = await openCounter(server());
    const { api, receive, line } = shop;
    const [first = 0, second = 0] = await receive(2);
    const { data: sold } = await api.ok(sell, { body: [line(first, { sale_type: 'online' })] });
    await api.ok(sell, { body: [line(second)] });
    await voidSale(shop, sold.id);

    expect(await shop.day()).toEqual(['sale 45.00']);
    expect(await shop.stock()).toEqual([first]);
    const years = [thisYear()];
    const sum = async (type: string) => {
      const { data } = await api.ok(figureCalls.years, { body: { years, type } });
      const [{ salesArray } = { salesArray: [] }] = data as { salesArray: number[] }[];
      return salesArray.reduce((total, value) => total + value, 0);
    };
    expect([await sum('sales'), await sum('quantity'), await sum('online')]).toEqual([45, 1, 0]);
    expect((await api.ok(figureCalls.years)).data).toEqual([]);

    await api.ok(sell, { body: [line(first)] });
    expect(await sum('quantity')).toBe(2);
    expect((await api.ok(saleCalls.ofDay)).data).toHaveLength(2);
  });

  test('in another month counts against that month, one by one as in the sums', async () => {
    const shop = await openCounter(server());
    const { api } = shop;
    const sellOnline = async (moment: string, prices: number[]) => {
      await shop.travel(moment);
      return shop.sold(prices.map((price) => ({ price, sale_type: 'online' })));
    };
    const undone = await sellOnline('2025-12-10T10:00:00Z', [45]);
    await shop.travel('2026-02-03T12:00:00Z');
    await voidSale(shop, undone.id);
    await sellOnline('2026-03-10T10:00:00Z', [46]);
    const back = await sellOnline('2026-03-10T11:00:00Z', [47]);
    await shop.travel('2026-03-20T12:00:00Z');
    const body = { returns: [{ line: back.first.id, reason: 'size' }] };
    await api.ok(returnCalls.make, { body });

    const online = async () => {
      const { data } = await api.ok(figureCalls.years);
      return (data as OnlineSale[]).map(({ sale_price, sold_at }) => [
        sale_price,
        sold_at.slice(0, 10),
      ]);
    };
    expect(await online()).toEqual([
      ['-45.00', '2026-02-03'],
      ['46.00', '2026-03-10'],
      ['47.00', '2026-03-10'],
      ['-47.00', '2026-03-20'],
    ]);
    const { data } = await api.ok(figureCalls.years, {
      body: { years: [2025, 2026], type: 'online' },
    });
    const [before, now] = (data as YearFigures[]).map(({ salesArray }) => salesArray);
    expect(before).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45]);
    expect(now).toEqual([0, -45, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    await shop.travel('2025-12-31T10:00:00Z');
    expect(await online()).toEqual([['45.00', '2025-12-10']]);
  });

  test('is undone once, and neither it nor a movement is ever edited', async () => {
    const shop = await openCounter(server());
    const { id } = await shop.sold([{}]);
    await voidSale(shop, id);
    const { db } = server().database;
    const of = sql`where company_id = ${shop.companyId}`;
    for (const change of [
      sql`update movements set kind = 'received' ${of}`,
      sql`delete from movements ${of}`,
      sql`update reversals set reason = 'other' ${of}`,
      sql`delete from reversals ${of}`,
    ]) {
      await expect(change.execute(db)).rejects.toThrow(/append-only/);
    }
    const again = sql`insert into reversals
      (company_id, sale_line_id, kind, reason, payment_type, user_id, happened_at, booked_on,
        recorded_at)
      select company_id, sale_line_id, kind, reason, payment_type, user_id, happened_at, booked_on,
        recorded_at
      from reversals ${of}`;
    await expect(again.execute(db)).rejects.toThrow(/duplicate key/);
  });

  test('no unit can be in two live sales, whatever the code does', async () => {
    const shop = await openShop(server());
    const [unit = 0] = await shop.receive(1);
    await shop.api.ok(sell, { body: [shop.line(unit)] });
    const twice = sql`insert into sale_lines (company_id, sale_id, unit_id, product_type,
        import_price, regular_price, price, payment_type, sale_type, sold_on)
      select company_id, sale_id, unit_id, product_type, import_price, regular_price, price,
        payment_type, sale_type, sold_on
      from sale_lines where company_id = ${shop.companyId}`;
    await expect(twice.execute(server().database.db)).rejects.toThrow(/sale_lines_of_unit/);
  });
});
