import { offlineSaleCalls, sharedTillCalls } from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { openOfflineShop } from '../../testing/shop/offline-till';
import { tillCaller } from '../../testing/shop/till';

onServer('a till that is closed while other devices sell without a line', (server) => {
  test('hears of those that hold sales or fell silent, and is closed all the same', async () => {
    const shop = await openOfflineShop(server());
    const { api, till, here, there } = shop;
    const tills = tillCaller(api);
    const unsent = async (shopId = here) => (await tills.read(shopId)).unsent;
    expect(await unsent()).toBeUndefined();
    const [unit = 0] = await shop.receive(1, { location: here });
    const body = { sales: [till.sale(1, [unit])], waiting: 4 };
    await api.ok(offlineSaleCalls.send, { headers: till.headers, body });
    expect(await unsent()).toMatchObject([{ waiting: 4 }]);
    expect(await unsent(there)).toBeUndefined();
    const count = await tills.count({ location: here, cash: { '500': 9 }, left: 0 });
    expect((await tills.close(count)).closing.number).toBe(1);
    const { db } = server().database;
    await db
      .updateTable('shared_tills')
      .set({ waiting: 0, seen_at: new Date(Date.now() - 11 * 60_000).toISOString() })
      .where('company_id', '=', shop.companyId)
      .execute();
    expect(await unsent()).toMatchObject([{ waiting: 0 }]);
    await api.ok(sharedTillCalls.edit, {
      params: { id: till.id },
      body: { keeps_selling: false },
    });
    expect(await unsent()).toBeUndefined();
  });
});
