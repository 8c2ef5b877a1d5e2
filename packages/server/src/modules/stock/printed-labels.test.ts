import {
  deliveryCalls,
  historyCalls,
  priceCalls,
  productCalls,
  stockCalls,
} from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';

onServer('labels that were printed', (server) => {
  let shop: Counter;
  let ids: number[];
  beforeEach(async () => {
    shop = await openCounter(server());
    // What was just received has no label yet.
    const { data } = await shop.api.ok(deliveryCalls.receive, { body: shop.shoes(3) });
    ids = data.items.map(({ id }) => id);
  });
  const label = (id = 0, more: object = {}) => ({
    ...{ id, price: '49.90', code: 'NK-1', number: '42' },
    ...more,
  });
  const due = async () => {
    const { data } = await shop.api.ok(productCalls.list, { query: { label_due: '1' } });
    return data.map(({ id }) => id).sort((a, b) => a - b);
  };

  test('are right where they say what the units are; others stay due', async () => {
    const [right, dear, small] = ids;
    const labels = [label(right), label(dear, { price: '59.90' }), label(small, { number: '41' })];
    const { data } = await shop.api.ok(stockCalls.labelsPrinted, { body: { labels } });
    expect(data.ids).toEqual([right]);
    expect(await due()).toEqual([dear, small]);
    const other = [label(dear, { code: 'NK-2' }), label(small, { number: null })];
    await shop.api.ok(stockCalls.labelsPrinted, { body: { labels: other } });
    expect(await due()).toEqual([dear, small]);
  });

  test('of a unit that was received stay due over a change of price and its undo', async () => {
    const { data: preview } = await shop.api.ok(priceCalls.preview, {
      body: { ids, set: '59.90' },
    });
    const { data: applied } = await shop.api.ok(priceCalls.apply, { body: { hash: preview.hash } });
    expect(await due()).toEqual(ids);
    await shop.api.ok(historyCalls.undo, { params: { id: applied.operation }, body: {} });
    expect(await due()).toEqual(ids);
  });

  test('of another shop or company stay due', async () => {
    const labels = ids.map((id) => label(id));
    const limited = await shop.hire('stock', { location: shop.locations[1] ?? 0, limited: true });
    const stranger = await openCounter(server());
    for (const { api } of [limited, stranger]) {
      const { data } = await api.ok(stockCalls.labelsPrinted, { body: { labels } });
      expect(data.ids).toEqual([]);
    }
    expect(await due()).toEqual(ids);
    await shop.api.ok(stockCalls.labelsPrinted, { body: { labels } });
    expect(await due()).toEqual([]);
  });
});
