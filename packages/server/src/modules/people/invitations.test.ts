import { authenticationCalls, peopleCalls as calls } from '@backoffice/contracts';

import { apiCaller } from '../../testing/api-caller';
import { rounds } from '../../testing/engines';
import { onServer } from '../../testing/on-each-engine';
import { CHOSEN, joined, secretOf, somebody } from '../../testing/shop/people';
import { openShop } from '../../testing/shop/test-shop';

const HOUR = 3_600_000;
const RACES = rounds(4, 50);

onServer('a link', (server) => {
  afterEach(() => server().clock.set(null));
  const open = () => apiCaller(server().url);
  const login = (email: string, password: string) => ({ body: { email, password } });
  const accept = (link: string, password: string) => ({
    params: { secret: secretOf(link) },
    body: { password },
  });
  const gone = async (link: string) => {
    const params = { secret: secretOf(link) };
    const { message } = await open().refused(404, calls.invited, { params });
    expect(message).toMatch(/used.*newer.*too old/);
    await open().refused(404, calls.accept, accept(link, CHOSEN));
  };

  test('leads to the address that it was asked for from, and works for 72 hours', async () => {
    const { api } = await openShop(server());
    const start = Date.now();
    server().clock.set(new Date(start));
    const body = somebody('cashier');
    const headers = { origin: 'https://shop.example:8443' };
    const { link, until, mail } = (await api.ok(calls.invite, { body, headers })).data;
    expect(link).toMatch(/^https:\/\/shop\.example:8443\/admin\/invitation#\/[\w-]{43}$/);
    expect(Date.parse(until) - start).toBe(72 * HOUR);
    expect(mail).toBeNull();

    for (const origin of ['null', 'javascript:alert(1)', 'https://x/y', '']) {
      const body = somebody('cashier');
      const answer = (await api.ok(calls.invite, { body, headers: { origin } })).data;
      expect(answer.link.split('#')[0]).toBe(`${server().url}/admin/invitation`);
    }

    const params = { secret: secretOf(link) };
    const { data } = await open().ok(calls.invited, { params });
    const { username, email } = body;
    expect(data).toEqual({
      ...{ kind: 'invitation', username, email, until },
      company: expect.any(String) as string,
    });
    server().clock.set(new Date(start + 72 * HOUR - 1));
    await open().ok(calls.invited, { params });
    server().clock.set(new Date(start + 72 * HOUR));
    await gone(link);
  });

  test('sets a password once, if the password follows the rule', async () => {
    const { api } = await openShop(server());
    const body = somebody('cashier');
    const { link } = (await api.ok(calls.invite, { body })).data;
    await open().refused(401, authenticationCalls.login, login(body.email, ''.padEnd(8, 'x')));
    for (const weak of ['short', 'password123', 'Berisha2026', body.email, ' '.repeat(9)]) {
      const { fields } = await open().refused(422, calls.accept, accept(link, weak));
      expect(fields).toHaveProperty('password');
    }
    const named = await open().refused(422, calls.accept, accept(link, 'Berisha2026'));
    expect(named.fields?.password).toBe('A name of a person or of the company is no password');
    expect((await open().ok(calls.accept, accept(link, CHOSEN))).data).toEqual({
      email: body.email,
    });
    await open().ok(authenticationCalls.login, login(body.email, CHOSEN));
    await gone(link);
    const { data } = await api.ok(calls.list);
    expect(data.at(-1)).toMatchObject({ state: 'active', link_until: null });
  });

  test('is voided by a second one', async () => {
    const { api } = await openShop(server());
    const { id, link } = (await api.ok(calls.invite, { body: somebody('cashier') })).data;
    const again = (await api.ok(calls.reset, { params: { id } })).data;
    await gone(link);
    const params = { secret: secretOf(again.link) };
    expect((await open().ok(calls.invited, { params })).data.kind).toBe('invitation');
    const links = await Promise.all([1, 2, 3].map(() => api.ok(calls.reset, { params: { id } })));
    await gone(again.link);
    const tried = await Promise.all(
      links.map(({ data }) => open().any(calls.accept, accept(data.link, CHOSEN))),
    );
    expect(tried.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test('to reset a password works for an hour, signs out everywhere and forgets failed tries', async () => {
    const { api } = await openShop(server());
    const start = Date.now();
    server().clock.set(new Date(start));
    const arta = await joined(server(), api, 'cashier');
    for (let n = 0; n < 6; n += 1) {
      await open().any(authenticationCalls.login, login(arta.email, 'a wrong one'));
    }
    await open().refused(429, authenticationCalls.login, login(arta.email, CHOSEN));

    const { link, until } = (await api.ok(calls.reset, { params: { id: arta.id } })).data;
    expect(Date.parse(until) - start).toBe(HOUR);
    await arta.api.ok(authenticationCalls.user);
    await open().ok(calls.accept, accept(link, 'another staple'));
    await arta.api.refused(401, authenticationCalls.user);
    await open().refused(401, authenticationCalls.login, login(arta.email, CHOSEN));
    await open().ok(authenticationCalls.login, login(arta.email, 'another staple'));

    const old = (await api.ok(calls.reset, { params: { id: arta.id } })).data;
    server().clock.set(new Date(start + HOUR));
    await gone(old.link);
    const devices = await server()
      .database.db.selectFrom('devices')
      .select('seen_at')
      .where('user_id', '=', arta.id)
      .execute();
    expect(devices).toHaveLength(1);
  });

  test('can be given to an employee who never could sign in', async () => {
    const { api, companyId } = await openShop(server());
    const email = `besa${companyId}@shop.example`;
    const { id } = await server()
      .database.db.insertInto('users')
      .values({
        ...{ company_id: companyId, username: 'Besa', email, email_key: email },
        created_at: new Date().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { link } = (await api.ok(calls.reset, { params: { id } })).data;
    await open().ok(calls.accept, accept(link, CHOSEN));
    await open().ok(authenticationCalls.login, login(email, CHOSEN));
  });

  test('works for one of two who use it at the same moment', async () => {
    const { api } = await openShop(server());
    const { id, email, link } = await (async () => {
      const body = somebody('cashier');
      return { ...(await api.ok(calls.invite, { body })).data, email: body.email };
    })();
    await open().ok(calls.accept, accept(link, CHOSEN));
    for (let round = 0; round < RACES; round += 1) {
      const { data } = await api.ok(calls.reset, { params: { id } });
      const passwords = [`left staple ${round}`, `right staple ${round}`];
      const answers = await Promise.all(
        passwords.map((password) => open().any(calls.accept, accept(data.link, password))),
      );
      const statuses = answers.map(({ status }) => status);
      expect([round, [...statuses].sort()]).toEqual([round, [200, 404]]);
      const [won = '', lost = ''] = statuses[0] === 200 ? passwords : passwords.toReversed();
      await open().ok(authenticationCalls.login, login(email, won));
      if (round % 10 === 0) {
        await open().refused(401, authenticationCalls.login, login(email, lost));
      }
    }
  }, 120_000);

  test('leaves its secret nowhere, and is the same when it is asked for again', async () => {
    const { api } = await openShop(server());
    const { db } = server().database;
    const headers = { 'idempotency-key': 'key-number-1' };
    const sent = { body: somebody('cashier'), headers };
    const first = (await api.ok(calls.invite, sent)).data;
    expect((await api.ok(calls.invite, sent)).data).toEqual(first);
    const reset = { params: { id: first.id }, headers: { 'idempotency-key': 'key-number-2' } };
    const second = (await api.ok(calls.reset, reset)).data;
    expect((await api.ok(calls.reset, reset)).data).toEqual(second);
    await open().ok(calls.invited, { params: { secret: secretOf(second.link) } });

    const kept = JSON.stringify([
      await db.selectFrom('idempotency_keys').selectAll().execute(),
      await db.selectFrom('invitations').selectAll().execute(),
      await db.selectFrom('audit_events').selectAll().execute(),
    ]);
    for (const { link } of [first, second]) expect(kept).not.toContain(secretOf(link));
  });

  test.each(['x', 'A'.repeat(43), 'A'.repeat(101), "'; drop table users; --", '%00'])(
    'that was made up leads nowhere: %s',
    async (secret) => {
      const params = { secret };
      await open().refused(404, calls.invited, { params });
      await open().refused(404, calls.accept, { params, body: { password: CHOSEN } });
    },
  );
});
