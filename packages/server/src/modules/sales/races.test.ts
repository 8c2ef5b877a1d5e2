import { deliveryCalls, figureCalls, productCalls, saleCalls } from '@backoffice/contracts';

import { seededRandom } from '../../demo/random';
import { patience, rounds } from '../../testing/engines';
import { onServer } from '../../testing/on-each-engine';
import { openShop, thisYear } from '../../testing/shop/test-shop';

const { list } = productCalls;
const { sell } = saleCalls;

onServer('many sellers at once', (server) => {
  test(
    'of fifty who want one unit one gets it, and the others learn who',
    async () => {
      const { api, receive, line } = await openShop(server());
      const tries = rounds(8, 100);
      const units = await receive(tries);
      for (const unit of units) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, () => api.atLast(sell, { body: [line(unit)] })),
        );
        const statuses = answers.map(({ status }) => status).sort();
        expect(statuses).toEqual([200, ...new Array<number>(49).fill(409)]);
      }
      const { data } = await api.ok(saleCalls.ofDay);
      expect(data).toHaveLength(tries);
      const numbers = data.map((row) => row.receipt_number);
      expect(numbers).toEqual(Array.from({ length: tries }, (_, index) => index + 1));
    },
    patience(300_000),
  );

  test(
    'overlapping baskets are sold whole or not at all',
    async () => {
      const { api, receive, line, companyId } = await openShop(server());
      const random = seededRandom(7);
      const baskets = rounds(160, 1_000);
      const units: number[] = [];
      while (units.length < baskets * 2)
        units.push(...(await receive(Math.min(1_000, baskets * 2))));
      const sold = new Set<number>();
      let left = baskets;
      const client = async () => {
        while (left > 0) {
          left -= 1;
          const ids = [
            ...new Set(Array.from({ length: random.between(1, 6) }, () => random.pick(units))),
          ];
          const { status } = await api.any(sell, {
            body: ids.map((id) => line(id, { price: '1.01' })),
          });
          expect([200, 409]).toContain(status);
          if (status !== 200) continue;
          for (const id of ids) {
            expect(sold.has(id)).toBe(false);
            sold.add(id);
          }
        }
      };
      await Promise.all(Array.from({ length: 8 }, client));

      const { data: unsold } = await api.ok(productCalls.ids);
      expect(unsold.length + sold.size).toBe(units.length);
      expect(unsold.filter((id) => sold.has(id))).toEqual([]);
      const { data } = await api.ok(saleCalls.ofDay);
      expect(data).toHaveLength(sold.size);
      const year = thisYear();
      const figures = await api.ok(figureCalls.years, {
        body: { years: [year], type: 'quantity' },
      });
      const [{ salesArray } = { salesArray: [] }] = figures.data as { salesArray: number[] }[];
      expect(salesArray.reduce((sum, units) => sum + units, 0)).toBe(sold.size);
      const totals = await server()
        .database.db.selectFrom('monthly_figures')
        .select(({ fn }) => fn.sum<string>('amount').as('amount'))
        .where('company_id', '=', companyId)
        .executeTakeFirstOrThrow();
      expect(Number(totals.amount)).toBeCloseTo(sold.size * 1.01, 6);
    },
    patience(300_000),
  );

  test('units that move and are sold at the same time end in one place', async () => {
    const { api, receive, line, locations } = await openShop(server());
    const ids = await receive(40);
    const work = ids.flatMap((id, index) => [
      api.any(sell, { body: [line(id)] }),
      api.any(productCalls.transfer, {
        body: { ids: ids.slice(index, index + 5).reverse(), location: locations[index % 2] },
      }),
    ]);
    for (const { status } of await Promise.all(work)) expect([200, 409]).toContain(status);
    expect((await api.ok(list)).data).toEqual([]);
  });

  test('deliveries at once get barcodes of their own', async () => {
    const { api, shoes } = await openShop(server());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        api.ok(deliveryCalls.receive, { body: shoes(5, { code: `same ${n % 2}` }) }),
      ),
    );
    const barcodes = answers.flatMap(({ data }) => data.items.map(({ barcode }) => barcode));
    expect(new Set(barcodes).size).toBe(100);
  });
});
