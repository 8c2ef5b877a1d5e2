import { priceCalls, productCalls, saleCalls } from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { openCounter } from '../../testing/shop/counter';

const { preview, apply } = priceCalls;

onServer('prices of many', (server) => {
  test('a fifth less, ending .90, of 3,000 units: applied to the cent as previewed', async () => {
    const shop = await openCounter(server());
    for (let product = 0; product < 15; product += 1) {
      const stockPrice = (9.95 + product * 7.37).toFixed(2);
      await shop.receive(200, { code: `P-${product}`, stockPrice });
    }
    const body = { filter: { code: 'p-' }, percent: -20, ending: '.90' };
    const { data: seen } = await shop.api.ok(preview, { body });
    expect(seen.units + seen.unchanged).toBe(3_000);
    const { data: done } = await shop.api.ok(apply, { body: { hash: seen.hash } });
    expect(done.ids).toHaveLength(seen.units);
    const { data: units } = await shop.api.ok(productCalls.list, { query: { label_due: '1' } });
    const applied = new Map<string, string[]>();
    for (const { code, price } of units) {
      applied.set(code, [...(applied.get(code) ?? []), price]);
    }
    expect(applied.size).toBe(seen.row_count);
    for (const { code, units: count, new: price } of seen.rows) {
      expect(price).toMatch(/\.90$/);
      expect([code, applied.get(code)]).toEqual([code, Array.from({ length: count }, () => price)]);
    }
    // Now every label is due already. Checking each of them must not take longer than a statement
    // may.
    const again = await shop.api.ok(preview, { body: { ...body, percent: -10 } });
    await shop.api.ok(apply, { body: { hash: again.data.hash } });
  }, 180_000);

  test('sold and repriced at the same moment, a unit has one price for both', async () => {
    const shop = await openCounter(server());
    for (let round = 0; round < 5; round += 1) {
      const [unit = 0, other = 0] = await shop.receive(2);
      const body = { ids: [unit, other], set: '10.00' };
      const { data: seen } = await shop.api.ok(preview, { body });
      const [sold, repriced] = await Promise.all([
        shop.api.any(saleCalls.sell, { body: [shop.line(unit)] }),
        shop.api.any(apply, { body: { hash: seen.hash } }),
      ]);
      expect(sold.status).toBe(200);
      expect([200, 409]).toContain(repriced.status);
      const kinds = repriced.status === 200 ? ['received', 'repriced'] : ['received'];
      expect(await shop.history(other)).toEqual(kinds);
      expect(await shop.history(unit)).toEqual([...kinds, 'sold']);
    }
  });
});
