import 'fake-indexeddb/auto';
import { setToken } from '@backoffice/api-client';
import { closeDatabase } from '@backoffice/api-client/outage-database';
import { outageState, tellOutageState } from '@backoffice/api-client/outage-state';
import { calls, fakeApi, TOKEN } from '@backoffice/testing';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';

import { keep } from './keep';
import { TERMS } from './testing/kept-shop';

const api = fakeApi();
const { terms } = calls.offlineSales;

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  tellOutageState(null);
  setToken(TOKEN);
  api.on(terms, TERMS);
  const register = () => Promise.resolve({});
  Object.assign(navigator, {
    serviceWorker: { register },
    storage: { persisted: () => Promise.resolve(true) },
  });
});
afterEach(() => jest.restoreAllMocks());

test.each([
  {
    what: 'a browser without service workers',
    reason: 'unsupported',
    happen: () => void Reflect.deleteProperty(navigator, 'serviceWorker'),
  },
  {
    what: 'a disk that is full',
    reason: 'full',
    happen: () =>
      void jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  },
  {
    what: 'a browser that forbids databases',
    reason: 'refused',
    happen: () =>
      void jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
  },
  { what: 'a call without an answer', reason: 'files', happen: () => api.offline(terms) },
])('$what is told as what it is', async ({ reason, happen }) => {
  happen();
  await keep();
  expect(outageState()).toEqual({ is: 'failed', since: null, reason });
});
