import { referenceCalls, peopleCalls } from '@backoffice/contracts';

import { tidyUp } from './housekeeping';
import { apiCaller } from './testing/api-caller';
import { onServer } from './testing/on-each-engine';
import { applied, checkedImport, shoeLines } from './testing/shop/imports/imports';
import { somebody } from './testing/shop/people';
import { openShop } from './testing/shop/test-shop';

const HOUR = 3_600_000;

onServer('tidying up', (server) => {
  test('deletes what has ended and keeps what is in use', async () => {
    const { api, token, companyId } = await openShop(server());
    const { database, config } = server();
    const sent = { body: { name: 'A' }, headers: { 'idempotency-key': 'key-number-1' } };
    await api.ok(referenceCalls.addLocation, sent);
    const count = async (table: 'sessions' | 'idempotency_keys') =>
      (
        await database.db
          .selectFrom(table)
          .select('company_id')
          .where('company_id', '=', companyId)
          .execute()
      ).length;
    const later = (hours: number) => new Date(Date.now() + hours * HOUR);

    await tidyUp(database.db, config, later(1));
    expect([await count('sessions'), await count('idempotency_keys')]).toEqual([1, 1]);
    await tidyUp(database.db, config, later(47));
    expect([await count('sessions'), await count('idempotency_keys')]).toEqual([0, 1]);
    await tidyUp(database.db, config, later(49));
    expect(await count('idempotency_keys')).toBe(0);
    await apiCaller(server().url).refused(401, referenceCalls.listBrands, { token });
  });

  test('deletes links a month after they ended, and approvals after a day', async () => {
    const { api, userId, companyId } = await openShop(server());
    const { database, config } = server();
    const { db } = database;
    const { id } = (await api.ok(peopleCalls.invite, { body: somebody('cashier') })).data;
    await api.ok(peopleCalls.reset, { params: { id } });
    const now = new Date();
    const later = (hours: number) => new Date(now.getTime() + hours * HOUR);
    await db
      .insertInto('approvals')
      .values({
        ...{ company_id: companyId, user_id: userId, asked_by: userId, secret_hash: 'x' },
        ...{ action: 'stock.undo', request_hash: 'x', created_at: now.toISOString() },
        expires_at: later(0).toISOString(),
      })
      .execute();
    const count = async (table: 'invitations' | 'approvals') =>
      (await db.selectFrom(table).select('id').where('company_id', '=', companyId).execute())
        .length;

    await tidyUp(db, config, later(23));
    expect([await count('invitations'), await count('approvals')]).toEqual([2, 1]);
    await tidyUp(db, config, later(25));
    expect(await count('approvals')).toBe(0);
    await tidyUp(db, config, later(30 * 24 + 1));
    expect(await count('invitations')).toBe(1);
    await tidyUp(db, config, later(33 * 24 + 1));
    expect(await count('invitations')).toBe(0);
  });

  test('forgets the rows of files a month after, and gives up those that nobody booked', async () => {
    const shop = await openShop(server());
    const { database, config } = server();
    const { db } = database;
    const booked = await checkedImport(db, shop, shoeLines(2));
    await applied(db, shop, booked);
    const left = await checkedImport(db, shop, shoeLines(2));
    const rows = async () =>
      (
        await db
          .selectFrom('import_chunks')
          .select('import_id')
          .where('company_id', '=', shop.companyId)
          .execute()
      ).length;
    const later = (days: number) => new Date(Date.now() + days * 24 * HOUR);
    await tidyUp(db, config, later(29));
    expect(await rows()).toBe(2);
    await tidyUp(db, config, later(31));
    expect(await rows()).toBe(0);
    const states = await db
      .selectFrom('imports')
      .select(['id', 'state'])
      .where('company_id', '=', shop.companyId)
      .orderBy('id')
      .execute();
    expect(states).toEqual([
      { id: booked, state: 'applied' },
      { id: left, state: 'cancelled' },
    ]);
  });
});
