import { saleCalls, shipmentCalls, stockCalls } from '@backoffice/contracts';

import { patience, rounds } from '../../testing/engines';
import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';
import { expectReplayed } from '../../testing/shop/random/replay';

const { send, arrive, close, one } = shipmentCalls;
const { sell } = saleCalls;
const ROUNDS = rounds(5, 50);

onServer('shipments with which several people have to do at once', (server) => {
  let shop: Counter;
  beforeEach(async () => {
    shop = await openCounter(server());
  });
  afterEach(() => expectReplayed(server().database.db, shop.companyId));
  const sent = async (ids: number[], location = shop.locations[1]) =>
    (await shop.api.ok(send, { body: { ids, location } })).data.id;
  const received = (id: number, ids: number[]) =>
    shop.api.any(arrive, { params: { id }, body: { ids } });
  const closed = (id: number, body: object) => shop.api.any(close, { params: { id }, body });
  const shipped = async (id: number) => (await shop.api.ok(one, { params: { id } })).data.shipment;
  const atOnce = async (...acts: Promise<{ status: number; body: unknown }>[]) =>
    (await Promise.all(acts)).map(({ status, body }) => ({
      status,
      code: (body as { code?: string }).code,
      data: (body as { data?: { ids?: number[]; already?: number[]; closed?: boolean } }).data,
    }));
  const codes = (answers: { status: number; code: string | undefined }[]) =>
    answers.map(({ status, code }) => code ?? status);
  const round = (name: string, work: () => Promise<void>) =>
    test(
      name,
      async () => {
        for (let tries = 0; tries < ROUNDS; tries += 1) await work();
      },
      patience(120_000),
    );

  round('two receive the same boxes: each unit arrives once', async () => {
    const ids = await shop.receive(6);
    const id = await sent(ids);
    const answers = await atOnce(
      received(id, ids.slice(0, 4)),
      received(id, ids.slice(2).reverse()),
      received(id, [...ids].reverse()),
    );
    expect(codes(answers)).toEqual([200, 200, 200]);
    const arrived = answers.flatMap(({ data }) => data?.ids ?? []).sort((a, b) => a - b);
    expect(arrived).toEqual(ids);
    expect(answers.some(({ data }) => data?.closed)).toBe(true);
    expect(await shipped(id)).toMatchObject({ state: 'closed', arrived: 6 });
  });

  round('two receive different boxes: one of them closes it', async () => {
    const [a = 0, b = 0] = await shop.receive(2);
    const id = await sent([a, b]);
    const answers = await atOnce(received(id, [a]), received(id, [b]));
    expect(answers.map(({ data }) => data?.closed).sort()).toEqual([false, true]);
    expect(await shipped(id)).toMatchObject({ state: 'closed', arrived: 2 });
  });

  round('what arrives while it is closed is not lost', async () => {
    const [a = 0, b = 0] = await shop.receive(2);
    const id = await sent([a, b]);
    const [coming, closing] = codes(
      await atOnce(received(id, [b]), closed(id, { lost: [a], returned: [b] })),
    );
    expect([
      [200, 'changed'],
      ['closed', 200],
    ]).toContainEqual([coming, closing]);
    const { arrived, under_way: open } = await shipped(id);
    expect([arrived, open]).toEqual(coming === 200 ? [1, 1] : [0, 0]);
  });

  round('two close it: one does', async () => {
    const ids = await shop.receive(3);
    const id = await sent(ids);
    const answers = await atOnce(closed(id, { lost: ids }), closed(id, { returned: ids }));
    expect(codes(answers).sort()).toEqual([200, 'closed']);
  });

  round('sold at the counter while it is received: one arrival, one sale', async () => {
    const [a = 0, b = 0] = await shop.receive(2);
    const [first, second] = [await sent([a]), await sent([b])];
    const basket = [b, a].map((unit) => shop.line(unit, { receive: true }));
    const answers = await atOnce(
      shop.api.any(sell, { body: basket }),
      received(first, [a]),
      received(second, [b]),
    );
    expect(codes(answers)).toEqual([200, 200, 200]);
    for (const unit of [a, b]) {
      expect(await shop.history(unit)).toEqual(['received', 'sent', 'arrived', 'sold']);
    }
    for (const id of [first, second]) expect((await shipped(id)).state).toBe('closed');
  });

  round('sold at the counter while it is closed: either', async () => {
    const [a = 0] = await shop.receive(1);
    const id = await sent([a]);
    const body = [shop.line(a, { receive: true })];
    const answers = codes(await atOnce(shop.api.any(sell, { body }), closed(id, { lost: [a] })));
    expect([
      [200, 'closed'],
      ['gone', 200],
    ]).toContainEqual(answers);
  });

  round('sent and sold: one of both', async () => {
    const [a = 0, b = 0] = await shop.receive(2);
    const body = { ids: [b, a], location: shop.locations[1] };
    const answers = codes(
      await atOnce(shop.api.any(send, { body }), shop.api.any(sell, { body: [shop.line(a)] })),
    );
    expect([
      [200, 'in_transit'],
      ['already_sold', 200],
    ]).toContainEqual(answers);
  });

  round('sent by two, and taken out: one of the three', async () => {
    const [a = 0] = await shop.receive(1);
    const body = { ids: [a], location: shop.locations[1] };
    const answers = await atOnce(
      shop.api.any(send, { body }),
      shop.api.any(send, { body }),
      shop.api.any(stockCalls.out, { body: { ids: [a], reason: 'lost' } }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });
});
