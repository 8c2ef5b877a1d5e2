import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { authenticationCalls } from '@backoffice/contracts';

import { migrate } from '../db/migrate';
import { openDatabase } from '../db/open-database';
import { apiCaller } from '../testing/api-caller';
import { type PostgresServer, startPostgres } from '../testing/postgres/postgres-server';
import { startServerProcess } from '../testing/server-process';
import { BENCH_EMAIL, BENCH_PASSWORD, fillForBench, linesFrom, SOLD_FOR_ONE } from './bench-data';
import { MEASURED, type Measured, type Place, requestsOf } from './calls';
import { readFlags } from './flags';
import { type Load, putLoad } from './http-load';
import { growthTable, type Measurement, medianLoad, speedTable } from './tables/report';

const { values } = readFlags({
  options: {
    /** Units in stock; five times as many are sold. */
    sizes: { type: 'string', default: '10000,1000000' },
    connections: { type: 'string', default: '1,10,50' },
    calls: { type: 'string', default: MEASURED.join(',') },
    seconds: { type: 'string', default: '1' },
    runs: { type: 'string', default: '5' },
    json: { type: 'string' },
  },
});
const numbers = (text: string) => text.split(',').map(Number);
const seconds = Number(values.seconds);
const runs = Number(values.runs);
const connectionCounts = numbers(values.connections);
const calls = values.calls
  .split(',')
  .filter((call): call is Measured => (MEASURED as readonly string[]).includes(call));
const say = (text: string) => process.stdout.write(`${text}\n`);
const started = performance.now();
/** What goes on, with the time since the start; beside the tables, not in them. */
const tell = (text: string) => {
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  process.stderr.write(`${minutes} min: ${text}\n`);
};
const portOf = (url: string) => Number(new URL(url).port);
/** No measurement asks more often than this, however quick the answers are. */
const MOST_REQUESTS = 20_000;

const BARE =
  'The bare server is Fastify and pg with the same SQL in a pool of the same size: no session, no rights, no validation, no idempotency, no security headers, no metrics, and statements that are planned each time.';
const machine = {
  cpus: `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown'}`,
  gigabytes: Math.round(os.totalmem() / 2 ** 30),
  system: `${os.type()} ${os.release()}`,
  node: process.versions.node,
};

async function filledDatabase(postgres: PostgresServer, stock: number): Promise<string> {
  const name = `bench_${stock}`;
  await postgres.createDatabase(name);
  const databaseUrl = postgres.url(name);
  const settings = { dataDir: '', databaseUrl, poolSize: 2, statementTimeout: 3_600_000 };
  const database = await openDatabase(settings);
  tell(`making ${stock.toLocaleString('en')} units in stock and five times as many sold`);
  await migrate(database.db);
  await fillForBench(database.db, stock);
  await database.close();
  return databaseUrl;
}

/** A server under load; the bare one asks for no token. */
interface Target {
  url: string;
  token: string | undefined;
}

const SELLING: Measured[] = ['sell', 'exchange'];
const sellingCalls = Math.max(1, calls.filter((call) => SELLING.includes(call)).length);

/** Puts a call's load on a server; each unit is sold once, and each line taken back once. */
function loaderFor(call: Measured, stock: number, next: Pick<Place, 'nextUnit' | 'nextLine'>) {
  const sales = Math.floor(stock / sellingCalls / (runs * connectionCounts.length * 2 + 2));
  const put = ({ url, token }: Target, connections: number, requests: number): Promise<Load> => {
    const requestOf = requestsOf(call, { token, stock, ...next });
    return putLoad({ port: portOf(url), connections, seconds, requests, next: requestOf });
  };
  return {
    warmUp: (target: Target) => put(target, 10, Math.min(sales, 300)),
    load: (target: Target, connections: number) =>
      put(target, connections, SELLING.includes(call) ? sales : MOST_REQUESTS),
  };
}

type Loader = ReturnType<typeof loaderFor>;

/** The medians of the two servers, which are measured in turn. */
async function compare({ load }: Loader, api: Target, bare: Target, connections: number) {
  const loads: { api: Load[]; bare: Load[] } = { api: [], bare: [] };
  for (let run = 0; run < runs; run += 1) {
    loads.api.push(await load(api, connections));
    loads.bare.push(await load(bare, connections));
  }
  const medians = { api: medianLoad(loads.api), bare: medianLoad(loads.bare) };
  return { connections, ...medians, ratio: medians.api.perSecond / medians.bare.perSecond };
}

/** Every call at every number of connections. */
async function measureSize(postgres: PostgresServer, stock: number): Promise<Measurement[]> {
  const settings = { DATABASE_URL: await filledDatabase(postgres, stock), DEMO: '0' };
  const api = await startServerProcess(settings);
  const bare = await startServerProcess(settings, 'src/bench/bare-main.ts');
  const body = { email: BENCH_EMAIL, password: BENCH_PASSWORD };
  const { data: token } = await apiCaller(api.url).ok(authenticationCalls.login, { body });
  const targets = [
    { url: api.url, token },
    { url: bare.url, token: undefined },
  ] as const;
  let sold = 0;
  const next = { nextUnit: () => (sold += 1), nextLine: linesFrom(stock * SOLD_FOR_ONE) };
  const found: Measurement[] = [];
  try {
    for (const call of calls) {
      tell(`${call} at ${stock.toLocaleString('en')} units`);
      const loader = loaderFor(call, stock, next);
      for (const target of targets) await loader.warmUp(target);
      for (const connections of connectionCounts) {
        found.push({ call, stock, ...(await compare(loader, ...targets, connections)) });
      }
    }
  } finally {
    await api.end();
    await bare.end();
  }
  return found;
}

/** `pnpm bench api`: the API beside a bare server, on one PostgreSQL of this machine. */
const postgres = await startPostgres({ durable: true });
try {
  const measurements: Measurement[] = [];
  for (const stock of numbers(values.sizes)) {
    const ofSize = await measureSize(postgres, stock);
    say(`${speedTable(ofSize)}\n`);
    measurements.push(...ofSize);
  }
  say(`${growthTable(measurements)}\n`);
  const { cpus, gigabytes, system, node } = machine;
  say(BARE);
  say(
    `Medians of ${runs} runs of ${seconds} s. ${cpus}, ${gigabytes} GB, ${system}, Node ${node}.`,
  );
  if (values.json) {
    const file = path.resolve(process.env.INIT_CWD ?? '.', values.json);
    fs.writeFileSync(
      file,
      `${JSON.stringify({ machine, seconds, runs, measurements }, null, 2)}\n`,
    );
  }
} finally {
  await postgres.stop();
  await postgres.remove();
}
process.exit(0);
