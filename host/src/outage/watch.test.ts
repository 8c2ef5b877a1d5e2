import 'fake-indexeddb/auto';
import { noteLine, setToken } from '@backoffice/api-client';
import { closeDatabase } from '@backoffice/api-client/outage-database';
import { calls, fakeApi, TOKEN, waitFor } from '@backoffice/testing';
import { IDBFactory } from 'fake-indexeddb';

import { readSales } from './store/sales';
import { answerTo, sellHere, takeLocks } from './testing/sold-here';
import { readOutage, watchOutage } from './watch';

const api = fakeApi();
const { send } = calls.offlineSales;
const onSent = jest.fn();
let stop = () => undefined as void;

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  setToken(TOKEN);
  takeLocks();
  onSent.mockClear();
  noteLine(true);
  api.on(send, ({ body }) => answerTo(body.sales, 'sold'));
});
afterEach(() => {
  stop();
  noteLine(true);
});

const allSent = () =>
  waitFor(async () => expect([await readSales(), readOutage().waiting]).toEqual([[], 0]));

test('a sale that is written down when the line is back already is sent at once', async () => {
  stop = watchOutage(false, onSent);
  await sellHere('a');
  await allSent();
  expect(onSent.mock.calls).toEqual([[{ booked: 1, toSettle: 0, refused: 0 }]]);
});

test('while nobody knows whether there is a line nothing is sent, then all of it', async () => {
  stop = watchOutage(false, onSent);
  noteLine(false);
  await sellHere('a');
  await sellHere('b');
  await waitFor(() => expect(readOutage().waiting).toBe(2));
  expect(api.requests(send)).toEqual([]);
  noteLine(true);
  await allSent();
  expect(onSent.mock.calls).toEqual([[{ booked: 2, toSettle: 0, refused: 0 }]]);
});

test('a request that failed is tried again with the line, and told once', async () => {
  api.offline(send);
  stop = watchOutage(false, onSent);
  await sellHere('a');
  await waitFor(() => expect(api.requests(send)).toHaveLength(1));
  api.on(send, ({ body }) => answerTo(body.sales, 'again'));
  noteLine(true);
  await allSent();
  expect(onSent.mock.calls).toEqual([[{ booked: 1, toSettle: 0, refused: 0 }]]);
});
