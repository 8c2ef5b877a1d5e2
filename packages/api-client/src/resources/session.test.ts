import { createQueryClient, getToken, setToken } from '@backoffice/api-client';
import { SPECIFIED_ACTIONS } from '@backoffice/contracts';
import {
  calls,
  company,
  failure,
  fakeApi,
  plain,
  signedIn,
  signedInAs,
  user,
} from '@backoffice/testing';
import { MutationObserver } from '@tanstack/react-query';

import { login, logout, sessionMutations, sessionQueries, verifyToken } from './session';

const api = fakeApi();
const client = createQueryClient({ retryDelay: 0 });
const { login: loginCall, logout: logoutCall } = calls.authentication;
const NO_DELAYS = [0, 0];

afterEach(() => client.clear());

describe('the signed-in person', () => {
  it('comes with the company and its time zone', async () => {
    api.on(calls.authentication.user, signedIn({ user: user({ id: 3, location: 2 }) }));
    await expect(client.fetchQuery(sessionQueries.current())).resolves.toMatchObject({
      user: { id: 3, location: 2 },
      company: { timezone: 'Europe/Belgrade' },
    });
  });

  it("of a plain server: text ids, no shop, and the browser's time zone", async () => {
    const bare = { id: '7', username: 'arta', email: 'arta@example.com', role: 'admin' };
    api.on(calls.authentication.user, plain({ user: bare, company: { id: '2', name: 'Shoes' } }));
    await expect(client.fetchQuery(sessionQueries.current())).resolves.toMatchObject({
      user: { id: 7, surname: '', phone: null, location: null },
      company: { id: 2, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    });
  });

  it('comes with what they may do, as text', async () => {
    const { user: cashier } = signedInAs('cashier', { limited: true, location: 2 });
    const known = { ...cashier, actions: ['products.sell', 'robots.feed'] };
    api.on(calls.authentication.user, signedIn({ user: known }));
    await expect(client.fetchQuery(sessionQueries.current())).resolves.toMatchObject({
      user: { limited: true, actions: ['products.sell', 'robots.feed'] },
    });
  });

  it('may do the specified actions if the server names no rights', async () => {
    api.on(calls.authentication.user, plain({ user: { id: 7 }, company: {} }));
    await expect(client.fetchQuery(sessionQueries.current())).resolves.toMatchObject({
      user: { limited: false, actions: SPECIFIED_ACTIONS },
    });
  });
});

describe('added calls', () => {
  it('are offered where the server is one of ours', async () => {
    await expect(client.fetchQuery(sessionQueries.supports('changePassword'))).resolves.toBe(true);
  });

  it('are not offered on a plain server', async () => {
    api.on(
      calls.authentication.user,
      plain({ user: { id: 1 }, company: company({ timezone: undefined }) }),
    );
    await expect(client.fetchQuery(sessionQueries.supports('changePassword'))).resolves.toBe(false);
  });

  it('are not offered again once they were unknown', async () => {
    await client.fetchQuery(sessionQueries.supports('editProfile'));
    api.unsupported(calls.authentication.editUser);
    const save = new MutationObserver(client, sessionMutations.editProfile());
    const input = { input: { phone: '1' }, idempotencyKey: 'key-of-the-form' };
    await expect(save.mutate(input)).rejects.toMatchObject({ isUnsupported: true });
    await expect(client.fetchQuery(sessionQueries.supports('editProfile'))).resolves.toBe(false);
  });
});

describe('signing in', () => {
  it('keeps the token', async () => {
    api.on(loginCall, 'token-1');
    await login('arta@example.com', 'secret');
    expect(getToken()).toBe('token-1');
    expect(api.lastRequest(loginCall).body).toEqual({
      email: 'arta@example.com',
      password: 'secret',
    });
  });

  it.each([
    ['a record', { data: { token: 'token-1' } }],
    ['the bare body', 'token-1'],
  ])('finds the token in %s', async (_where, body) => {
    api.on(loginCall, plain(body));
    await login('arta@example.com', 'secret');
    expect(getToken()).toBe('token-1');
  });

  it('that is refused tells how long to wait and leaves a session of before alone', async () => {
    setToken('before');
    const reply = failure(429, 'too_many_requests', 'Wait', { retryAfter: 30 });
    api.on(loginCall, () => reply);
    await expect(login('arta@example.com', 'wrong')).rejects.toMatchObject({ retryAfter: 30 });
    api.fail(loginCall, 401, 'unauthorized', 'Wrong');
    await expect(login('arta@example.com', 'wrong')).rejects.toMatchObject({ status: 401 });
    expect(getToken()).toBe('before');
  });

  it('without a token in the answer has failed', async () => {
    api.on(loginCall, plain({ success: true, data: '' }));
    await expect(login('a@example.com', 'x')).rejects.toMatchObject({ code: 'bad_answer' });
    expect(getToken()).toBeNull();
  });
});

describe('signing out', () => {
  it('revokes the token that was, and forgets it at once', async () => {
    setToken('current');
    api.on(logoutCall, null);
    const done = logout();
    expect(getToken()).toBeNull();
    await done;
    expect(api.lastRequest(logoutCall).token).toBe('current');
  });

  it.each([
    ['does not know the call', () => api.unsupported(logoutCall)],
    ['cannot be reached', () => api.offline(logoutCall)],
    ['has ended the session already', () => api.fail(logoutCall, 401, 'unauthorized', 'Who?')],
  ])('works when the server %s', async (_what, breakIt) => {
    setToken('current');
    breakIt();
    await expect(logout()).resolves.toBeUndefined();
    expect(getToken()).toBeNull();
  });
});

describe('the check at start', () => {
  const { verifyToken: check } = calls.authentication;

  it.each([true, false])('says %s', async (isValid) => {
    api.on(check, { success: true, isValid });
    await expect(verifyToken()).resolves.toBe(isValid);
  });

  it('reads a body without an envelope', async () => {
    api.on(check, plain({ isValid: true }));
    await expect(verifyToken()).resolves.toBe(true);
  });

  it('is tried three times, and works at the last', async () => {
    let tries = 0;
    api.on(check, () => {
      tries += 1;
      return tries < 3
        ? failure(503, 'unavailable', 'Starting')
        : plain({ success: true, isValid: true });
    });
    await expect(verifyToken(NO_DELAYS)).resolves.toBe(true);
    expect(tries).toBe(3);
  });

  it('fails after three tries', async () => {
    api.offline(check);
    await expect(verifyToken(NO_DELAYS)).rejects.toMatchObject({ isNetwork: true });
    expect(api.requests(check)).toHaveLength(3);
  });
});

it('a wrong current password keeps the session', async () => {
  setToken('current');
  api.fail(calls.authentication.changePassword, 401, 'unauthorized', 'Wrong password');
  const change = new MutationObserver(client, sessionMutations.changePassword());
  const input = { current: 'wrong', next: 'a-long-password' };
  await expect(change.mutate({ input, idempotencyKey: 'key-of-the-form' })).rejects.toThrow(
    'Wrong',
  );
  expect(getToken()).toBe('current');
});
