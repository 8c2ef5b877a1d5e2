import { returnCalls, soldSaleCalls } from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';

onServer('the number of a fiscal coupon', (server) => {
  let shop: Counter;
  beforeEach(async () => {
    shop = await openCounter(server());
  });

  test('is noted on a sale, changed and taken away', async () => {
    const { id } = await shop.sold([{}]);
    const note = async (fiscal_number: string) => {
      const sent = { params: { id }, body: { fiscal_number } };
      return (await shop.api.ok(soldSaleCalls.noteFiscal, sent)).data.fiscal_number;
    };
    expect(await note(' AB-1234/5 ')).toBe('AB-1234/5');
    expect((await shop.view(id)).sale.fiscal_number).toBe('AB-1234/5');
    expect(await note('AB-1234/6')).toBe('AB-1234/6');
    expect(await note('')).toBeNull();
    expect((await shop.view(id)).sale.fiscal_number).toBeNull();
    const tooLong = { params: { id }, body: { fiscal_number: '1'.repeat(41) } };
    await shop.api.refused(422, soldSaleCalls.noteFiscal, tooLong);
  });

  test('is noted on a return', async () => {
    const { first } = await shop.sold([{}]);
    const { data } = await shop.api.ok(returnCalls.make, {
      body: { returns: [{ line: first.id, reason: 'size' }] },
    });
    const params = { id: data.return.id };
    const body = { fiscal_number: 'K-77' };
    expect((await shop.api.ok(returnCalls.noteFiscal, { params, body })).data).toEqual(body);
    const { data: view } = await shop.api.ok(returnCalls.one, { params });
    expect(view.return.fiscal_number).toBe('K-77');
  });

  test('is noted by the shop that sold, and by no other company', async () => {
    const [here = 0, there = 0] = shop.locations;
    const seller = await shop.hire('cashier', { location: here, limited: true });
    const neighbour = await shop.hire('cashier', { location: there, limited: true });
    const stranger = await openCounter(server());
    const { id } = await shop.sold([{}]);
    const sent = { params: { id }, body: { fiscal_number: '1' } };
    await neighbour.api.refused(403, soldSaleCalls.noteFiscal, sent);
    await stranger.api.refused(404, soldSaleCalls.noteFiscal, sent);
    await stranger.api.refused(404, returnCalls.noteFiscal, sent);
    expect((await shop.view(id)).sale.fiscal_number).toBeNull();
    await seller.api.ok(soldSaleCalls.noteFiscal, sent);
    const clerk = await shop.hire('stock');
    await clerk.api.refused(403, soldSaleCalls.noteFiscal, sent);
  });
});
