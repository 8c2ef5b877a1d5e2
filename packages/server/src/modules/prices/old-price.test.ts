import {
  deliveryCalls,
  historyCalls,
  priceCalls,
  productCalls,
  stockCalls,
} from '@backoffice/contracts';

import { onEachEngine } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';

onEachEngine('the old price of a unit', (server) => {
  let shop: Counter;
  let delivery: number;
  let ids: number[];
  beforeEach(async () => {
    shop = await openCounter(server());
    const { data } = await shop.api.ok(deliveryCalls.receive, { body: shop.shoes(2) });
    delivery = data.id;
    ids = data.items.map(({ id }) => id);
  });

  const reprice = async (set: string, of = ids) => {
    const { data } = await shop.api.ok(priceCalls.preview, { body: { ids: of, set } });
    return (await shop.api.ok(priceCalls.apply, { body: { hash: data.hash } })).data.operation;
  };
  const undo = async (operation: number) =>
    shop.api.ok(historyCalls.undo, { params: { id: operation }, body: {} });
  const correct = async (stockPrice: string) =>
    shop.api.ok(deliveryCalls.correct, { params: { id: delivery }, body: { stockPrice } });
  /** Price and old price of both, as the stock list has them, which is how their delivery does. */
  const prices = async () => {
    const { data } = await shop.api.ok(productCalls.list, {});
    const { data: view } = await shop.api.ok(deliveryCalls.one, { params: { id: delivery } });
    const listed = ids.map((id) => data.find((row) => row.id === id));
    const delivered = ids.map((id) => view.units.find((row) => row.id === id));
    const of = (rows: typeof listed) => rows.map((row) => [row?.price, row?.old_price]);
    expect(of(delivered)).toEqual(of(listed));
    return of(listed);
  };

  test('is the one before the latest change, until its label is printed', async () => {
    expect(await prices()).toEqual([
      ['49.90', null],
      ['49.90', null],
    ]);
    await reprice('44.90');
    await reprice('39.90', ids.slice(0, 1));
    expect(await prices()).toEqual([
      ['39.90', '44.90'],
      ['44.90', '49.90'],
    ]);
    const [id = 0] = ids;
    const labels = [{ id, price: '39.90', code: 'NK-1', number: '42' }];
    await shop.api.ok(stockCalls.labelsPrinted, { body: { labels } });
    expect(await prices()).toEqual([
      ['39.90', null],
      ['44.90', '49.90'],
    ]);
  });

  test('is the one before that again once a change is taken back', async () => {
    await reprice('44.90');
    const raised = await reprice('54.90');
    expect(await prices()).toContainEqual(['54.90', '44.90']);
    await undo(raised);
    expect(await prices()).toEqual([
      ['44.90', '49.90'],
      ['44.90', '49.90'],
    ]);
  });

  test('is none where a change was taken back, or a mistyped price put right', async () => {
    await undo(await reprice('59.90'));
    expect(await prices()).toContainEqual(['49.90', null]);
    await correct('4.99');
    expect(await prices()).toContainEqual(['4.99', null]);
  });
});
