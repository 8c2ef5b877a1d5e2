import { auditCalls, authenticationCalls, type Rights } from '@backoffice/contracts';
import { sql } from 'kysely';

import { onServer } from '../../testing/on-each-engine';
import { callerAs, PASSWORD, signedIn, type Staff } from '../../testing/shop/test-shop';

const { user } = authenticationCalls;

onServer('a session that was used before', (server) => {
  let staff: Staff;
  beforeEach(async () => {
    staff = await signedIn(server());
  });
  const api = () => callerAs(staff, server().url);
  const become = (rights: Rights) =>
    server()
      .database.db.updateTable('users')
      .set({ rights })
      .where('id', '=', staff.userId)
      .execute();
  const refusals = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from audit_events
      where company_id = ${staff.companyId} and kind = 'refused'`.execute(server().database.db);
    return rows[0]?.count;
  };

  test('is refused once it has ended, and a new one is not affected', async () => {
    await api().ok(user);
    await api().ok(user);
    await server()
      .database.db.deleteFrom('sessions')
      .where('company_id', '=', staff.companyId)
      .execute();
    await api().refused(401, user);
    await api().refused(401, user);
    const body = { email: staff.email, password: PASSWORD };
    const { data: token } = await api().ok(authenticationCalls.login, { body });
    expect((await callerAs({ token }, server().url).ok(user)).data.user.id).toBe(staff.userId);
    await api().refused(401, user);
  });

  test('ends at once with the person who is disabled', async () => {
    await api().ok(user);
    await server()
      .database.db.updateTable('users')
      .set({ disabled_at: new Date().toISOString() })
      .where('id', '=', staff.userId)
      .execute();
    await api().refused(401, user);
  });

  test('is answered with the current rights, and only their refusals are recorded', async () => {
    const mine = async () => (await api().ok(user)).data.user.rights;
    expect([await mine(), await mine()]).toEqual(['owner', 'owner']);
    await become('cashier');
    await api().refused(403, auditCalls.list);
    expect([await refusals(), await mine()]).toEqual([1, 'cashier']);
    await become('owner');
    await api().ok(auditCalls.list);
    expect([await refusals(), await mine()]).toEqual([1, 'owner']);
    await become('manager');
    expect(await mine()).toBe('manager');
  });
});
