import {
  figureCalls,
  productCalls,
  returnCalls,
  saleCalls,
  stockCalls,
} from '@backoffice/contracts';

import { onEachEngine } from '../../testing/on-each-engine';
import { approvedBy, type Counter, openCounter } from '../../testing/shop/counter';

const { list, siblings, byBarcode, setAside, transfer } = productCalls;

onEachEngine('a unit that is out of stock', (server) => {
  let shop: Counter;
  beforeEach(async () => {
    shop = await openCounter(server());
  });
  const out = (ids: number[], more: object = {}) => ({ body: { ids, reason: 'lost', ...more } });
  const found = (ids: number[], location = shop.locations[0]) => ({ body: { ids, location } });
  const listed = async (query: Record<string, string> = {}) =>
    (await shop.api.ok(list, { query })).data.map(({ id }) => id).sort((a, b) => a - b);

  test('is not sold, and says why; found, it is for sale again', async () => {
    const [lost = 0, other = 0] = await shop.receive(2);
    await shop.api.ok(stockCalls.out, out([lost], { note: 'not on its shelf' }));
    const basket = { body: [shop.line(other), shop.line(lost)] };
    const refused = await shop.api.refused(409, saleCalls.sell, basket);
    expect(refused).toMatchObject({
      code: 'gone',
      message: `Not in stock: NK-1 (${lost}, lost)`,
      conflicts: [{ id: lost, out: { reason: 'lost', by: expect.stringContaining('Person') } }],
    });
    const body = { ids: [lost], location: shop.locations[1] };
    const { data } = await shop.api.ok(stockCalls.in, { body });
    expect(data).toEqual({ ids: [lost], operation: expect.any(Number) });
    await shop.api.ok(saleCalls.sell, basket);
    expect(await shop.history(lost)).toEqual(['received', 'went_out', 'found', 'sold']);
    const { data: history } = await shop.api.ok(productCalls.history, { params: { id: lost } });
    expect(history.slice(1, 3)).toMatchObject([
      { from: 'Prishtinë', to: null, reason: 'lost', note: 'not on its shelf' },
      { from: 'Prishtinë', to: 'Prizren', note: '' },
    ]);
  });

  test('is listed only where a person asks for units that are out', async () => {
    const [lost = 0, other = 0] = await shop.receive(2);
    await shop.api.ok(stockCalls.out, out([lost], { reason: 'damaged', note: 'heel' }));
    expect([await listed(), await listed({ out: '1' })]).toEqual([[other], [lost]]);
    expect((await shop.api.ok(list)).page).toMatchObject({ total: 1 });
    expect(await shop.stock()).toEqual([other]);
    const sizes = (await shop.api.ok(siblings, { params: { id: lost } })).data;
    expect(sizes.map(({ count }) => count)).toEqual([1]);
    const { data: stock } = await shop.api.ok(figureCalls.stock);
    expect(stock.locations.map(({ units, value }) => [units, value])).toEqual([[1, '49.90']]);
    const [{ barcode = '' } = {}] = (await shop.api.ok(list, { query: { out: '1' } })).data;
    const { data: unit } = await shop.api.ok(byBarcode, { params: { code: barcode } });
    expect(unit).toMatchObject({ out: 'damaged', sold: null, went_out: { note: 'heel' } });
    const moved = { body: { ids: [lost], location: shop.locations[1] } };
    expect((await shop.api.refused(409, transfer, moved)).code).toBe('gone');
    const aside = { params: { id: lost }, body: { reason: 'damaged' } };
    expect((await shop.api.refused(409, setAside, aside)).code).toBe('gone');
  });

  test('must have been in stock, and only it can be found; refusals name the unit', async () => {
    const [sold = 0, lost = 0, here = 0] = await shop.receive(3);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(sold)] });
    await shop.api.ok(stockCalls.out, out([lost]));
    const refused = async (call: typeof stockCalls.out | typeof stockCalls.in, sent: object) => {
      const { code, conflicts } = await shop.api.refused(409, call, sent);
      return [code, conflicts?.map(({ id }) => id)];
    };
    expect(await refused(stockCalls.out, out([here, sold]))).toEqual(['already_sold', [sold]]);
    expect(await refused(stockCalls.out, out([here, lost]))).toEqual(['gone', [lost]]);
    expect(await refused(stockCalls.in, found([lost, sold]))).toEqual(['already_sold', [sold]]);
    expect(await refused(stockCalls.in, found([lost, here]))).toEqual(['conflict', [here]]);
    expect(await listed()).toEqual([here]);
    await shop.api.refused(422, stockCalls.out, out([here, here]));
    await shop.api.refused(422, stockCalls.out, out([here], { reason: 'eaten' }));
    await shop.api.refused(404, stockCalls.out, out([here, 999_999_999]));
    await shop.api.refused(404, stockCalls.in, found([lost], 999_999_999));
    const stranger = await openCounter(server());
    await stranger.api.refused(404, stockCalls.out, out([here]));
    await stranger.api.refused(404, stockCalls.in, {
      body: { ids: [lost], location: stranger.locations[0] },
    });
  });

  test('may have come back from a customer, and keeps why it was set aside', async () => {
    const sale = await shop.sold([{}]);
    const [unit = 0] = sale.lines.map(({ unit_id: id }) => id);
    const returns = [{ line: sale.first.id, reason: 'defect', set_aside: 'damaged' }];
    await shop.api.ok(returnCalls.make, { body: { returns } });
    await shop.api.ok(stockCalls.out, out([unit], { reason: 'written_off' }));
    expect(await listed()).toEqual([]);
    await shop.api.ok(stockCalls.in, found([unit]));
    const refused = await shop.api.refused(409, saleCalls.sell, { body: [shop.line(unit)] });
    expect(refused.code).toBe('set_aside');
  });

  test('needs the right to adjust stock in that shop, or an approval', async () => {
    const [one = 0] = await shop.receive(1);
    const [cashier, stock] = [await shop.hire('cashier'), await shop.hire('stock')];
    await cashier.api.refused(403, stockCalls.out, out([one]));
    const [here = 0, there = 0] = shop.locations;
    const elsewhere = await shop.hire('stock', { location: there, limited: true });
    await elsewhere.api.refused(403, stockCalls.out, out([one]));
    const allowed = { by: stock.userId, action: 'stock.adjust' as const, call: stockCalls.out };
    const headers = await approvedBy(cashier.api, { ...allowed, sent: out([one]) });
    await cashier.api.ok(stockCalls.out, { ...out([one]), headers });
    expect(await shop.audit('approval.used')).toMatchObject([
      {
        user_id: cashier.userId,
        approved_by: stock.userId,
        subject: 'stock.adjust (POST stock/out)',
      },
    ]);
    expect(await shop.audit('stock.out')).toMatchObject([
      { user_id: cashier.userId, subject: `NK-1 (${one})`, changes: { reason: { after: 'lost' } } },
    ]);
    await elsewhere.api.refused(403, stockCalls.in, found([one], here));
    await elsewhere.api.ok(stockCalls.in, found([one], there));
    expect(await shop.audit('stock.found')).toMatchObject([{ user_id: elsewhere.userId }]);
  });

  test('and sold at the same moment ends up as only one of the two', async () => {
    const units = await shop.receive(10);
    for (const unit of units) {
      const [gone, sale] = await Promise.all([
        shop.api.any(stockCalls.out, out([unit])),
        shop.api.any(saleCalls.sell, { body: [shop.line(unit)] }),
      ]);
      expect([gone.status, sale.status].sort()).toEqual([200, 409]);
    }
  });
});
