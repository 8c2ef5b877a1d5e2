import { returnCalls, soldSaleCalls } from '@backoffice/contracts';

import { onEachEngine } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';

onEachEngine('a printed slip', (server) => {
  let shop: Counter;
  beforeEach(async () => {
    shop = await openCounter(server());
  });

  test('is the slip the first time, a copy with its number after that', async () => {
    const { id, first } = await shop.sold([{}]);
    const print = async () =>
      (await shop.api.ok(soldSaleCalls.print, { params: { id } })).data.copy;
    expect([await print(), await print(), await print()]).toEqual([0, 1, 2]);
    expect((await shop.view(id)).sale.prints).toBe(3);
    const body = { returns: [{ line: first.id, reason: 'size' }] };
    const { data } = await shop.api.ok(returnCalls.make, { body });
    const params = { id: data.return.id };
    expect((await shop.api.ok(returnCalls.print, { params })).data.copy).toBe(0);
    expect((await shop.api.ok(returnCalls.one, { params })).data.return.prints).toBe(1);
  });

  test('gets its own number however many print at once, and the same for a repeated key', async () => {
    const { id } = await shop.sold([{}]);
    const print = (headers = {}) => shop.api.ok(soldSaleCalls.print, { params: { id }, headers });
    const answers = await Promise.all(Array.from({ length: 10 }, () => print()));
    const copies = answers.map(({ data }) => data.copy).sort((a, b) => a - b);
    expect(copies).toEqual(Array.from({ length: 10 }, (_, index) => index));
    const headers = { 'idempotency-key': 'print-once-1' };
    expect(await print(headers)).toEqual(await print(headers));
    expect((await shop.view(id)).sale.prints).toBe(11);
  });

  test('of nothing, or of another company’s sale, is none', async () => {
    const { id } = await shop.sold([{}]);
    const stranger = await openCounter(server());
    await stranger.api.refused(404, soldSaleCalls.print, { params: { id } });
    await shop.api.refused(404, soldSaleCalls.print, { params: { id: 999_999_999 } });
    await shop.api.refused(404, returnCalls.print, { params: { id: 999_999_999 } });
  });
});
