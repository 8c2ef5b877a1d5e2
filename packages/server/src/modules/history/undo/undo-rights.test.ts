import { historyCalls, productCalls, stockCalls } from '@backoffice/contracts';

import type { ApiCaller } from '../../../testing/api-caller';
import { onServer } from '../../../testing/on-each-engine';
import { approvedBy, type Counter, openCounter } from '../../../testing/shop/counter';

const { one, undo } = historyCalls;
const NOON = Date.parse('2026-06-01T10:00:00Z');
const minutesLater = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString();

onServer('who may undo', (server) => {
  let shop: Counter;
  let there = 0;
  beforeEach(async () => {
    shop = await openCounter(server());
    [, there = 0] = shop.locations;
  });
  afterEach(() => server().clock.set(null));

  const of = (id: number) => ({ params: { id }, body: {} });
  const transfer = async (api: ApiCaller, ids: number[], location = there) =>
    (await api.ok(productCalls.transfer, { body: { ids, location } })).data.operation;
  const out = async (api: ApiCaller, ids: number[]) =>
    (await api.ok(stockCalls.out, { body: { ids, reason: 'lost' } })).data.operation;
  const seenBy = async (api: ApiCaller, id: number) => {
    const { operation } = (await api.ok(one, { params: { id } })).data;
    return [operation.own, operation.may_undo];
  };

  test('is its author for ten minutes, and later a person who may undo for others', async () => {
    const [cashier, colleague, manager] = [
      await shop.hire('cashier'),
      await shop.hire('cashier'),
      await shop.hire('manager'),
    ];
    const ids = await shop.receive(1);
    await shop.travel(minutesLater(0));
    const operation = await transfer(cashier.api, ids);
    await shop.travel(minutesLater(10));
    expect(await seenBy(cashier.api, operation)).toEqual([true, true]);
    expect(await seenBy(colleague.api, operation)).toEqual([false, false]);
    expect(await seenBy(manager.api, operation)).toEqual([false, true]);
    await colleague.api.refused(403, undo, of(operation));
    await cashier.api.ok(undo, of(operation));

    const second = await transfer(cashier.api, ids);
    await shop.travel(minutesLater(21));
    expect(await seenBy(cashier.api, second)).toEqual([true, false]);
    await cashier.api.refused(403, undo, of(second));
    await manager.api.ok(undo, of(second));
    const told = await shop.audit('stock.undone');
    const subject = `transfer: NK-1 (${ids[0]})`;
    expect(told).toMatchObject([
      { user_id: cashier.userId, approved_by: null, subject },
      { user_id: manager.userId, approved_by: null, subject },
    ]);
    expect(await shop.audit('refused')).toHaveLength(2);
  });

  test('needs the right to the operation itself, even if a manager had approved it', async () => {
    const [cashier, manager] = [await shop.hire('cashier'), await shop.hire('manager')];
    const ids = await shop.receive(1);
    const sent = { body: { ids, reason: 'lost' } };
    const headers = await approvedBy(cashier.api, {
      ...{ by: manager.userId, action: 'stock.adjust' as const },
      ...{ call: stockCalls.out, sent },
    });
    const { operation } = (await cashier.api.ok(stockCalls.out, { ...sent, headers })).data;
    expect(await seenBy(cashier.api, operation)).toEqual([true, false]);
    await cashier.api.refused(403, undo, of(operation));
    const stock = await shop.hire('stock');
    await stock.api.ok(undo, of(await out(stock.api, await shop.receive(1))));
  });

  test('is anybody with a manager’s approval for this very operation', async () => {
    const [cashier, manager] = [await shop.hire('cashier'), await shop.hire('manager')];
    const operation = await out(shop.api, await shop.receive(1));
    const other = await out(shop.api, await shop.receive(1));
    const asked = { by: manager.userId, action: 'stock.undo' as const, call: undo };
    const headers = await approvedBy(cashier.api, { ...asked, sent: of(operation) });
    await cashier.api.refused(403, undo, { ...of(other), headers });
    await cashier.api.ok(undo, { ...of(operation), headers });
    expect(await shop.audit('stock.undone')).toMatchObject([
      { user_id: cashier.userId, approved_by: manager.userId },
    ]);
    await cashier.api.refused(403, undo, { ...of(other), headers });
  });

  test('is limited to operations that start or end in the own shop', async () => {
    const limited = { location: there, limited: true };
    const [manager, stock] = [
      await shop.hire('manager', limited),
      await shop.hire('stock', limited),
    ];
    const [one = 0, two = 0, other = 0] = await shop.receive(3);
    const coming = await transfer(shop.api, [one]);
    await transfer(shop.api, [two]);
    expect(await seenBy(manager.api, coming)).toEqual([false, true]);
    const lost = await out(shop.api, [other]);
    expect(await seenBy(manager.api, lost)).toEqual([false, false]);
    await manager.api.refused(403, undo, of(lost));
    await manager.api.ok(undo, of(await out(stock.api, [two])));
    await manager.api.ok(undo, of(coming));
  });
});
