import { authenticationCalls, companyCalls, peopleCalls as calls } from '@backoffice/contracts';

import { apiCaller } from '../../testing/api-caller';
import { onEachEngine } from '../../testing/on-each-engine';
import { CHOSEN, joined } from '../../testing/shop/people';
import { openShop, PASSWORD } from '../../testing/shop/test-shop';

const HOUR = 3_600_000;

onEachEngine('where somebody is signed in', (server) => {
  afterEach(() => server().clock.set(null));
  const signIn = async (email: string, password: string, device: string) => {
    const headers = { 'user-agent': device };
    const body = { email, password };
    return (await apiCaller(server().url).ok(authenticationCalls.login, { body, headers })).data;
  };
  const verify = (token: string) =>
    apiCaller(server().url).any(authenticationCalls.user, { token });

  test('is listed by what the browser calls itself, the session that asks marked', async () => {
    const { api, email, userId } = await openShop(server());
    await signIn(email, PASSWORD, `Firefox\t${'x'.repeat(400)}`);
    const { data } = await api.ok(calls.ownSessions);
    expect(data).toHaveLength(2);
    expect(data.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(data.find(({ current }) => !current)?.device).toBe(`Firefox ${'x'.repeat(292)}`);
    expect((await api.ok(calls.sessions, { params: { id: userId } })).data).toEqual(data);
  });

  test('leaves out sessions that have ended', async () => {
    const { api, email } = await openShop(server());
    const start = Date.now();
    await signIn(email, PASSWORD, 'Old');
    const listedAfter = async (hours: number) => {
      server().clock.set(new Date(start + hours * HOUR));
      return (await api.ok(calls.ownSessions)).data.length;
    };
    expect(await listedAfter(0.4)).toBe(2);
    expect(await listedAfter(1.9)).toBe(2);
    expect(await listedAfter(2.1)).toBe(1);
    await signIn(email, PASSWORD, 'New');
    await api.ok(companyCalls.editSettings, { body: { session_idle_minutes: 30 } });
    expect(await listedAfter(2.5)).toBe(2);
    expect(await listedAfter(2.7)).toBe(1);
  });

  test('can be ended one by one or at once: the next call knows', async () => {
    const { api, email, token } = await openShop(server());
    const [first, second] = [
      await signIn(email, PASSWORD, 'First'),
      await signIn(email, PASSWORD, 'Second'),
    ];
    const { data } = await api.ok(calls.ownSessions);
    const session = data.find(({ device }) => device === 'First')?.id ?? 0;
    await api.ok(calls.endOwnSessions, { query: { session } });
    expect((await verify(first)).status).toBe(401);
    expect((await verify(second)).status).toBe(200);
    await api.refused(404, calls.endOwnSessions, { query: { session } });

    await api.ok(calls.endOwnSessions);
    expect((await verify(second)).status).toBe(401);
    expect((await verify(token)).status).toBe(200);
    expect((await api.ok(calls.ownSessions)).data).toHaveLength(1);
  });

  test('is for owners to end, of their own people only', async () => {
    const { api } = await openShop(server());
    const arta = await joined(server(), api, 'cashier');
    const second = await signIn(arta.email, CHOSEN, 'Second');
    const params = { id: arta.id };
    const { data } = await api.ok(calls.sessions, { params });
    expect(data.map(({ current }) => current)).toEqual([false, false]);
    const session = data.find(({ device }) => device === 'Second')?.id ?? 0;
    await api.refused(404, calls.endOwnSessions, { query: { session } });
    const stranger = await openShop(server());
    await stranger.api.refused(404, calls.endOwnSessions, { query: { session } });
    await stranger.api.refused(404, calls.endSessions, { params, query: { session } });
    await arta.api.refused(403, calls.endSessions, { params });

    await api.ok(calls.endSessions, { params, query: { session } });
    expect((await verify(second)).status).toBe(401);
    await arta.api.ok(authenticationCalls.user);
    await api.ok(calls.endSessions, { params });
    await arta.api.refused(401, authenticationCalls.user);
    expect((await api.ok(calls.sessions, { params })).data).toEqual([]);
  });
});
