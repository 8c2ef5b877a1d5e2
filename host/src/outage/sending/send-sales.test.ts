import 'fake-indexeddb/auto';
import { setToken } from '@backoffice/api-client';
import { closeDatabase } from '@backoffice/api-client/outage-database';
import type { OfflineOutcome } from '@backoffice/contracts';
import { calls, fakeApi, TOKEN } from '@backoffice/testing';
import { IDBFactory } from 'fake-indexeddb';

import { readSales, waitingSales } from '../store/sales';
import { answerTo, sellHere, takeLocks } from '../testing/sold-here';
import { sendSales } from './send-sales';

const api = fakeApi();
const { send } = calls.offlineSales;

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  setToken(TOKEN);
  takeLocks();
});

const answered = (word: OfflineOutcome['outcome']) =>
  api.on(send, ({ body }) => answerTo(body.sales, word));

test('sixty sales go in two requests, in the order of their slips, and are gone', async () => {
  for (let nth = 0; nth < 60; nth += 1) await sellHere(`key-${nth}`);
  answered('sold');
  expect(await sendSales()).toEqual({ booked: 60, toSettle: 0, refused: 0 });
  const [first, second] = api.requests(send).map(({ body }) => body);
  expect([first?.sales.length, first?.waiting]).toEqual([50, 10]);
  expect([second?.sales.length, second?.waiting]).toEqual([10, 0]);
  expect(first?.sales[0]).toMatchObject({ slip: 'K3-000017', seller: 9 });
  expect(await readSales()).toEqual([]);
  expect((await sellHere('next')).counter).toBe(77);
});

test('a request without an answer leaves all of them, and the next one takes them off', async () => {
  await sellHere('a');
  api.offline(send);
  await expect(sendSales()).rejects.toThrow();
  expect(await waitingSales()).toHaveLength(1);
  answered('again');
  expect(await sendSales()).toMatchObject({ booked: 1 });
  expect(await readSales()).toEqual([]);
});

test('what the server refuses stays apart with its reason, and isn’t sent again', async () => {
  await sellHere('a');
  api.on(send, ({ body }) =>
    answerTo(body.sales, 'refused').map((outcome) => ({
      ...outcome,
      message: 'Unit 1 was not found',
    })),
  );
  expect(await sendSales()).toEqual({ booked: 0, toSettle: 0, refused: 1 });
  expect(await readSales()).toMatchObject([{ key: 'a', refused: 'Unit 1 was not found' }]);
  expect(await waitingSales()).toEqual([]);
});

test('of two tabs one sends', async () => {
  await sellHere('a');
  answered('to_settle');
  const sent = await Promise.all([sendSales(), sendSales()]);
  expect(sent).toEqual([{ booked: 1, toSettle: 1, refused: 0 }, undefined]);
  expect(api.requests(send)).toHaveLength(1);
});
