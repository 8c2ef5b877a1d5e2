import { authenticationCalls, referenceCalls, peopleCalls as calls } from '@backoffice/contracts';
import { allCalls } from '@backoffice/contracts/calls';
import * as z from 'zod/mini';

import { apiCaller } from '../../testing/api-caller';
import { onServer } from '../../testing/on-each-engine';
import { CHOSEN, joined, secretOf, somebody } from '../../testing/shop/people';
import { openShop, PASSWORD } from '../../testing/shop/test-shop';

onServer('the people of a company', (server) => {
  afterEach(() => server().clock.set(null));
  const open = () => apiCaller(server().url);
  const login = (email: string, password: string) => ({ body: { email, password } });

  test('are listed with their state: active, invited, disabled, or without a way in', async () => {
    const { api, userId, companyId, locations } = await openShop(server());
    const cashier = somebody('cashier', { location: locations[0], limited: true });
    const invited = (await api.ok(calls.invite, { body: cashier })).data;
    const gone = await joined(server(), api, 'stock');
    await api.ok(calls.edit, { params: { id: gone.id }, body: { disabled: true } });
    await server()
      .database.db.insertInto('users')
      .values({
        company_id: companyId,
        username: 'Besa',
        surname: '',
        email: `besa${companyId}@shop.example`,
        email_key: `besa${companyId}@shop.example`,
        created_at: new Date().toISOString(),
      })
      .execute();

    const { data } = await api.ok(calls.list);
    expect(data.map(({ state }) => state)).toEqual(['active', 'invited', 'disabled', 'employee']);
    expect(data[0]).toMatchObject({ id: userId, rights: 'owner', limited: false });
    expect(data[0]?.seen_at).not.toBeNull();
    expect(data[1]).toMatchObject({
      ...cashier,
      id: invited.id,
      role: 'staff',
      seen_at: null,
      link_until: invited.until,
    });
    expect(data[2]).toMatchObject({ id: gone.id, link_until: null });
  });

  test('join by a link with the rights that they were given', async () => {
    const { api } = await openShop(server());
    const arta = await joined(server(), api, 'cashier');
    const { user } = (await arta.api.ok(authenticationCalls.user)).data;
    expect(user).toMatchObject({ id: arta.id, email: arta.email, rights: 'cashier' });
    await arta.api.refused(403, calls.list);
    await arta.api.refused(403, calls.invite, { body: somebody('owner') });
    await arta.api.refused(403, calls.edit, { params: { id: arta.id }, body: { rights: 'owner' } });
  });

  test('have an e-mail of their own, and the form names one that is taken', async () => {
    const { api, email, userId } = await openShop(server());
    const taken = await api.refused(409, calls.invite, {
      body: somebody('cashier', { email: email.toUpperCase() }),
    });
    expect(taken.code).toBe('duplicate');
    expect(taken.fields).toHaveProperty('email');
    const arta = await joined(server(), api, 'cashier');
    const params = { id: userId };
    const edited = await api.refused(409, calls.edit, { params, body: { email: arta.email } });
    expect(edited.fields).toHaveProperty('email');
    await api.refused(422, calls.invite, { body: somebody('cashier', { email: 'arta' }) });
    await api.refused(422, calls.invite, { body: somebody('cashier', { rights: 'king' }) });
  });

  test('can be limited only to a shop that they have and that is of their company', async () => {
    const { api, locations } = await openShop(server());
    const other = await openShop(server());
    const limited = somebody('cashier', { limited: true });
    expect((await api.refused(422, calls.invite, { body: limited })).fields).toHaveProperty(
      'location',
    );
    const foreign = somebody('cashier', { location: other.locations[0] });
    await api.refused(404, calls.invite, { body: foreign });

    const arta = await joined(server(), api, 'cashier', { location: locations[0] });
    const params = { id: arta.id };
    const edit = async (body: object) => (await api.ok(calls.edit, { params, body })).data;
    expect(await edit({ limited: true })).toMatchObject({ limited: true, location: locations[0] });
    const refused = await api.refused(422, calls.edit, { params, body: { location: null } });
    expect(refused.fields).toHaveProperty('location');
    const free = { limited: false, location: null };
    expect(await edit(free)).toMatchObject(free);
    await api.refused(404, calls.edit, { params, body: { location: other.locations[0] } });
  });

  test('cannot lift their own limit, nor see that they could', async () => {
    const { api, locations } = await openShop(server());
    const location = locations[0];
    const second = await joined(server(), api, 'owner', { location, limited: true });
    const body = { limited: false };
    await second.api.refused(403, calls.edit, { params: { id: second.id }, body });
    await second.api.refused(403, calls.invite, { body: somebody('owner') });
    const { user } = (await second.api.ok(authenticationCalls.user)).data;
    expect(user.actions).toContain('audit.view');
    expect(user.actions).not.toContain('people.manage');
  });

  test('know of a change of their rights at the next request', async () => {
    const { api } = await openShop(server());
    const arta = await joined(server(), api, 'manager');
    await arta.api.ok(referenceCalls.addLocation, { body: { name: 'Ferizaj' } });
    const params = { id: arta.id };
    await api.ok(calls.edit, { params, body: { rights: 'cashier' } });
    await arta.api.refused(403, referenceCalls.addLocation, { body: { name: 'Gjakovë' } });
    await api.ok(calls.edit, { params, body: { rights: 'owner' } });
    await arta.api.ok(calls.list);
  });

  test('are out at once when disabled, and come back with the password that they had', async () => {
    const { api } = await openShop(server());
    const arta = await joined(server(), api, 'cashier');
    const params = { id: arta.id };
    const link = (await api.ok(calls.reset, { params })).data.link;
    const { data } = await api.ok(calls.edit, { params, body: { disabled: true } });
    expect(data).toMatchObject({ state: 'disabled', link_until: null });
    await arta.api.refused(401, authenticationCalls.user);
    await open().refused(401, authenticationCalls.login, login(arta.email, CHOSEN));
    const secret = { params: { secret: secretOf(link) } };
    await open().refused(404, calls.accept, { ...secret, body: { password: 'another one' } });
    await api.refused(409, calls.reset, { params });

    const enabled = await api.ok(calls.edit, { params, body: { disabled: false } });
    expect(enabled.data.state).toBe('active');
    await arta.api.refused(401, authenticationCalls.user);
    await open().ok(authenticationCalls.login, login(arta.email, CHOSEN));
  });

  test('are unknown to another company', async () => {
    const { api, userId } = await openShop(server());
    const stranger = await openShop(server());
    const params = { id: userId };
    await stranger.api.refused(404, calls.edit, { params, body: { username: 'Mine' } });
    await stranger.api.refused(404, calls.reset, { params });
    await stranger.api.refused(404, calls.sessions, { params });
    await stranger.api.refused(404, calls.endSessions, { params });
    expect((await stranger.api.ok(calls.list)).data).toHaveLength(1);
    await api.ok(authenticationCalls.user);
  });

  test('keep their passwords to themselves', () => {
    const takesPassword = allCalls.filter(({ body }) => {
      if (!body) return false;
      return /password|secret|current/i.test(JSON.stringify(z.toJSONSchema(body, { io: 'input' })));
    });
    expect(takesPassword.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'POST approvals',
      'POST areas/preview',
      'POST authentication/factor',
      'POST authentication/factor/codes',
      'POST authentication/factor/off',
      'POST authentication/login',
      'POST invitations/:secret',
      'PUT authentication/password',
      'PUT authentication/pin',
    ]);
  });

  test('are edited field by field, and a new e-mail ends the link sent to the old one', async () => {
    const { api } = await openShop(server());
    const { id, link } = (await api.ok(calls.invite, { body: somebody('cashier') })).data;
    const body = { username: ' Art ', surname: '', email: `new${id}@shop.example` };
    const { data } = await api.ok(calls.edit, { params: { id }, body });
    expect(data).toMatchObject({ ...body, username: 'Art', rights: 'cashier', link_until: null });
    await open().refused(404, calls.invited, { params: { secret: secretOf(link) } });
    expect((await api.ok(calls.reset, { params: { id } })).data.link).not.toBe(link);
  });
});

