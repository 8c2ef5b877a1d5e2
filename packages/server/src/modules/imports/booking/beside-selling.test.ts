import { productCalls, saleCalls } from '@backoffice/contracts';

import { onServer } from '../../../testing/on-each-engine';
import { applied, checkedImport, shoeLines } from '../../../testing/shop/imports/imports';
import { openShop } from '../../../testing/shop/test-shop';

const UNITS = 1_500;
const EACH = 10;

onServer('an import beside four clients that sell', (server) => {
  test('does not stop the clients from selling, nor do they stop the import', async () => {
    const { db } = server().database;
    const shop = await openShop(server());
    const ids = await shop.receive(4 * EACH);
    const client = async (nth: number) => {
      for (const id of ids.slice(nth * EACH, (nth + 1) * EACH)) {
        await shop.api.ok(saleCalls.sell, { body: [shop.line(id)] });
      }
    };
    const file = await checkedImport(db, shop, shoeLines(UNITS));
    const [state] = await Promise.all([applied(db, shop, file), ...[0, 1, 2, 3].map(client)]);
    expect(state).toBe('applied');
    const { page } = await shop.api.ok(productCalls.list);
    expect(page?.total).toBe(UNITS);
  });
});
