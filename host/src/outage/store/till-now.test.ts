import 'fake-indexeddb/auto';
import { closeDatabase } from '@backoffice/api-client/outage-database';
import { dayIn } from '@backoffice/contracts';
import { setNow } from '@backoffice/testing';
import { IDBFactory } from 'fake-indexeddb';

import { keep } from './kept';
import { tillNow } from './till-now';

/** Of the company; the device may believe to be anywhere. */
const ZONE = 'Europe/Belgrade';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

/** Day and time of a sale as the company's people read them. */
const told = (at: Date) => {
  const clock = { timeZone: ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return `${dayIn(ZONE, at)} ${new Intl.DateTimeFormat('en', clock).format(at)}`;
};

test.each([
  {
    clock: 'that is right',
    ...{ device: '2026-11-25T22:50:00Z', ahead: 0, sold: '2026-11-25 23:50' },
  },
  {
    clock: 'a day ahead, before midnight',
    ...{ device: '2026-11-26T22:50:00Z', ahead: -DAY, sold: '2026-11-25 23:50' },
  },
  {
    clock: 'a day behind, after midnight',
    ...{ device: '2026-11-24T23:10:00Z', ahead: DAY, sold: '2026-11-26 00:10' },
  },
  {
    clock: 'an hour behind, as nobody set it in spring',
    ...{ device: '2027-03-28T00:30:00Z', ahead: HOUR, sold: '2027-03-28 03:30' },
  },
  {
    clock: 'an hour ahead, as somebody set it in autumn',
    ...{ device: '2026-10-25T23:30:00Z', ahead: -HOUR, sold: '2026-10-25 23:30' },
  },
])('a page that was opened without a line by a clock $clock', async ({ device, ahead, sold }) => {
  setNow(device);
  await keep('clock', ahead);
  expect(told(await tillNow())).toBe(sold);
});

test('an outage through the night in which an hour comes twice goes on from moment to moment', async () => {
  await keep('clock', -DAY);
  const moments: string[] = [];
  for (const device of ['26T00:30', '26T01:30', '26T02:30']) {
    setNow(`2026-10-${device}:00Z`);
    moments.push((await tillNow()).toISOString());
  }
  expect(moments).toEqual(['00:30', '01:30', '02:30'].map((time) => `2026-10-25T${time}:00.000Z`));
  expect(moments.map((at) => told(new Date(at)))).toEqual([
    '2026-10-25 02:30',
    '2026-10-25 02:30',
    '2026-10-25 03:30',
  ]);
});

test('a till that never heard of the server’s clock goes by its own', async () => {
  setNow('2026-11-25T10:00:00Z');
  expect((await tillNow()).toISOString()).toBe('2026-11-25T10:00:00.000Z');
});