onServer('the last owner', (server) => {
  test('can neither be disabled nor demoted nor limited', async () => {
    const { api, userId, locations } = await openShop(server());
    const params = { id: userId };
    // Neither can take over: the first has no password yet, the second is limited to one shop.
    await api.ok(calls.invite, { body: somebody('owner') });
    await joined(server(), api, 'owner', { location: locations[0], limited: true });
    const location = locations[0];
    for (const body of [{ disabled: true }, { rights: 'manager' }, { limited: true, location }]) {
      const { code } = await api.refused(409, calls.edit, { params, body });
      expect(code).toBe('last_owner');
    }
    await api.ok(calls.edit, { params, body: { username: 'Ana', rights: 'owner', location } });

    const second = await joined(server(), api, 'owner');
    await api.ok(calls.edit, { params, body: { rights: 'cashier' } });
    const { code } = await second.api.refused(409, calls.edit, {
      params: { id: second.id },
      body: { disabled: true },
    });
    expect(code).toBe('last_owner');
  });

  test('is left when two owners demote, disable or limit each other at the same moment', async () => {
    const shop = await openShop(server());
    const location = shop.locations[0];
    const changes = [{ rights: 'cashier' }, { disabled: true }, { limited: true, location }];
    let first = { id: shop.userId, api: shop.api, email: shop.email, password: PASSWORD };
    for (let round = 0; round < 9; round += 1) {
      const body = changes[round % changes.length];
      const joining = await joined(server(), first.api, 'owner');
      const second = { ...joining, password: CHOSEN };
      const answers = await Promise.all([
        first.api.any(calls.edit, { params: { id: second.id }, body }),
        second.api.any(calls.edit, { params: { id: first.id }, body }),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect([round, statuses.filter((status) => status === 200)]).toEqual([round, [200]]);
      if (statuses[1] === 200) first = second;
      await first.api.ok(calls.list);
    }
  });
});
