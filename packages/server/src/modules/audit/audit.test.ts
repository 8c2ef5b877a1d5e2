import { auditCalls as calls, authenticationCalls, peopleCalls } from '@backoffice/contracts';
import { allCalls } from '@backoffice/contracts/calls';
import { sql } from 'kysely';

import { apiCaller } from '../../testing/api-caller';
import { onEachEngine } from '../../testing/on-each-engine';
import { CHOSEN, joined, secretOf, somebody } from '../../testing/shop/people';
import { openShop, PASSWORD, type Shop } from '../../testing/shop/test-shop';

onEachEngine('the audit', (server) => {
  afterEach(() => server().clock.set(null));
  const eventsOf = async ({ api }: Pick<Shop, 'api'>, query = {}) =>
    (await api.ok(calls.list, { query })).data;
  const kindsOf = async (shop: Pick<Shop, 'api'>, query = {}) =>
    (await eventsOf(shop, query)).map(({ kind }) => kind);
  const PEOPLE = /^(person|session)\./;
  const ofPeople = async (shop: Shop) => (await kindsOf(shop)).filter((kind) => PEOPLE.test(kind));

  test('tells what was done to people, by whom, newest first', async () => {
    const shop = await openShop(server());
    const { api, userId, locations } = shop;
    const arta = await joined(server(), api, 'cashier');
    const params = { id: arta.id };
    const body = { rights: 'manager', location: locations[0], limited: true };
    await api.ok(peopleCalls.edit, { params, body });
    await api.ok(peopleCalls.edit, { params, body });
    await api.ok(peopleCalls.endSessions, { params });
    const { link } = (await api.ok(peopleCalls.reset, { params })).data;
    await apiCaller(server().url).ok(peopleCalls.accept, {
      params: { secret: secretOf(link) },
      body: { password: 'another staple' },
    });
    await api.ok(peopleCalls.edit, { params, body: { disabled: true } });
    await api.ok(peopleCalls.edit, { params, body: { disabled: false } });

    expect(await ofPeople(shop)).toEqual([
      ...['person.enabled', 'person.disabled', 'person.password', 'person.link'],
      ...['session.ended', 'person.edited', 'person.joined', 'person.invited'],
    ]);
    const [edited] = await eventsOf(shop, { kind: 'person.edited' });
    expect(edited).toMatchObject({
      by: { id: userId, name: expect.stringMatching(/^Person \d+ Gashi$/) as string },
      approved_by: null,
      subject: expect.stringMatching(/^Arta \d+ Berisha$/) as string,
      changes: {
        rights: { before: 'cashier', after: 'manager' },
        location: { before: null, after: 'Prishtinë' },
        limited: { before: false, after: true },
      },
    });
    const [chosen] = await eventsOf(shop, { kind: 'person.password' });
    expect(chosen?.by?.id).toBe(arta.id);
  });

  test('tells when somebody changes their own password or ends their own sessions', async () => {
    const shop = await openShop(server());
    const body = { email: shop.email, password: PASSWORD };
    await apiCaller(server().url).ok(authenticationCalls.login, { body });
    await shop.api.ok(peopleCalls.endOwnSessions);
    await shop.api.ok(peopleCalls.endOwnSessions);
    const change = { current: PASSWORD, next: CHOSEN };
    await shop.api.refused(422, authenticationCalls.changePassword, {
      body: { ...change, current: 'no' },
    });
    await shop.api.ok(authenticationCalls.changePassword, { body: change });
    expect(await ofPeople(shop)).toEqual(['person.password', 'session.ended']);
  });

  test('holds each change once, and nothing that was rolled back or refused', async () => {
    const shop = await openShop(server());
    const { api, userId, email } = shop;
    const headers = { 'idempotency-key': 'key-number-1' };
    const sent = { body: somebody('cashier'), headers };
    await api.ok(peopleCalls.invite, sent);
    await api.ok(peopleCalls.invite, sent);
    const params = { id: userId };
    await api.refused(409, peopleCalls.edit, { params, body: { disabled: true } });
    await api.refused(409, peopleCalls.invite, { body: somebody('stock', { email }) });
    await api.refused(422, peopleCalls.invite, { body: somebody('stock', { limited: true }) });
    await api.ok(peopleCalls.edit, { params, body: {} });
    expect(await ofPeople(shop)).toEqual(['person.invited']);
  });

  test('holds no secret', async () => {
    const shop = await openShop(server());
    const arta = await joined(server(), shop.api, 'owner');
    const { link } = (await shop.api.ok(peopleCalls.reset, { params: { id: arta.id } })).data;
    const body = { current: CHOSEN, next: 'another staple' };
    await arta.api.ok(authenticationCalls.changePassword, { body });
    const { rows } = await sql<{ row: string }>`select cast(e as text) as row from audit_events e
      where company_id = ${shop.companyId}`.execute(server().database.db);
    const all = rows.map(({ row }) => row).join('\n');
    expect(all).toContain('person.link');
    for (const secret of [CHOSEN, 'another staple', secretOf(link), arta.token, '$argon2']) {
      expect(all).not.toContain(secret);
    }
  });

  test('is read page by page, by day, kind and person', async () => {
    const shop = await openShop(server());
    const { api, userId } = shop;
    for (const day of ['2031-03-01', '2031-03-02', '2031-03-03']) {
      server().clock.set(`${day}T10:00:00Z`);
      const { data: token } = await apiCaller(server().url).ok(authenticationCalls.login, {
        body: { email: shop.email, password: PASSWORD },
      });
      const again = { token };
      await api.ok(peopleCalls.invite, { ...again, body: somebody('cashier') });
      // Written later, by a server whose clock is a little behind.
      server().clock.set(`${day}T09:59:00Z`);
      await api.ok(peopleCalls.invite, { ...again, body: somebody('stock') });
      if (day !== '2031-03-03') continue;

      const read = async (query: Record<string, string | number>) =>
        api.ok(calls.list, { ...again, query });
      const from = '2031-03-02';
      const days = (await read({ from, to: from })).data.map(({ at }) => at.slice(0, 10));
      expect(days).toEqual([from, from]);
      expect((await read({ kind: 'person.invited', from })).data).toHaveLength(4);
      expect((await read({ kind: 'person.edited', from })).data).toEqual([]);
      expect((await read({ user: userId, from })).data).toHaveLength(4);
      expect((await read({ user: userId + 999_999 })).data).toEqual([]);

      const first = await read({ limit: 4 });
      const cursor = first.page?.next ?? '';
      const second = await read({ limit: 4, cursor });
      const whole = (await read({})).data;
      const moments = whole.map(({ at }) => at);
      expect(moments).toEqual(moments.toSorted().reverse());
      expect([...first.data, ...second.data]).toEqual(whole.slice(0, 8));
      const last = await read({ limit: 4, cursor: whole.at(-1)?.id ?? 0 });
      expect(last).toMatchObject({ data: [], page: { next: null } });
      await api.refused(422, calls.list, { ...again, query: { kind: 'sun.set' } });
      await api.refused(422, calls.list, { ...again, query: { cursor: 'x' } });
    }
  });

  test('records no export on the word of a client', async () => {
    const shop = await openShop(server());
    await shop.api.ok(calls.exported, { body: { list: 'products', rows: 12 } });
    expect(await eventsOf(shop, { kind: 'list.exported' })).toEqual([]);
  });

  test('is for owners, of their own company', async () => {
    const shop = await openShop(server());
    const arta = await joined(server(), shop.api, 'manager');
    await arta.api.refused(403, calls.list);
    const stranger = await openShop(server());
    await stranger.api.ok(peopleCalls.invite, { body: somebody('cashier') });
    const mine = (await eventsOf(stranger)).filter(({ by }) => by?.id !== stranger.userId);
    expect(mine).toEqual([]);
    expect(await eventsOf(stranger, { user: shop.userId })).toEqual([]);
  });

  test('cannot be changed, by no call and by no statement', async () => {
    const paths = allCalls.filter(({ path }) => /^audit/.test(path));
    expect(paths.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET audit',
      'POST audit/exports',
    ]);
    const shop = await openShop(server());
    await shop.api.ok(peopleCalls.invite, { body: somebody('cashier') });
    const { db } = server().database;
    await expect(sql`update audit_events set subject = 'x'`.execute(db)).rejects.toThrow();
    await expect(sql`delete from audit_events`.execute(db)).rejects.toThrow();
  });
});
