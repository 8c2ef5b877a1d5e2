import { productCalls, stockCalls } from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';

onServer('labels that were printed', (server) => {
  let shop: Counter;
  let ids: number[];
  beforeEach(async () => {
    shop = await openCounter(server());
    ids = await shop.receive(3);
    const [{ operation = null } = {}] = (
      await shop.api.ok(productCalls.history, { params: { id: ids[0] ?? 0 } })
    ).data;
    await server()
      .database.db.updateTable('units')
      .set({ label_due_by: operation?.id ?? null })
      .where('company_id', '=', shop.companyId)
      .execute();
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
