import { offlineSaleCalls as calls, sharedTillCalls, soldSaleCalls } from '@backoffice/contracts';

import { onServer } from '../../../testing/on-each-engine';
import { hearEvents } from '../../../testing/shop/heard-events';
import { openOfflineShop, openOfflineTill } from '../../../testing/shop/offline-till';
import { callerAs, openShop, signedIn } from '../../../testing/shop/test-shop';

onServer('a sale that comes in from a till without a line', (server) => {
  const url = () => server().url;
  const open = () => openOfflineShop(server());

  test('that no till sends is refused alone, and nothing of it is booked', async () => {
    const shop = await open();
    const { till } = shop;
    const stranger = await openShop(server());
    const [theirs = 0] = await stranger.receive(1);
    const [unit = 0, good = 0] = await shop.receive(2);
    const other = await openOfflineTill(shop, url());
    const plain = { ...shop.line(unit), paymentType: undefined };
    const forged = [
      { ...till.sale(1, [unit]), slip: other.slip(1) },
      till.sale(1, [theirs]),
      till.sale(1, [unit, 999_999_999]),
      till.sale(1, [unit], { seller: stranger.userId }),
      till.sale(1, [unit, unit]),
      {
        ...till.sale(1, []),
        items: [plain],
        tenders: [{ way: 'cash' as const, amount: 3 }],
      },
      { ...till.sale(1, []), items: [plain] },
    ];
    const told = await till.send([...forged, till.sale(1, [good])]);
    expect(told.map(({ outcome }) => outcome)).toEqual([...forged.map(() => 'refused'), 'sold']);
    expect(told.map(({ message }) => message)).toEqual([
      `Slip ${other.slip(1)} is not of this till`,
      `Unit ${theirs} was not found`,
      'Unit 999999999 was not found',
      `Nobody of this company has the id ${stranger.userId}`,
      expect.any(String),
      expect.any(String),
      expect.any(String),
      undefined,
    ]);
    expect(told.at(-1)?.receipt_number).toBe(1);
    expect(await shop.entries()).toEqual(['sale cash 45.00']);
  });

  test('is taken from its own till, or by a manager from its file, and from nobody else', async () => {
    const shop = await open();
    const { till, api } = shop;
    const stranger = await openShop(server());
    const [unit = 0] = await shop.receive(1);
    const sales = [till.sale(1, [unit])];
    await stranger.api.refused(401, calls.send, { headers: till.headers, body: { sales } });
    await stranger.api.refused(401, calls.terms, { headers: till.headers });
    await stranger.api.refused(404, calls.send, { body: { sales, till: till.id } });
    await api.refused(401, calls.send, { body: { sales } });
    const cashier = await shop.hire('cashier');
    const away = await shop.hire('manager', { location: shop.there, limited: true });
    for (const { api: as } of [cashier, away]) {
      await as.refused(403, calls.send, { body: { sales, till: till.id } });
    }
    const manager = await signedIn(server(), { companyId: shop.companyId, rights: 'manager' });
    const body = { sales, till: till.id, waiting: 3 };
    const { data } = await callerAs(manager, url()).ok(calls.send, { body });
    expect(data).toMatchObject([{ outcome: 'sold' }]);
    const listed = (await api.ok(sharedTillCalls.list)).data;
    expect(listed).toMatchObject([{ id: till.id, number: 1, waiting: 3, keeps_selling: true }]);
  });

  test('is found by the bars of its slip, and everybody hears of it', async () => {
    const shop = await open();
    const { till, api } = shop;
    const heard = await hearEvents(url(), shop.token);
    const [unit = 0] = await shop.receive(1);
    const told = await till.sendOne(till.sale(17, [unit]));
    await heard.until((events) => JSON.stringify(events).includes(`"sold":[${unit}]`));
    heard.close();
    const query = { code: '920010000176' };
    const { data } = await api.ok(soldSaleCalls.find, { query });
    expect(data.sale.id).toBe(told.sale);
    const typed = await api.ok(soldSaleCalls.find, { query: { code: 'k1-000017' } });
    expect(typed.data.sale.id).toBe(told.sale);
    await api.refused(404, soldSaleCalls.find, { query: { code: '920010000183' } });
  });
});
