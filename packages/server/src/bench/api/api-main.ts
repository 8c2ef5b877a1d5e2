import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { readFlags } from '../flags';
import { type Load, putLoad } from '../http-load';
import { benchPostgres, POSTGRES_FLAGS } from '../made-database';
import { growthTable, type Measurement, medianLoad, speedTable } from '../tables/report';
import { MEASURED, type Measured, READS, requestsOf } from './calls';
import { onEmbedded, onPostgres, type Servers, type Target } from './databases';

const { values } = readFlags({
  options: {
    /** Units in stock; five times as many are sold. */
    sizes: { type: 'string', default: '10000,1000000' },
    /** The same for the embedded engine; empty to measure PostgreSQL alone. */
    embedded: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '1,10,50' },
    calls: { type: 'string', default: MEASURED.join(',') },
    seconds: { type: 'string', default: '1' },
    runs: { type: 'string', default: '5' },
    ...POSTGRES_FLAGS,
    json: { type: 'string' },
  },
});
const numbers = (text: string) => text.split(',').filter(Boolean).map(Number);
const seconds = Number(values.seconds);
const runs = Number(values.runs);
const connectionCounts = numbers(values.connections);
const calls = values.calls
  .split(',')
  .filter((call): call is Measured => (MEASURED as readonly string[]).includes(call));
const say = (text: string) => process.stdout.write(`${text}\n`);
const started = performance.now();
/** Reports progress on standard error, so that standard output holds the tables alone. */
const tell = (text: string) => {
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  process.stderr.write(`${minutes} min: ${text}\n`);
};
const portOf = (url: string) => Number(new URL(url).port);
/** No measurement asks more often than this, however quick the answers are. */
const MOST_REQUESTS = 20_000;
const LONGEST_WARM_UP = 60;

const COMPARED = [
  'same: Fastify and pg with the same SQL in a pool of the same size: no session, no rights, no validation, no idempotency, no security headers, no metrics, no total of a list, and statements that are planned each time.',
  'best: as bare, on either engine, with the fastest statement for the same rows, prepared where that is faster; of a unit it says where it stands, and of a list it counts nothing.',
];
const machine = {
  cpus: `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown'}`,
  gigabytes: Math.round(os.totalmem() / 2 ** 30),
  system: `${os.type()} ${os.release()}`,
  node: process.versions.node,
};

/** Puts a call's load on a server; each unit is sold once. */
function loaderFor(call: Measured, stock: number, nextUnit: () => number) {
  const sales = Math.floor(stock / (runs * connectionCounts.length * 2 + 2));
  const put = (
    { url, token }: Target,
    load: { connections: number; requests: number; seconds: number },
  ): Promise<Load> => {
    const requestOf = requestsOf(call, { token, stock, nextUnit });
    return putLoad({ port: portOf(url), ...load, next: requestOf });
  };
  return {
    // Each connection plans a statement five times before it keeps a plan.
    warmUp: (target: Target) =>
      put(target, { connections: 10, requests: Math.min(sales, 300), seconds: LONGEST_WARM_UP }),
    load: (target: Target, connections: number) =>
      put(target, {
        connections,
        requests: call === 'sell' ? sales : MOST_REQUESTS,
        seconds,
      }),
  };
}

type Loader = ReturnType<typeof loaderFor>;
type Compared = Pick<Measurement, 'api' | 'same' | 'best'>;
type Targets = Partial<Record<keyof Compared, Target>>;

/** The medians of the servers, which are measured in turn. */
async function compare({ load }: Loader, targets: Targets, connections: number): Promise<Compared> {
  const names = Object.keys(targets) as (keyof Compared)[];
  const loads = new Map<keyof Compared, Load[]>(names.map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const name of names) {
      const target = targets[name];
      if (target) loads.get(name)?.push(await load(target, connections));
    }
  }
  const medianOf = (name: keyof Compared) => {
    const all = loads.get(name);
    return all && medianLoad(all);
  };
  const api = medianOf('api');
  if (!api) throw new Error('The API is always measured');
  return { api, same: medianOf('same'), best: medianOf('best') };
}

type Engine = Measurement['engine'];

/** Every call at every number of connections. */
async function measure(engine: Engine, stock: number, servers: Servers): Promise<Measurement[]> {
  let sold = 0;
  const found: Measurement[] = [];
  for (const call of calls) {
    tell(`${call} at ${stock.toLocaleString('en')} units, ${engine}`);
    const { api, same, best } = servers;
    const targets = { api, ...(same && { same }), ...(READS.includes(call) && { best }) };
    const loader = loaderFor(call, stock, () => (sold += 1));
    for (const target of Object.values(targets)) await loader.warmUp(target);
    for (const connections of connectionCounts) {
      const compared = await compare(loader, targets, connections);
      found.push({ engine, call, stock, connections, ...compared });
    }
  }
  return found;
}

const measurements: Measurement[] = [];
async function measureSize(engine: Engine, stock: number, start: () => Promise<Servers>) {
  tell(`making ${stock.toLocaleString('en')} units in stock and five times as many sold`);
  const servers = await start();
  try {
    const ofSize = await measure(engine, stock, servers);
    say(`${speedTable(ofSize)}\n`);
    measurements.push(...ofSize);
  } finally {
    await servers.end();
  }
}

/** `pnpm bench api`: the API beside bare servers, on a PostgreSQL of this machine and embedded. */
const postgres = await benchPostgres(values);
try {
  for (const stock of numbers(values.sizes)) {
    await measureSize('postgres', stock, () => onPostgres(postgres, stock));
  }
} finally {
  await postgres.stop();
  await postgres.remove();
}
for (const stock of numbers(values.embedded)) {
  await measureSize('embedded', stock, () => onEmbedded(stock));
}
say(`${growthTable(measurements.filter(({ engine }) => engine === 'postgres'))}\n`);
const { cpus, gigabytes, system, node } = machine;
for (const compared of COMPARED) say(compared);
say(`Medians of ${runs} runs of ${seconds} s. ${cpus}, ${gigabytes} GB, ${system}, Node ${node}.`);
if (values.json) {
  const file = path.resolve(process.env.INIT_CWD ?? '.', values.json);
  const all = { machine, seconds, runs, measurements };
  fs.writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}
process.exit(0);
