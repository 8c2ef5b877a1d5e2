import {
  figureCalls,
  type OnlineSale,
  productCalls,
  saleCalls,
  type YearFigures,
} from '@backoffice/contracts';
import { sql } from 'kysely';

import { onEachEngine } from '../../testing/on-each-engine';
import { openShop, type Shop } from '../../testing/test-shop';
import { countFigures } from '../figures/count-figures';

const { sell } = saleCalls;

onEachEngine('a sale that is undone', (server) => {
  afterEach(() => server().clock.set(null));

  /** As a mistake: on the day of the sale, or late on another. */
  const reverse = ({ companyId, userId }: Shop, unit: number, day?: string) =>
    server()
      .database.db.transaction()
      .execute(async (tx) => {
        const late = day ?? null;
        const { rows } = await sql<{ id: number }>`insert into reversals (company_id, sale_line_id,
            kind, reason, payment_type, bank, late, user_id, happened_at, booked_on, recorded_at)
          select company_id, id, 'void', '', payment_type, bank, cast(${late} as date) is not null,
            ${userId}, coalesce(cast(${late} as date) + time '12:00', now()),
            coalesce(cast(${late} as date), sold_on), now()
          from sale_lines where company_id = ${companyId} and unit_id = ${unit}
            and reversal_id is null
          returning id`.execute(tx);
        const [{ id } = { id: 0 }] = rows;
        await sql`update sale_lines set reversal_id = ${id}
          where company_id = ${companyId} and unit_id = ${unit} and reversal_id is null`.execute(
          tx,
        );
        await sql`update units set sale_id = null where company_id = ${companyId}
          and id = ${unit}`.execute(tx);
        await countFigures(tx, companyId, [id]);
      });

  test('is counted out of the figures, leaves the day, and its unit can be sold again', async () => {
    const shop = await openShop(server());
    const { api, receive, line } = shop;
    const [first = 0, second = 0] = await receive(2);
    await api.ok(sell, { body: [line(first, { sale_type: 'online' }), line(second)] });
    await reverse(shop, first);

    const { data: day } = await api.ok(saleCalls.ofDay);
    expect(day.map(({ sale_price: price }) => price)).toEqual(['45.00']);
    expect((await api.ok(productCalls.ids)).data).toEqual([first]);
    const years = [new Date().getFullYear()];
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
    const shop = await openShop(server());
    const { api, receive, line } = shop;
    const [kept = 0, undone = 0, atOnce = 0] = await receive(3);
    const sellOn = async (moment: string, ids: number[]) => {
      server().clock.set(moment);
      await server()
        .database.db.updateTable('sessions')
        .set({ seen_at: moment, created_at: moment })
        .execute();
      await api.ok(sell, { body: ids.map((id) => line(id, { sale_type: 'online' })) });
    };
    await sellOn('2025-12-10T10:00:00Z', [undone]);
    await sellOn('2026-03-10T10:00:00Z', [kept, atOnce]);
    await reverse(shop, undone, '2026-02-03');
    await reverse(shop, atOnce, '2026-03-20');

    const online = async () => {
      const { data } = await api.ok(figureCalls.years);
      return (data as OnlineSale[]).map(({ sale_price, sold_at }) => [
        sale_price,
        sold_at.slice(0, 10),
      ]);
    };
    expect(await online()).toEqual([
      ['-45.00', '2026-02-03'],
      ['45.00', '2026-03-10'],
      ['45.00', '2026-03-10'],
      ['-45.00', '2026-03-20'],
    ]);
    const { data } = await api.ok(figureCalls.years, {
      body: { years: [2025, 2026], type: 'online' },
    });
    const [before, now] = (data as YearFigures[]).map(({ salesArray }) => salesArray);
    expect(before).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45]);
    expect(now).toEqual([0, -45, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    server().clock.set('2025-12-31T10:00:00Z');
    expect(await online()).toEqual([['45.00', '2025-12-10']]);
  });

  test('is undone once, and neither it nor a movement is ever edited', async () => {
    const shop = await openShop(server());
    const [unit = 0] = await shop.receive(1);
    await shop.api.ok(sell, { body: [shop.line(unit)] });
    await reverse(shop, unit);
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
    await expect(twice.execute(server().database.db)).rejects.toThrow(/sale_lines_live/);
  });
});
