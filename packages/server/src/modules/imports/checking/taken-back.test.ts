import { historyCalls } from '@backoffice/contracts';

import { check } from '../../../testing/files/uploads';
import { onServer } from '../../../testing/on-each-engine';
import { callerAs, openShop, signedIn } from '../../../testing/shop/test-shop';

const HEAD = 'Code;Brand;Type;Color;Size;Quantity;Import price;Stock price';

onServer('the check of an import', (server) => {
  test('a barcode of goods that were taken back may come again', async () => {
    const shop = await openShop(server());
    const [id = 0] = await shop.receive(1);
    const unit = await server()
      .database.db.selectFrom('units as u')
      .innerJoin('movements as m', 'm.unit_id', 'u.id')
      .select(['u.barcode', 'm.operation_id'])
      .where('u.company_id', '=', shop.companyId)
      .where('u.id', '=', id)
      .executeTakeFirstOrThrow();
    const text = `${HEAD};Barcode\nNK-1;Nike;Sneakers;Black;42;1;20.00;49.90;${unit.barcode}`;
    const reasons = async () =>
      (await check(server(), shop, text)).findings.map(({ level, reason, details }) => [
        level,
        reason,
        details,
      ]);
    expect(await reasons()).toEqual([['error', 'barcode_taken', { state: 'in_stock' }]]);
    await shop.api.ok(historyCalls.undo, { params: { id: unit.operation_id ?? 0 }, body: {} });
    expect(await reasons()).toEqual([['warning', 'revived', {}]]);
  });

  test('a person of one shop imports nothing into another', async () => {
    const shop = await openShop(server());
    const [own = 0] = shop.locations;
    const work = { companyId: shop.companyId, location: own, limited: true };
    const person = await signedIn(server(), { ...work, rights: 'manager' });
    const limited = { ...shop, ...person, api: callerAs(person, server().url) };
    const text = (place: string) =>
      `${HEAD};Location\nNK-1;Nike;Sneakers;Black;42;1;20.00;49.90;${place}`;
    expect((await check(server(), limited, text('Prishtinë'))).lines).toHaveLength(1);
    await expect(check(server(), limited, text('Prizren'))).rejects.toThrow('403');
  });
});
