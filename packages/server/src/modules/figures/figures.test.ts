import {
  deliveryCalls,
  figureCalls as calls,
  productCalls,
  returnCalls,
  saleCalls,
  soldSaleCalls,
} from '@backoffice/contracts';

import { onEachEngine } from '../../testing/on-each-engine';
import { openShop, thisYear } from '../../testing/shop/test-shop';

/** The clock jumps by months, and nobody should have to sign in again for it. */
const YEAR = 365 * 86_400_000;
const options = { config: { sessionIdle: YEAR, sessionLife: YEAR } };

onEachEngine(
  'figures',
  (server) => {
    afterEach(() => server().clock.set(null));

    const at = (moment: string) => server().clock.set(moment);

    test('put today beside yesterday and the same weekday a week ago', async () => {
      at('2026-11-14T11:00:00Z');
      const { api, receive, line } = await openShop(server());
      const sell = (...body: object[]) => api.ok(saleCalls.sell, { body });
      const [a = 0, b = 0, c = 0, d = 0] = await receive(5);
      await sell(line(a, { price: '10.10' }));
      // Half past midnight in the shop, still yesterday in UTC.
      at('2026-11-20T23:30:00Z');
      const { data: sale } = await sell(line(b, { price: '20.20' }), line(c, { price: '30.30' }));
      await sell(line(d, { price: '0.01' }));
      at('2026-11-21T22:00:00Z');
      expect((await api.ok(calls.days)).data).toEqual({
        today: { date: '2026-11-21', amount: '50.51', units: 3, receipts: 2, average: '25.26' },
        yesterday: { date: '2026-11-20', amount: '0.00', units: 0, receipts: 0, average: null },
        last_week: { date: '2026-11-14', amount: '10.10', units: 1, receipts: 1, average: '10.10' },
      });
      const { lines } = (await api.ok(soldSaleCalls.sale, { params: { id: sale.id } })).data;
      const returns = [{ line: lines[0]?.id ?? 0, reason: 'size' }];
      await api.ok(returnCalls.make, { body: { returns } });
      const { today } = (await api.ok(calls.days)).data;
      expect(today).toMatchObject({ amount: '30.31', units: 2, receipts: 2, average: '15.16' });
    });

    test('name the brands and sizes that sold best this month', async () => {
      at('2026-10-31T11:00:00Z');
      const { api, receive, line, sizes, bags } = await openShop(server());
      const sell = (...ids: number[]) =>
        api.ok(saleCalls.sell, { body: ids.map((id) => line(id)) });
      const [old = 0, ...small] = await receive(3);
      const large = await receive(3, { sizes: [{ size: sizes[1], quantity: 3 }] });
      const { data: bag } = await api.ok(deliveryCalls.receive, {
        body: {
          productType: 'accessories',
          code: 'B-1',
          name: 'Backpack',
          brand: bags,
          importPrice: 10,
          stockPrice: 30,
          quantity: 1,
        },
      });
      await sell(old);
      at('2026-11-01T11:00:00Z');
      await sell(...small, ...large);
      await sell(...bag.items.map(({ id }) => id));
      expect((await api.ok(calls.bestSellers)).data).toEqual({
        since: '2026-11-01',
        brands: [
          { name: 'Nike', type: 'shoes', units: 5, amount: '225.00' },
          { name: 'Eastpak', type: 'accessories', units: 1, amount: '45.00' },
        ],
        sizes: [
          { name: '43', type: 'shoes', units: 3, amount: '135.00' },
          { name: '42', type: 'shoes', units: 2, amount: '90.00' },
        ],
      });
    });

    test('count the stock by location, and what is over 90 days old', async () => {
      at('2026-08-22T11:00:00Z');
      const { api, receive, line, locations } = await openShop(server());
      const [first = 0, second = 0, sold = 0] = await receive(3);
      at('2026-08-23T11:00:00Z');
      await receive(2);
      const [, prizren = 0] = locations;
      await api.ok(productCalls.transfer, { body: { ids: [first], location: prizren } });
      await api.ok(saleCalls.sell, { body: [line(sold)] });
      const shops = async (moment: string) => {
        at(moment);
        return (await api.ok(calls.stock)).data;
      };
      expect(await shops('2026-11-21T11:00:00Z')).toEqual({
        slow_until: '2026-08-22',
        under_way: { units: 0, value: '0.00', slow: 0 },
        locations: [
          { id: locations[0], name: 'Prishtinë', units: 3, value: '149.70', slow: 1 },
          { id: prizren, name: 'Prizren', units: 1, value: '49.90', slow: 1 },
        ],
      });
      // The list that a click on the figure opens has the same units.
      const query = { end_date: '2026-08-22', location: locations[0] ?? 0 };
      const { data } = await api.ok(productCalls.list, { query });
      expect(data.map(({ id }) => id)).toEqual([second]);
    });

    test('of a new company are empty, whatever others sell', async () => {
      const { receive, api, line } = await openShop(server());
      const [id = 0] = await receive(2);
      await api.ok(saleCalls.sell, { body: [line(id)] });
      const other = await openShop(server());
      const { data: days } = await other.api.ok(calls.days);
      expect(days.today).toMatchObject({ amount: '0.00', units: 0, average: null });
      expect((await other.api.ok(calls.bestSellers)).data).toMatchObject({ brands: [], sizes: [] });
      expect((await other.api.ok(calls.stock)).data.locations).toEqual([]);
    });

    test('count each sale in its month by type, channel and payment', async () => {
      const shop = await openShop(server());
      const { api, receive, line } = shop;
      const [a = 0, b = 0, c = 0] = await receive(3);
      const bank = { paymentType: 'bank', bank: 'PCB' };
      const body = [
        line(a, { price: '10.10' }),
        line(b, { price: '20.20', sale_type: 'online', ...bank }),
        line(c, { price: '0.30', ...bank }),
      ];
      await api.ok(saleCalls.sell, { body });
      const year = thisYear();
      const sum = async (type: string) => {
        const { data } = await api.ok(calls.years, {
          body: { years: [year, 2001], type },
        });
        const [now, then] = data as { year: number; salesArray: number[] }[];
        expect([now?.year, then?.year]).toEqual([year, 2001]);
        expect(then?.salesArray).toEqual(new Array(12).fill(0));
        return now?.salesArray.reduce((total, value) => total + value, 0);
      };
      expect(await sum('sales')).toBe(30.6);
      expect(await sum('shoes')).toBe(30.6);
      expect(await sum('textile')).toBe(0);
      expect(await sum('quantity')).toBe(3);
      expect(await sum('online')).toBe(20.2);
      expect(await sum('bank')).toBe(20.5);

      const { data: online } = await api.ok(calls.years);
      expect(online).toEqual([expect.objectContaining({ sale_price: '20.20' })]);
    });

    test('too many or impossible years are refused', async () => {
      const { api } = await openShop(server());
      const refused = (body: object) => api.refused(422, calls.years, { body });
      await refused({
        years: Array.from({ length: 21 }, (_, index) => 2000 + index),
        type: 'sales',
      });
      await refused({ years: [], type: 'sales' });
      await refused({ years: [99_999], type: 'sales' });
      await refused({ years: [2026], type: 'hats' });
    });
  },
  options,
);
