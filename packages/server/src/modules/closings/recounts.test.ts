import { closingCalls } from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { NLB } from '../../testing/shop/counter';
import { openTillShop } from '../../testing/shop/till';

onServer('a closing that is counted again', (server) => {
  afterEach(() => server().clock.set(null));

  const open = async () => {
    const shop = await openTillShop(server());
    const { here, till } = shop;
    await shop.sold([{ price: 40 }, { price: 30, ...NLB }]);
    const made = await till.close(
      await till.count({ location: here, cash: { '2000': 1 }, left: 20, reason: 'hurry' }),
    );
    return { ...shop, made, params: { id: made.closing.id } };
  };

  test('stays as it was, with the new count beneath', async () => {
    const { api, made, params, audit, travel } = await open();
    await travel('2026-11-23T08:00:00Z');
    const body = { cash: { '2000': 2 }, terminals: { NLB: 30 }, reason: 'a note had slipped' };
    const { data } = await api.ok(closingCalls.recount, { params, body });
    expect(data).toEqual({
      ...made,
      closing: { ...made.closing, recounts: 1 },
      recounts: [
        {
          id: expect.any(Number),
          recorded_at: '2026-11-23T08:00:00.000Z',
          user: made.closing.closed_by,
          cash: { '2000': 2 },
          counted_cash: '40.00',
          terminals: { NLB: '30.00', PCB: '0.00', TEB: '0.00' },
          reason: 'a note had slipped',
        },
      ],
    });
    await api.ok(closingCalls.recount, { params, body: { ...body, terminals: {}, reason: 'no' } });
    expect(
      (await audit('till.recounted')).map(({ subject, changes }) => [subject, changes]),
    ).toEqual([
      [
        'Closing 1, Prishtinë',
        {
          cash: { before: '20.00', after: '40.00' },
          NLB: { before: '0.00', after: '30.00' },
          reason: { after: 'a note had slipped' },
        },
      ],
      [
        'Closing 1, Prishtinë',
        {
          cash: { before: '40.00', after: '40.00' },
          NLB: { before: '30.00', after: '0.00' },
          reason: { after: 'no' },
        },
      ],
    ]);
  });

  test('wants a reason, a right, and the shop', async () => {
    const { api, params, hire, here, there } = await open();
    const body = { cash: {}, reason: 'again' };
    for (const reason of ['', '  ', undefined]) {
      const refusal = await api.refused(422, closingCalls.recount, {
        params,
        body: { ...body, reason },
      });
      expect(refusal.fields).toHaveProperty('reason');
    }
    const cashier = await hire('cashier', { location: here });
    await cashier.api.refused(403, closingCalls.recount, { params, body });
    const elsewhere = await hire('manager', { location: there, limited: true });
    await elsewhere.api.refused(403, closingCalls.recount, { params, body });
    const manager = await hire('manager', { location: here, limited: true });
    await manager.api.ok(closingCalls.recount, { params, body });
    await api.refused(404, closingCalls.recount, { params: { id: params.id + 999 }, body });
  });

  test('keeps its counts whatever becomes of the rows around it', async () => {
    const { api, params } = await open();
    await api.ok(closingCalls.recount, { params, body: { cash: {}, reason: 'again' } });
    const { db } = server().database;
    await expect(
      db.deleteFrom('closing_recounts').where('closing_id', '=', params.id).execute(),
    ).rejects.toThrow();
  });
});
