import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { importCalls, historyCalls, saleCalls } from '@backoffice/contracts';

import type { Database } from '../db/database';
import type { ApiCaller } from '../testing/api-caller';
import type { ServerProcess } from '../testing/server-process';
import { checkedImport, shoeLines } from '../testing/shop/imports/imports';
import { callerAs } from '../testing/shop/test-shop';
import { fillForBench } from './bench-data';
import { inShopOnEach, tokenOf } from './bench-shop';
import { readFlags } from './flags';
import { percentile } from './tables/report';
import { table } from './tables/table';

const { values } = readFlags({
  options: {
    /** Units that are imported, ten of each row. */
    units: { type: 'string', default: '50000' },
    /** Clients, each with a sale in so many milliseconds. */
    clients: { type: 'string', default: '20' },
    pace: { type: 'string', default: '500' },
    stock: { type: 'string', default: '20000' },
    /** Seconds of sales before the import. */
    seconds: { type: 'string', default: '10' },
  },
});
const [units, clients, pace, stock] = [
  ...[values.units, values.clients, values.pace, values.stock].map(Number),
] as [number, number, number, number];

const say = (text: string) => process.stdout.write(`${text}\n`);
const ms = (value: number) => value.toFixed(0);

/** Megabytes that a process holds in memory. */
function residentOf({ child }: ServerProcess): number {
  const status = fs.readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
}

/** Clients that sell one unit after another; `times` are how long each sale took. */
function startSelling(api: ApiCaller) {
  const times: number[] = [];
  const refused: unknown[] = [];
  let next = 0;
  let isOver = false;
  const client = async (nth: number) => {
    await pause((pace / clients) * nth);
    while (!isOver) {
      const due = performance.now() + pace;
      next += 1;
      const sold = { id: next, regular_price: '49.90', price: 45 };
      const body = [{ ...sold, paymentType: 'cash', sale_type: 'store' }];
      const started = performance.now();
      const answer = await api.any(saleCalls.sell, { body }).catch(String);
      times.push(performance.now() - started);
      if (typeof answer === 'string' || answer.status !== 200) refused.push(answer);
      await pause(Math.max(0, due - performance.now()));
    }
  };
  const all = Promise.all(Array.from({ length: clients }, (_, nth) => client(nth)));
  return {
    refused,
    /** Times since the last call. */
    take: () => times.splice(0),
    end: async () => {
      isOver = true;
      await all;
    },
  };
}

type Row = [what: string, seconds: string, p50: string, p99: string, most: string, memory: string];
const rowOf = (what: string, seconds: number, times: number[], memory: number): Row => [
  what,
  seconds.toFixed(1),
  ...([ms(percentile(times, 0.5)), ms(percentile(times, 0.99)), ms(Math.max(...times))] as const),
  `${ms(memory)} MB`,
];

/** Does `work` while people sell; answers its time, the times of the sales and the most memory. */
async function measured(
  what: string,
  server: ServerProcess,
  selling: ReturnType<typeof startSelling>,
  work: () => Promise<void>,
): Promise<Row> {
  selling.take();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, residentOf(server))), 50);
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1_000;
  clearInterval(watch);
  return rowOf(what, seconds, selling.take(), most);
}

async function whenOver(api: ApiCaller, id: number): Promise<void> {
  for (;;) {
    const { data } = await api.ok(importCalls.list);
    const state = data.find((one) => one.id === id)?.state ?? '';
    if (state === 'applied' || state === 'cancelled') return;
    if (state === 'failed') throw new Error('The import failed');
    await pause(100);
  }
}

/** Sales alone, while all is imported, undone, imported again and cancelled. */
async function runAll(server: ServerProcess, [first, second]: number[]): Promise<Row[]> {
  const api = callerAs({ token: await tokenOf(server.url) }, server.url);
  const apply = (id: number) =>
    api.ok(importCalls.apply, { params: { id }, body: { create: true } });
  const selling = startSelling(api);
  await pause(2_000);
  const rows = [
    await measured('sales alone', server, selling, async () => {
      await pause(Number(values.seconds) * 1_000);
    }),
    await measured(`import of ${units}`, server, selling, async () => {
      await apply(first ?? 0);
      await whenOver(api, first ?? 0);
    }),
  ];
  rows.push(
    await measured('its undo', server, selling, async () => {
      const { data } = await api.ok(historyCalls.list, { query: { kinds: 'import' } });
      await api.ok(historyCalls.undo, { params: { id: data[0]?.id ?? 0 }, body: {} });
      await whenOver(api, first ?? 0);
    }),
    await measured('half of another, cancelled', server, selling, async () => {
      await apply(second ?? 0);
      const half = async () => (await api.ok(importCalls.list)).data[0]?.booked ?? 0;
      while ((await half()) < units / 2) await pause(50);
      await api.ok(importCalls.cancel, { params: { id: second ?? 0 } });
      await whenOver(api, second ?? 0);
    }),
  );
  await selling.end();
  if (selling.refused.length) say(`Refused: ${JSON.stringify(selling.refused.slice(0, 3))}`);
  return rows;
}

/** Fills a shop and adds two imports that were checked; answers their ids. */
async function fill(db: Database['db']): Promise<number[]> {
  await fillForBench(db, stock);
  const { id: userId, company_id: companyId } = await db
    .selectFrom('users')
    .select(['id', 'company_id'])
    .executeTakeFirstOrThrow();
  const lines = shoeLines(units / 10, { quantity: 10 });
  const ids: number[] = [];
  for (const at of ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z']) {
    ids.push(await checkedImport(db, { companyId, userId }, lines, { at }));
  }
  return ids;
}

const HEAD = ['', 'seconds', 'sale p50 ms', 'p99 ms', 'most ms', 'memory'];

/** `pnpm bench import`: many units come in while others sell. */
await inShopOnEach(fill, async ({ engine, filled, start }) => {
  const server = await start('a');
  say(`${engine}: ${clients} clients, each with a sale in ${pace} ms
`);
  say(`${table(HEAD, await runAll(server, filled))}
`);
});
process.exit(0);
