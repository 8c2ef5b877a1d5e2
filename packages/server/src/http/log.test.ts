import { Writable } from 'node:stream';

import {
  authenticationCalls as calls,
  referenceCalls,
  transactionCalls,
} from '@backoffice/contracts';

import { apiCaller } from '../testing/api-caller';
import { onServer } from '../testing/on-each-engine';
import { choosePin, openSharedTill, PIN } from '../testing/shop/sign-in/shared-till';
import { callerAs, openShop, PASSWORD, signedIn } from '../testing/shop/test-shop';
import { toldError } from './log';

const WRONG_PIN = '830174';

let log = '';
const logTo = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log += chunk.toString();
    done();
  },
});
/** The level of `npm start`. */
const options = { logLevel: 'warn', logTo };
const told = (event: string) =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ security }) => security === event);

onServer(
  'the log of npm start',
  (server) => {
    beforeEach(() => (log = ''));

    test('shows who failed to sign in, from where, and that more tries are blocked', async () => {
      const { email, api: own } = await openShop(server());
      const api = apiCaller(server().url);
      const account = email.toLowerCase();
      for (let n = 0; n < 5; n += 1) {
        await api.refused(401, calls.login, { body: { email, password: 'my-secret-guess' } });
      }
      await api.any(calls.login, { body: { email, password: PASSWORD } });
      await api.any(calls.login, { body: { email, password: PASSWORD } });
      const who = { account, address: '127.0.0.1', level: 40 };
      expect(told('sign-in failed')).toHaveLength(5);
      expect(told('sign-in failed')[0]).toMatchObject(who);
      expect(told('sign-in blocked')).toEqual([expect.objectContaining(who)]);

      const next = 'another password';
      await own.refused(422, calls.changePassword, { body: { current: 'my-secret-guess', next } });
      await own.ok(calls.changePassword, { body: { current: PASSWORD, next } });
      expect(told('password change failed')).toHaveLength(1);
      expect(told('password changed')).toHaveLength(1);
      for (const secret of ['my-secret-guess', PASSWORD, next]) expect(log).not.toContain(secret);
    });

    test('shows who typed a wrong PIN at a shared till, and that the PIN is locked', async () => {
      const { api, userId: user, companyId: company } = await openShop(server());
      await choosePin(api);
      const till = await openSharedTill(api, server().url);
      for (let n = 0; n < 5; n += 1) await till.any(user, WRONG_PIN);
      await till.any(user, PIN);
      expect(told('PIN failed')).toHaveLength(5);
      expect(told('PIN failed')[0]).toMatchObject({ user, company, level: 40 });
      expect(told('PIN blocked')).toEqual([expect.objectContaining({ user, company })]);
      for (const secret of [WRONG_PIN, PIN]) expect(log).not.toContain(`"${secret}"`);
    });

    test('a right that is refused is told with who asked', async () => {
      const staff = await signedIn(server(), { rights: 'cashier' });
      const api = callerAs(staff, server().url);
      await api.refused(403, transactionCalls.list, { query: { start_date: '2026-01-01' } });
      const { userId: user, companyId: company } = staff;
      const path = '/api/v1/transactions';
      const told403 = { method: 'GET', path, user, company, level: 40 };
      expect(told('right refused')).toEqual([expect.objectContaining(told403)]);
    });

    test('an error of the database keeps what was typed and every hash to itself', async () => {
      const { api, email, token } = await openShop(server());
      const { db } = server().database;
      await db.schema.alterTable('brands').renameTo('brands_away').execute();
      await db.schema.alterTable('devices').renameTo('devices_away').execute();
      const body = { brandName: 'Zeppelin-4711', produced: 'Vietnam', type: 'shoes' };
      const { message } = await api.refused(500, referenceCalls.addBrand, { body });
      expect(message).toBe('Something went wrong on the server');
      await apiCaller(server().url).refused(500, calls.login, {
        body: { email, password: PASSWORD },
      });
      await db.schema.alterTable('brands_away').renameTo('brands').execute();
      await db.schema.alterTable('devices_away').renameTo('devices').execute();
      expect(log).toContain('42P01');
      for (const secret of ['Zeppelin', email.toLowerCase(), PASSWORD, '$argon2', token]) {
        expect(log).not.toContain(secret);
      }
    });
  },
  options,
);

test('neither message nor cause of an error tells a value', () => {
  const database = Object.assign(new Error('invalid input syntax for type bigint: "4711 "x" y"'), {
    code: '22P02',
    detail: 'Key (email_key)=(ana@shop.example)',
    where: 'unnamed portal parameter $1 = 4711',
    params: ['$argon2id$x'],
    table: 'users',
  });
  const text = JSON.stringify(toldError(new Error('It failed', { cause: database })));
  expect(text).toContain('22P02');
  expect(text).toContain('users');
  for (const secret of ['4711', 'ana@', '$argon2']) expect(text).not.toContain(secret);
});
