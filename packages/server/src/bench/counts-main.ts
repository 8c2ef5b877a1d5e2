import { authenticationCalls, countCalls } from '@backoffice/contracts';

import { migrate } from '../db/migrate';
import { openDatabase } from '../db/open-database';
import { type ApiCaller, apiCaller } from '../testing/api-caller';
import { type PostgresServer, startPostgres } from '../testing/postgres/postgres-server';
import { startServerProcess } from '../testing/server-process';
import { callerAs } from '../testing/shop/test-shop';
import { barcodeOfUnit, BENCH_EMAIL, BENCH_PASSWORD, fillForBench } from './bench-data';
import { readFlags } from './flags';
import { putLoad, rawRequest } from './http-load';
import { median } from './tables/report';
import { table } from './tables/table';

const { values } = readFlags({
  options: {
    /** Units in stock in three shops; five times as many are sold. */
    stock: { type: 'string', default: '100000' },
    /** Units that are counted, by so many people. */
    units: { type: 'string', default: '5000' },
    people: { type: 'string', default: '4' },
    /** Scans that a device sends at once: of 5 a second, those of a second. */
    batch: { type: 'string', default: '5' },
    runs: { type: 'string', default: '5' },
  },
});
const [stock, units, people] = [values.stock, values.units, values.people].map(Number) as [
  number,
  number,
  number,
];
const batch = Number(values.batch);
const say = (text: string) => process.stdout.write(`${text}\n`);
const ms = (value: number) => value.toFixed(1);
const SHOP = 1;
/** One pair of so many nobody finds, and one of so many is scanned by two. */
const MISSING = 50;
const TWICE = 10;

async function filledDatabase(postgres: PostgresServer): Promise<string> {
  await postgres.createDatabase('bench_counts');
  const databaseUrl = postgres.url('bench_counts');
  const settings = { dataDir: '', databaseUrl, poolSize: 2, statementTimeout: 3_600_000 };
  const database = await openDatabase(settings);
  await migrate(database.db);
  await fillForBench(database.db, stock);
  await database.close();
  return databaseUrl;
}

/** The units of the first shop: every third of those in stock. */
const shelf = Array.from({ length: units }, (_, at) => 3 * (at + 1));
const onShelf = shelf.filter((_, at) => at % MISSING !== 0);

/** What each person walks past, in batches; some of it is another's too. */
function batchesOf(person: number): number[][] {
  const walked = onShelf.filter(
    (_, at) => at % people === person || (at % TWICE === 0 && (at + 1) % people === person),
  );
  return Array.from({ length: Math.ceil(walked.length / batch) }, (_, at) =>
    walked.slice(at * batch, (at + 1) * batch),
  );
}

/** Every request of all devices in turn, as if all scanned at the same pace. */
function requestsOf(id: number, token: string): { requests: string[]; sent: number } {
  const all = Array.from({ length: people }, (_, person) =>
    batchesOf(person).map((some, nth) => ({ person, some, nth })),
  ).flat();
  all.sort((a, b) => a.nth - b.nth);
  const requests = all.map(({ person, some }) => {
    const scans = some.map((unit) => ({
      key: `${person}-${unit}`,
      code: barcodeOfUnit(unit),
      scanned_at: new Date().toISOString(),
    }));
    const body = { device: `device ${person}`, scans };
    return rawRequest('POST', `/api/v1/counts/${id}/scans`, { token, body });
  });
  return { requests, sent: all.reduce((sum, { some }) => sum + some.length, 0) };
}

function check(what: string, found: number, wanted: number): void {
  if (found !== wanted) throw new Error(`${what}: ${found} in place of ${wanted}`);
}

/** How long something takes, in milliseconds; the median of the runs. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return median(times);
}

/** Case 13: one result, whoever scans, and no scan is lost. */
async function countShelf(api: ApiCaller, token: string, url: string): Promise<string[][]> {
  const body = { location: SHOP, scope: { ids: shelf } };
  const { id } = (await api.ok(countCalls.start, { body })).data;
  const { requests, sent } = requestsOf(id, token);
  const waiting = [...requests].reverse();
  const load = await putLoad({
    port: Number(new URL(url).port),
    connections: people,
    seconds: 600,
    requests: requests.length,
    next: () => waiting.pop() ?? '',
  });
  const params = { id };
  const { count } = (await api.ok(countCalls.one, { params })).data;
  check('Units scanned', count.scanned, onShelf.length);
  const review = (await api.ok(countCalls.review, { params })).data;
  check('Units counted', review.counted, onShelf.length);
  check('Units missing', review.lines.length, units - onShelf.length);
  const pace = `${(load.perSecond * batch).toFixed(0)} scans a second`;
  const reviewed = await timed(() => api.ok(countCalls.review, { params }));
  await api.ok(countCalls.cancel, { params });
  return [
    [`${sent} scans, ${batch} at once`, ms(load.p50), ms(load.p99), pace],
    [`review of ${units} units`, ms(reviewed), '', `${review.lines.length} missing`],
  ];
}

/** Most of a large shop is missing: what review and apply have to do at the most. */
async function judgeShop(api: ApiCaller): Promise<string[][]> {
  const body = { location: SHOP, scope: { code: 'C-1' } };
  const { id, expected } = (await api.ok(countCalls.start, { body })).data;
  const params = { id };
  const reviewed = await timed(() => api.ok(countCalls.review, { params }));
  const { lines } = (await api.ok(countCalls.review, { params })).data;
  const seen = lines.map(({ id: unit, verdict }) => ({ unit, verdict }));
  const decisions = lines.map(({ id: unit }) => ({ unit, action: 'lost' }));
  const started = performance.now();
  await api.ok(countCalls.apply, { params, body: { seen, decisions } });
  const applied = performance.now() - started;
  const of = `${expected ?? 0} in scope, all missing`;
  return [
    ['review of a shop', ms(reviewed), '', of],
    ['apply, all lost', ms(applied), '', of],
  ];
}

/** `pnpm bench counts`: people who scan a shelf at once, and what becomes of it. */
const postgres = await startPostgres({ durable: true });
try {
  const server = await startServerProcess({
    DATABASE_URL: await filledDatabase(postgres),
    DEMO: '0',
  });
  try {
    const body = { email: BENCH_EMAIL, password: BENCH_PASSWORD };
    const { data: token } = await apiCaller(server.url).ok(authenticationCalls.login, { body });
    const api = callerAs({ token }, server.url);
    const rows = [...(await countShelf(api, token, server.url)), ...(await judgeShop(api))];
    say(table(['call', 'p50 ms', 'p99 ms', ''], rows));
    say(`${people} people, ${stock.toLocaleString('en')} units in stock in three shops.`);
  } finally {
    await server.end();
  }
} finally {
  await postgres.stop();
  await postgres.remove();
}
process.exit(0);
