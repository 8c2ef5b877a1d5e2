import {
  countCalls,
  historyCalls,
  productCalls,
  saleCalls,
  shipmentCalls,
  soldSaleCalls,
  stockCalls,
} from '@backoffice/contracts';

import { onServer } from '../../../testing/on-each-engine';
import { openCountedShop, type CountedShop } from '../../../testing/shop/counted-shop';

const moment = () => new Promise((resolve) => setTimeout(resolve, 5));

onServer('the review of a count', (server) => {
  let shop: CountedShop;
  beforeEach(async () => {
    shop = await openCountedShop(server());
  });
  const transfer = (ids: number[], location: number | undefined) =>
    shop.api.ok(productCalls.transfer, { body: { ids, location } });
  const sell = async (id: number) =>
    (await shop.api.ok(saleCalls.sell, { body: [shop.line(id)] })).data.id;
  const takeOut = (ids: number[]) => shop.api.ok(stockCalls.out, { body: { ids, reason: 'lost' } });
  const send = async (ids: number[]) =>
    (await shop.api.ok(shipmentCalls.send, { body: { ids, location: shop.locations[1] } })).data;

  test('explains what was sold, moved, lost or sent since the start, scanned or not', async () => {
    const [sold = 0, moved = 0, lost = 0, sent = 0, scanned = 0] = await shop.receive(5);
    const count = await shop.start();
    await shop.scan(count.id, [scanned]);
    await moment();
    for (const id of [sold, scanned]) await sell(id);
    await transfer([moved], shop.locations[1]);
    await takeOut([lost]);
    await send([sent]);
    const { lines, counted } = await shop.review(count.id);
    expect(counted).toBe(0);
    expect(lines.map(({ verdict, id, since }) => [verdict, id, since?.kind])).toEqual([
      ['left', sold, 'sold'],
      ['left', moved, 'transferred'],
      ['left', lost, 'went_out'],
      ['left', sent, 'sent'],
      ['left', scanned, 'sold'],
    ]);
    expect(lines[0]).toMatchObject({ sale: expect.any(Number), location: 'Prishtinë' });
    expect(lines[3]).toMatchObject({ shipment: expect.any(Number) });
    expect((await shop.apply(count.id)).ids).toEqual([]);
  });

  test('judges nothing that came since the start', async () => {
    const [there = 0, lost = 0, sold = 0] = await shop.receive(3);
    await transfer([there], shop.locations[1]);
    await takeOut([lost]);
    const count = await shop.start();
    await moment();
    const sale = await sell(sold);
    const { lines } = (await shop.api.ok(soldSaleCalls.sale, { params: { id: sale } })).data;
    await shop.api.ok(soldSaleCalls.void, {
      params: { id: sale },
      body: { reason: 'typing_mistake', period: 'open' },
    });
    expect(lines).toHaveLength(1);
    await transfer([there], shop.locations[0]);
    await shop.api.ok(stockCalls.in, { body: { ids: [lost], location: shop.locations[0] } });
    const received = await shop.receive(1);
    const all = [there, lost, sold, ...received];
    expect(await shop.verdicts(count.id)).toEqual(all.map((id) => `arrived ${id}`));
    await shop.scan(count.id, [...received, there]);
    const review = await shop.review(count.id);
    expect([review.counted, review.lines.length]).toEqual([2, 2]);
  });

  test('asks about what was sold, out or under way before it was scanned', async () => {
    const [sold = 0, lost = 0, sent = 0, foreign = 0] = await shop.receive(4);
    const count = await shop.start();
    await moment();
    const sale = await sell(sold);
    await takeOut([lost]);
    const { id: shipment } = await send([sent]);
    await transfer([foreign], shop.locations[1]);
    await moment();
    await shop.scan(count.id, [sold, lost, sent, foreign]);
    const { lines } = await shop.review(count.id);
    expect(lines).toMatchObject([
      { verdict: 'elsewhere', id: foreign, location: 'Prizren' },
      { verdict: 'out', id: lost, out: 'lost' },
      { verdict: 'sold', id: sold, sale },
      { verdict: 'under_way', id: sent, shipment },
    ]);
    expect(lines[2]).toMatchObject({ scanned_by: expect.stringContaining('Person') });
  });

  test('treats a unit as present if it was sold after its delayed scan', async () => {
    const [pair = 0] = await shop.receive(1);
    const count = await shop.start();
    const at = new Date(Date.parse(count.started_at) + 1).toISOString();
    await moment();
    await sell(pair);
    await moment();
    const [answer] = await shop.scan(count.id, [pair], { at });
    expect(answer).toMatchObject({ outcome: 'counted', at });
    expect(await shop.verdicts(count.id)).toEqual([`left ${pair}`]);
  });

  test('limits the time of a scan to between the start and now', async () => {
    const [early = 0, late = 0] = await shop.receive(2);
    const count = await shop.start();
    const [first] = await shop.scan(count.id, [early], { at: '2001-01-01T00:00:00Z' });
    expect(first?.at).toBe(count.started_at);
    const [second] = await shop.scan(count.id, [late], { at: '2999-01-01T00:00:00+02:00' });
    expect(Date.parse(second?.at ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('reports missing units of the scope only, and found units beyond it', async () => {
    const [nike = 0] = await shop.receive(1);
    const [adidas = 0, other = 0] = await shop.receive(2, { code: 'AD-9' });
    const count = await shop.start({ scope: { type: 'shoes', brand: 'nik', code: 'nk' } });
    expect(count).toMatchObject({
      expected: 1,
      scope: { type: 'shoes', brands: ['Nike'], code: 'nk', units: null },
    });
    await shop.scan(count.id, [adidas]);
    expect(await shop.verdicts(count.id)).toEqual([`missing ${nike}`, `beyond ${adidas}`]);
    expect((await shop.apply(count.id)).ids).toEqual([]);
    const few = await shop.start({ scope: { ids: [nike, other], brand: shop.brand } });
    expect(few).toMatchObject({ expected: 2, scope: { units: 2, brands: ['Nike'] } });
    expect(await shop.verdicts(few.id)).toEqual([`missing ${other}`, `missing ${nike}`]);
  });

  test('groups unknown codes, and keeps what it said once it is applied', async () => {
    const [pair = 0] = await shop.receive(1);
    const count = await shop.start();
    const how = { keys: ['k1', 'k2', 'k3'], device: 'till 1', pending: 4 };
    await shop.scanCodes(count.id, ['4006', 'X-1', '4006'], how);
    const before = await shop.review(count.id);
    expect(before.unknown.find(({ code }) => code === '4006')).toMatchObject({
      times: 2,
      keys: ['k1', 'k3'],
    });
    expect(before.devices).toMatchObject([{ device: 'till 1', pending: 4, left: false }]);
    await shop.apply(count.id, [{ unit: pair, action: 'lost' }]);
    const body = { ids: [pair], location: shop.locations[0] };
    await shop.api.ok(stockCalls.in, { body });
    const after = await shop.review(count.id);
    const done = before.lines.map((line) => ({ ...line, done: 'lost' }));
    expect(after).toEqual({ ...before, count: after.count, lines: done });
  });

  test('of one that was given up says nothing to judge', async () => {
    await shop.receive(1);
    const count = await shop.start();
    await shop.scanCodes(count.id, ['4006']);
    await shop.api.ok(countCalls.cancel, { params: { id: count.id } });
    const review = await shop.review(count.id);
    expect([review.count.state, review.lines, review.unknown.length]).toEqual(['cancelled', [], 1]);
    const refused = await shop.api.refused(409, countCalls.cancel, { params: { id: count.id } });
    expect(refused).toMatchObject({ code: 'closed' });
    expect(await shop.audit('count.cancelled')).toMatchObject([{ subject: 'Prishtinë' }]);
  });

  test('keeps the rest of an apply that was undone in part', async () => {
    const [a = 0, b = 0] = await shop.receive(2);
    const count = await shop.start();
    const { operation } = await shop.apply(
      count.id,
      [a, b].map((unit) => ({ unit, action: 'lost' })),
    );
    await shop.api.ok(historyCalls.undo, { params: { id: operation }, body: { ids: [a] } });
    expect(await shop.stock()).toEqual([a]);
  });
});
