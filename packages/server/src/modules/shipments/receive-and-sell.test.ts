import {
  referenceCalls,
  productCalls,
  returnCalls,
  saleCalls,
  shipmentCalls,
} from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';
import { expectReplayed } from '../../testing/shop/random/replay';

const { send, one } = shipmentCalls;
const { sell } = saleCalls;

onServer('a unit that is under way and stands at the counter', (server) => {
  let shop: Counter;
  let here: number;
  let there: number;
  beforeEach(async () => {
    shop = await openCounter(server());
    [here = 0, there = 0] = shop.locations;
  });
  afterEach(() => expectReplayed(server().database.db, shop.companyId));
  const sent = async (ids: number[], location = there) =>
    (await shop.api.ok(send, { body: { ids, location } })).data;
  const shipped = async (id: number) => (await shop.api.ok(one, { params: { id } })).data.shipment;
  const seller = (location: number, limited = false) => shop.hire('cashier', { location, limited });
  const moves = async (id: number) =>
    (await shop.api.ok(productCalls.history, { params: { id } })).data;
  const come = (id: number, more: object = {}) => shop.line(id, { receive: true, ...more });

  test('is not sold by itself, and says where it was sent', async () => {
    const [a = 0, b = 0] = await shop.receive(2);
    const { id, number } = await sent([a]);
    for (const limited of [false, true]) {
      const { api } = await seller(there, limited);
      // A limited seller would be refused for `b` first, which stands in another shop.
      const basket = limited ? [shop.line(a)] : [shop.line(b), shop.line(a)];
      const refused = await api.refused(409, sell, { body: basket });
      expect(refused).toMatchObject({
        code: 'in_transit',
        message: `Under way to another shop: NK-1 (${a})`,
        conflicts: [{ id: a, shipment: { id, number, to: 'Prizren' } }],
      });
      const { conflicts: [conflict] = [] } = refused;
      expect(conflict?.shipment).toMatchObject({ at: expect.any(String), by: expect.any(String) });
    }
  });

  test('is received and sold at once, by whoever may sell', async () => {
    const [a = 0, b = 0, plain = 0] = await shop.receive(3);
    const { id } = await sent([a, b]);
    const { api } = await seller(there);
    const { data } = await api.ok(sell, { body: [come(a), shop.line(plain)] });
    expect(data.ids).toEqual([a, plain]);
    const history = await moves(a);
    expect(history.slice(1)).toMatchObject([
      { kind: 'sent' },
      { kind: 'arrived', from: 'Prishtinë', to: 'Prizren', shipment: id },
      { kind: 'sold', from: 'Prizren' },
    ]);
    const [, , arrived, sold] = history.map(({ operation }) => operation);
    expect([arrived?.kind, sold?.kind]).toEqual(['shipment', 'sale']);
    expect(sold?.id).toBe(data.operation);
    expect(await shipped(id)).toMatchObject({ arrived: 1, under_way: 1, state: 'under_way' });
    await api.ok(sell, { body: [come(b)] });
    expect(await shipped(id)).toMatchObject({ arrived: 2, state: 'closed' });
    const view = await shop.view(data.id);
    expect(view.sale.location).toBe('Prizren');
  });

  test('arrives there and is sold in the shop that sent it', async () => {
    const [a = 0] = await shop.receive(1);
    const { id } = await sent([a]);
    const { api } = await seller(here, true);
    await api.ok(sell, { body: [come(a)] });
    expect((await moves(a)).slice(2)).toMatchObject([
      { kind: 'arrived', from: 'Prishtinë', to: 'Prishtinë', shipment: id },
      { kind: 'sold', from: 'Prishtinë' },
    ]);
    expect(await shipped(id)).toMatchObject({ arrived: 1, state: 'closed' });
  });

  test('is received at its target by a person of neither shop, unless limited to one', async () => {
    const [a = 0, b = 0] = await shop.receive(2);
    await sent([a, b]);
    const third = (await shop.api.ok(referenceCalls.addLocation, { body: { name: 'Pejë' } })).data;
    const limited = await seller(third, true);
    await limited.api.refused(403, sell, { body: [come(a)] });
    const { api } = await seller(third);
    await api.ok(sell, { body: [come(a)] });
    await shop.api.ok(sell, { body: [come(b)] });
    for (const id of [a, b]) expect((await moves(id))[2]).toMatchObject({ to: 'Prizren' });
  });

  test('is received and sold, or neither', async () => {
    const [a = 0, sold = 0, aside = 0] = await shop.receive(3);
    await shop.api.ok(sell, { body: [shop.line(sold)] });
    const set = { params: { id: aside }, body: { reason: 'damaged' } };
    await shop.api.ok(productCalls.setAside, set);
    const { id } = await sent([a, aside]);
    const refused = await shop.api.refused(409, sell, { body: [come(a), come(sold)] });
    expect(refused.code).toBe('already_sold');
    const unfit = await shop.api.refused(409, sell, { body: [come(a), come(aside)] });
    expect(unfit.code).toBe('set_aside');
    await shop.api.refused(422, sell, { body: [come(a, { paymentType: 'bank', bank: '' })] });
    await shop.api.refused(404, sell, { body: [come(a), come(999_999_999)] });
    expect(await shipped(id)).toMatchObject({ under_way: 2 });
    expect(await shop.history(a)).toEqual(['received', 'sent']);
  });

  test('is simply sold where it arrived meanwhile, or never was under way', async () => {
    const [a = 0, b = 0] = await shop.receive(2);
    const { id } = await sent([a]);
    await shop.api.ok(shipmentCalls.arrive, { params: { id }, body: { ids: [a] } });
    await shop.api.ok(sell, { body: [come(a), come(b)] });
    expect(await shop.history(a)).toEqual(['received', 'sent', 'arrived', 'sold']);
    expect(await shop.history(b)).toEqual(['received', 'sold']);
  });

  test('may come from several shipments', async () => {
    const [a = 0, b = 0] = await shop.receive(2);
    const [first, second] = [await sent([a]), await sent([b])];
    await shop.api.ok(sell, { body: [come(b), come(a)] });
    for (const { id } of [first, second]) {
      expect(await shipped(id)).toMatchObject({ arrived: 1, state: 'closed' });
    }
    const operations = await Promise.all([a, b].map(async (id) => (await moves(id))[2]?.operation));
    expect(operations[0]?.id).toBe(operations[1]?.id);
  });

  test('is handed out in an exchange, or nothing happens', async () => {
    const [a = 0] = await shop.receive(1);
    const { id } = await sent([a]);
    const sale = await shop.sold([{}]);
    const body = (item: object) => ({
      returns: [{ line: sale.first.id, reason: 'size' }],
      sells: [item],
    });
    const refused = await shop.api.refused(409, returnCalls.make, { body: body(shop.line(a)) });
    expect(refused).toMatchObject({ code: 'in_transit', conflicts: [{ id: a, shipment: { id } }] });
    const { data } = await shop.api.ok(returnCalls.make, { body: body(come(a)) });
    expect(data.sale?.ids).toEqual([a]);
    expect(await shop.history(a)).toEqual(['received', 'sent', 'arrived', 'sold']);
    expect((await moves(a)).at(-1)).toMatchObject({ from: 'Prizren' });
  });

  test('is sold once by a request that is sent again, even long after', async () => {
    const [a = 0] = await shop.receive(1);
    await sent([a]);
    const again = { body: [come(a)], headers: { 'idempotency-key': 'it-came-and-went' } };
    const { data: first } = await shop.api.ok(sell, again);
    expect((await shop.api.ok(sell, again)).data).toEqual(first);
    await server().database.db.deleteFrom('idempotency_keys').execute();
    expect((await shop.api.ok(sell, again)).data).toEqual(first);
    expect(await shop.history(a)).toEqual(['received', 'sent', 'arrived', 'sold']);
  });
});
