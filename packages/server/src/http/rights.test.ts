import { type Action, ACTIONS, APPROVABLE_ACTIONS, type Rights } from '@backoffice/contracts';
import { allCalls, type Call, calls } from '@backoffice/contracts/calls';

import { onServer } from '../testing/on-each-engine';
import { callerAs, openShop, type Shop, signedIn, type Staff } from '../testing/shop/test-shop';

/** The table of roles as it was decided; `actionsOf` must say the same. */
const EVERYBODY =
  'session.use profile.edit company.view panels.view products.view operations.view counts.scan'.split(
    ' ',
  );
const CASHIER =
  'products.sell products.transfer sales.view sales.return till.view till.move till.close sales.correct_own'.split(
    ' ',
  );
const STOCK =
  'products.receive products.transfer panels.edit stock.adjust stock.correct shipments counts.start'.split(
    ' ',
  );
const MANAGER =
  'transactions.view transactions.edit ledger.view ledger.edit figures.view stock.undo prices.change prices.override counts.apply products.import products.export sales.correct sales.override till.manage devices.manage'.split(
    ' ',
  );
const OWNER = 'company.edit costs.view people.manage audit.view'.split(' ');
const MAY: Record<Rights, Set<string>> = {
  cashier: new Set([...EVERYBODY, ...CASHIER]),
  stock: new Set([...EVERYBODY, ...STOCK]),
  manager: new Set([...EVERYBODY, ...CASHIER, ...STOCK, ...MANAGER]),
  owner: new Set([...EVERYBODY, ...CASHIER, ...STOCK, ...MANAGER, ...OWNER]),
};
const ROLES = Object.keys(MAY) as Rights[];

test('the table names every action, and what may be approved', () => {
  expect([...MAY.owner].sort()).toEqual([...ACTIONS].sort());
  const approvable =
    'sales.correct sales.override prices.override prices.change stock.adjust stock.undo';
  expect([...APPROVABLE_ACTIONS].sort()).toEqual(approvable.split(' ').sort());
});

/** Ids that nobody has, so that nothing is done where it is allowed. */
const NOBODY = { id: 999_999_999, code: 'x', endpoint: 'brand', secret: 'x', list: 'brands' };

/** Ends the session that asks. */
const isLast = (call: Call) => call === calls.authentication.logout;
const guarded = allCalls
  .filter(({ action }) => action !== null)
  .sort((a, b) => Number(isLast(a)) - Number(isLast(b)));

onServer('rights', (server) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(server());
  });
  const hire = (rights: Rights, more: { location?: number; limited?: boolean } = {}) =>
    signedIn(server(), { companyId: shop.companyId, rights, ...more });
  const as = (staff: Staff) => callerAs(staff, server().url);

  test.each(ROLES)('a %s may do what the table says, and nothing else', async (rights) => {
    const api = as(await hire(rights));
    const { user } = (await api.ok(calls.authentication.user)).data;
    expect([user.rights, user.limited]).toEqual([rights, false]);
    expect(new Set(user.actions)).toEqual(MAY[rights]);
    for (const call of guarded) {
      const { status } = await api.any(call, { params: NOBODY, body: call.body && {} });
      const isAllowed = MAY[rights].has(call.action as Action);
      expect([call.method, call.path, status === 403]).toEqual([
        call.method,
        call.path,
        !isAllowed,
      ]);
    }
  });

  test('a demoted or disabled person loses their rights with the next request', async () => {
    const { db } = server().database;
    const person = await hire('manager');
    const api = as(person);
    await api.ok(calls.transactions.list);
    const change = (values: object) =>
      db.updateTable('users').set(values).where('id', '=', person.userId).execute();
    await change({ rights: 'cashier' });
    await api.refused(403, calls.transactions.list);
    await api.ok(calls.sales.ofDay);
    await change({ disabled_at: new Date().toISOString() });
    await api.refused(401, calls.sales.ofDay);
  });

  test('a person of one shop writes for that shop only, and sees its day', async () => {
    const [here = 0, there = 0] = shop.locations;
    const cashier = as(await hire('cashier', { location: here, limited: true }));
    const stock = as(await hire('stock', { location: here, limited: true }));
    const boss = shop.api;
    const [one = 0, two = 0, three = 0] = await shop.receive(3);
    const transfer = (ids: number[], location: number) => ({ body: { ids, location } });
    await boss.ok(calls.products.transfer, transfer([one, two], there));
    await boss.ok(calls.products.transfer, transfer([three], here));

    await cashier.refused(403, calls.sales.sell, { body: [shop.line(one)] });
    await cashier.refused(403, calls.sales.sell, { body: [shop.line(three), shop.line(one)] });
    await cashier.ok(calls.products.transfer, transfer([one], here));
    await cashier.ok(calls.sales.sell, { body: [shop.line(one)] });
    await boss.ok(calls.sales.sell, { body: [shop.line(two)] });
    expect((await cashier.ok(calls.sales.ofDay)).data).toHaveLength(1);
    expect((await boss.ok(calls.sales.ofDay)).data.length).toBeGreaterThan(1);

    const [four = 0, five = 0] = await shop.receive(2);
    await boss.ok(calls.products.transfer, transfer([four], there));
    await boss.ok(calls.products.transfer, transfer([five], here));
    const another = (
      await boss.ok(calls.reference.addLocation, { body: { name: `Depot ${four}` } })
    ).data;
    await stock.refused(403, calls.products.transfer, transfer([four], another));
    await stock.refused(403, calls.products.transfer, transfer([five, four], there));
    await stock.ok(calls.products.transfer, transfer([five], there));
    const { data } = await stock.ok(calls.deliveries.receive, { body: shop.shoes(1) });
    const { rows } = await sqlLocations(data.items.map(({ id }) => id));
    expect(rows).toEqual([here]);

    await cashier.refused(403, calls.authentication.editUser, { body: { location: there } });
    await cashier.ok(calls.authentication.editUser, { body: { location: here, phone: '1' } });
  });

  const sqlLocations = async (ids: number[]) => {
    const units = await server()
      .database.db.selectFrom('units')
      .select('location_id')
      .where('id', 'in', ids)
      .execute();
    return { rows: units.map(({ location_id: place }) => place) };
  };

  test('a repeated refusal is recorded once a minute', async () => {
    const person = await hire('cashier');
    for (let times = 0; times < 3; times += 1) {
      await as(person).refused(403, calls.transactions.list);
    }
    const events = await server()
      .database.db.selectFrom('audit_events')
      .select(['kind', 'subject'])
      .where('user_id', '=', person.userId)
      .execute();
    expect(events).toEqual([{ kind: 'refused', subject: 'transactions.view (GET transactions)' }]);
  });
});
