import 'fake-indexeddb/auto';
import { clearToken, setToken } from '@backoffice/api-client';
import { closeDatabase } from '@backoffice/api-client/outage-database';
import { calls, companySettings, fakeApi } from '@backoffice/testing';
import { IDBFactory } from 'fake-indexeddb';

import { hashOf } from '../stand-in/kept-session';
import { readKept } from '../store/kept';
import { STOCK, TERMS } from '../testing/kept-shop';
import { keepShop } from './keep-fresh';

const api = fakeApi();
const { terms } = calls.offlineSales;

/** The stock comes by a request of its own. */
const answerStock = () => {
  const headers = { get: () => '"1"' };
  const json = () => Promise.resolve({ success: true, data: STOCK });
  globalThis.fetch = () =>
    Promise.resolve({ status: 200, ok: true, headers, json } as unknown as Response);
};

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  setToken('first');
  answerStock();
  api.on(terms, TERMS);
  api.on(calls.company.settings, companySettings());
  api.on(calls.reference.listLocations, [{ id: 1, name: 'Center' }]);
});

test('what was on its way for the person before isn’t kept, and that of the next one is', async () => {
  const release = api.hold(terms);
  const first = keepShop();
  setToken('second');
  const second = keepShop();
  release();
  await Promise.all([first, second]);
  expect(api.requests(terms)).toHaveLength(2);
  expect((await readKept('session'))?.tokenHash).toBe(await hashOf('second'));
  expect(await readKept('stock')).toEqual(STOCK);
});

test('two that look for the same person fetch it once', async () => {
  await Promise.all([keepShop(), keepShop()]);
  expect(api.requests(terms)).toHaveLength(1);
});

test('after a sign-out nothing more is kept of what was on its way', async () => {
  const release = api.hold(terms);
  const kept = keepShop();
  clearToken();
  release();
  await kept;
  for (const name of ['terms', 'session', 'settings', 'locations', 'stock'] as const) {
    expect(await readKept(name)).toBeUndefined();
  }
});

test('whom the server refuses sells no more by what was kept, and the goods stay', async () => {
  await keepShop();
  api.offline(terms);
  await expect(keepShop()).rejects.toThrow();
  expect(await readKept('session')).toBeDefined();
  api.fail(terms, 403, 'forbidden', 'You are not allowed to do this');
  await expect(keepShop()).rejects.toThrow();
  expect(await readKept('session')).toBeUndefined();
  expect(await readKept('stock')).toEqual(STOCK);
});
