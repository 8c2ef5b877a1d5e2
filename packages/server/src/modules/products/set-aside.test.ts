import { productCalls, saleCalls } from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { approvedBy, type Counter, openCounter } from '../../testing/shop/counter';

const { setAside, list, transfer } = productCalls;

onServer('a unit that is set aside', (server) => {
  let shop: Counter;
  beforeEach(async () => {
    shop = await openCounter(server());
  });
  const aside = (id: number, reason: string | null) => ({ params: { id }, body: { reason } });

  test('stays in stock and may move, but is not sold until it is put back', async () => {
    const [one = 0, two = 0] = await shop.receive(2);
    const { data } = await shop.api.ok(setAside, aside(one, 'damaged'));
    expect(data).toMatchObject({ id: one, set_aside: 'damaged', code: 'NK-1' });
    const basket = { body: [shop.line(one), shop.line(two)] };
    const refused = await shop.api.refused(409, saleCalls.sell, basket);
    expect([refused.code, refused.conflicts?.map(({ id }) => id)]).toEqual(['set_aside', [one]]);
    const listed = async (query: Record<string, string>) =>
      (await shop.api.ok(list, { query })).data.map(({ id }) => id);
    expect(await listed({ set_aside: '1' })).toEqual([one]);
    expect(await listed({ set_aside: '0' })).toEqual([two]);
    expect((await listed({})).sort()).toEqual([one, two].sort());
    await shop.api.ok(transfer, { body: { ids: [one], location: shop.locations[1] } });
    await shop.api.ok(setAside, aside(one, null));
    await shop.api.ok(saleCalls.sell, basket);
    expect(await shop.history(one)).toEqual([
      'received',
      'set_aside',
      'transferred',
      'put_back',
      'sold',
    ]);
  });

  test('is not counted among the sizes that a shop can offer', async () => {
    const [one = 0, two = 0] = await shop.receive(2);
    await shop.api.ok(setAside, aside(one, 'unsellable'));
    const { data } = await shop.api.ok(productCalls.siblings, { params: { id: two } });
    expect(data.map(({ count }) => count)).toEqual([1]);
  });

  test('as it is already moves nothing, and sold it is refused', async () => {
    const [one = 0, sold = 0] = await shop.receive(2);
    await shop.api.ok(setAside, aside(one, null));
    expect(await shop.history(one)).toEqual(['received']);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(sold)] });
    const refused = await shop.api.refused(409, setAside, aside(sold, 'damaged'));
    expect(refused.code).toBe('already_sold');
    await shop.api.refused(422, setAside, aside(one, 'ugly'));
    await shop.api.refused(404, setAside, aside(999_999_999, 'damaged'));
  });

  test('needs the right to adjust stock in that shop, or an approval', async () => {
    const [one = 0] = await shop.receive(1);
    const [cashier, stock] = [await shop.hire('cashier'), await shop.hire('stock')];
    const sent = aside(one, 'damaged');
    await cashier.api.refused(403, setAside, sent);
    const [, there = 0] = shop.locations;
    const elsewhere = await shop.hire('stock', { location: there, limited: true });
    await elsewhere.api.refused(403, setAside, sent);
    const action = 'stock.adjust' as const;
    const headers = await approvedBy(cashier.api, {
      by: stock.userId,
      action,
      call: setAside,
      sent,
    });
    await cashier.api.ok(setAside, { ...sent, headers });
    expect(await shop.audit('approval.used')).toMatchObject([
      {
        user_id: cashier.userId,
        approved_by: stock.userId,
        subject: `stock.adjust (PUT products/${one}/set-aside)`,
      },
    ]);
    const stranger = await openCounter(server());
    await stranger.api.refused(404, setAside, sent);
  });

  test('and sold at the same moment ends up as only one of the two', async () => {
    const units = await shop.receive(10);
    for (const unit of units) {
      const [put, sale] = await Promise.all([
        shop.api.any(setAside, aside(unit, 'damaged')),
        shop.api.any(saleCalls.sell, { body: [shop.line(unit)] }),
      ]);
      expect([put.status, sale.status].sort()).toEqual([200, 409]);
    }
  });
});
