import { referenceCalls, shipmentCalls } from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';

const { send, arrive, close, one, list } = shipmentCalls;

onServer('shipments of people who work for one shop', (server) => {
  let shop: Counter;
  let here: number;
  let there: number;
  let third: number;
  beforeEach(async () => {
    shop = await openCounter(server());
    [here = 0, there = 0] = shop.locations;
    third = await addShop(shop);
  });
  const keeper = (location = 0) => shop.hire('stock', { location, limited: true });
  const sending = (ids: number[], location = there) => ({ body: { ids, location } });
  const received = (id: number, ids: number[]) => ({ params: { id }, body: { ids } });
  const lost = (id: number, ids: number[]) => ({ params: { id }, body: { lost: ids } });

  test('start in their shop', async () => {
    const ids = await shop.receive(2);
    const away = await keeper(there);
    await away.api.refused(403, send, sending(ids, third));
    await away.api.refused(403, send, sending(ids, there));
    const own = await keeper(here);
    await own.api.ok(send, sending(ids));
  });

  test('are received where they go, and closed at both ends', async () => {
    const [a = 0, b = 0] = await shop.receive(2);
    const [sender, receiver, other] = [
      await keeper(here),
      await keeper(there),
      await keeper(third),
    ];
    const { data: shipment } = await sender.api.ok(send, sending([a, b]));
    const { id } = shipment;
    const rights = async ({ api }: Pick<Counter, 'api'>) => {
      const { data } = await api.ok(one, { params: { id } });
      return [data.shipment.may_receive, data.shipment.may_close];
    };
    expect(await rights(sender)).toEqual([false, true]);
    expect(await rights(receiver)).toEqual([true, true]);
    expect(await rights(other)).toEqual([false, false]);
    expect(await rights(shop)).toEqual([true, true]);
    for (const { api } of [sender, other]) await api.refused(403, arrive, received(id, [a]));
    await receiver.api.ok(arrive, received(id, [a]));
    await other.api.refused(403, close, lost(id, [b]));
    await sender.api.ok(close, lost(id, [b]));
    const listed = await other.api.ok(list);
    expect(listed.data).toMatchObject([{ id, state: 'closed', may_close: false }]);
  });

  test('need the right to ship', async () => {
    const [a = 0, b = 0] = await shop.receive(2);
    const cashier = await shop.hire('cashier', { location: there });
    await cashier.api.refused(403, send, sending([a]));
    const { data } = await shop.api.ok(send, sending([a, b]));
    await cashier.api.refused(403, arrive, received(data.id, [a]));
    await cashier.api.refused(403, close, lost(data.id, [a, b]));
    const seen = await cashier.api.ok(one, { params: { id: data.id } });
    expect(seen.data.shipment).toMatchObject({ may_receive: false, may_close: false });
  });
});

async function addShop({ api }: Counter): Promise<number> {
  return (await api.ok(referenceCalls.addLocation, { body: { name: 'Pejë' } })).data;
}
