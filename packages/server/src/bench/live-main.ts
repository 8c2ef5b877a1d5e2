import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { referenceCalls, saleCalls } from '@backoffice/contracts';

import type { Database } from '../db/database';
import type { ApiCaller } from '../testing/api-caller';
import type { ServerProcess } from '../testing/server-process';
import { type HeardEvents, hearEvents } from '../testing/shop/heard-events';
import { callerAs } from '../testing/shop/test-shop';
import { fillForBench } from './bench-data';
import { inShopOnEach, tokenOf } from './bench-shop';
import { readFlags } from './flags';
import { percentile } from './tables/report';
import { table } from './tables/table';

const { values } = readFlags({
  options: {
    /** Sales whose way to another browser is timed. */
    sales: { type: 'string', default: '100' },
    /** Streams that are open at once on one server; each person has 20 of them. */
    streams: { type: 'string', default: '1000' },
    /** Seconds for which the server is watched while nothing happens. */
    idle: { type: 'string', default: '30' },
  },
});
const [sales, streams, idle] = [values.sales, values.streams, values.idle].map(Number) as [
  number,
  number,
  number,
];
const EACH = 20;
const say = (text: string) => process.stdout.write(`${text}\n`);
const emailOf = (nth: number) => `till${nth}@bench.example`;

/** Megabytes that a process holds, and seconds of a processor that it has used. */
function useOf({ child }: ServerProcess) {
  const status = fs.readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8');
  const [user = '0', system = '0'] = fs
    .readFileSync(`/proc/${child.pid ?? 0}/stat`, 'utf8')
    .split(') ')[1]!
    .split(' ')
    .slice(11);
  return {
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024,
    cpu: (Number(user) + Number(system)) / 100,
  };
}

/** A shop with as many people as have streams. */
async function fill(db: Database['db']): Promise<void> {
  await fillForBench(db, 20_000);
  const { id: _, ...boss } = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  const people = Array.from({ length: Math.ceil(streams / EACH) }, (_one, nth) => ({
    ...boss,
    email: emailOf(nth),
    email_key: emailOf(nth),
  }));
  await db.insertInto('users').values(people).execute();
}

let unit = 0;
async function sellOne(api: ApiCaller): Promise<number> {
  unit += 1;
  const sold = { id: unit, regular_price: '49.90', price: 45 };
  await api.ok(saleCalls.sell, { body: [{ ...sold, paymentType: 'cash', sale_type: 'store' }] });
  return unit;
}

/** Milliseconds from the moment that a sale is sent until another browser has heard of it. */
async function heardWithin(api: ApiCaller, heard: HeardEvents): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < sales; n += 1) {
    const before = heard.events.length;
    const started = performance.now();
    const id = await sellOne(api);
    await heard.until((events) => events.slice(before).some(({ sold }) => sold?.includes(id)));
    times.push(performance.now() - started);
    await pause(20);
  }
  return times;
}

async function saleTimes(api: ApiCaller): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < sales; n += 1) {
    const started = performance.now();
    await sellOne(api);
    times.push(performance.now() - started);
    await pause(20);
  }
  return times;
}

/** How many events a listener hears of a hundred changes made at once. */
async function burst(api: ApiCaller, heard: HeardEvents): Promise<number> {
  const before = heard.events.length;
  await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      api.ok(referenceCalls.addLocation, { body: { name: `Depot ${n}` } }),
    ),
  );
  await pause(500);
  return heard.events.length - before;
}

async function openAll(url: string): Promise<HeardEvents[]> {
  const open: HeardEvents[] = [];
  for (let nth = 0; nth * EACH < streams; nth += 1) {
    const token = await tokenOf(url, emailOf(nth));
    const some = Array.from({ length: Math.min(EACH, streams - nth * EACH) }, () =>
      hearEvents(url, token),
    );
    open.push(...(await Promise.all(some)));
  }
  const refused = open.filter(({ status }) => status !== 200).length;
  if (refused > 0) throw new Error(`${refused} streams were refused`);
  return open;
}

const rowOf = (what: string, times: number[]) => [
  what,
  ...[0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(0)),
];

async function measure(seller: ServerProcess, listener: ServerProcess): Promise<void> {
  const token = await tokenOf(seller.url);
  const api = callerAs({ token }, seller.url);
  const heard = await hearEvents(listener.url, token);
  await heardWithin(api, heard);
  const rows = [rowOf('sold here, heard there', await heardWithin(api, heard))];
  const events = await burst(api, heard);
  rows.push(rowOf('a sale, one stream open', await saleTimes(api)));
  const before = useOf(seller);
  const open = await openAll(seller.url);
  await pause(2_000);
  const opened = useOf(seller);
  await pause(idle * 1_000);
  const rested = useOf(seller);
  rows.push(rowOf(`a sale, ${streams} streams open`, await saleTimes(api)));
  rows.push(rowOf('heard there meanwhile', await heardWithin(api, heard)));
  for (const stream of [...open, heard]) stream.close();
  say(table(['', 'p50 ms', 'p95 ms', 'p99 ms'], rows));
  const more = (opened.memory - before.memory).toFixed(0);
  const share = ((100 * (rested.cpu - opened.cpu)) / idle).toFixed(1);
  say(
    `100 changes at once: ${events} events. ${streams} streams: +${more} MB; idle: ${share} % of a processor.\n`,
  );
}

/** `pnpm bench live`: how soon others know, and what a thousand who listen cost. */
await inShopOnEach(fill, async ({ engine, start }) => {
  const seller = await start('a');
  const listener = engine === 'postgres' ? await start('b') : seller;
  say(`${engine}, ${listener === seller ? 'one server' : 'two servers'}
`);
  await measure(seller, listener);
});
process.exit(0);
