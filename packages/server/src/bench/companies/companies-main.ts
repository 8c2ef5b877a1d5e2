import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { query } from '../../testing/postgres/postgres-server';
import { readFlags } from '../flags';
import { benchPostgres, POSTGRES_FLAGS } from '../made-database';
import { profileTable } from '../profiles/statements';
import { type Arrangement, costTable, measureCosts, profileMisses } from './costs';
import { measureNeighbours, neighbourTable } from './neighbours';
import { asker, type Call, CALLS } from './requests';
import { openShops, type Shops } from './shops';

const { values } = readFlags({
  options: {
    /** Beside one company alone. */
    companies: { type: 'string', default: '1000' },
    /** Units in stock of each; five times as many were sold. */
    stock: { type: 'string', default: '1000' },
    servers: { type: 'string', default: '1,2,4' },
    /** Of each server. */
    clients: { type: 'string', default: '8' },
    calls: { type: 'string', default: CALLS.join(',') },
    seconds: { type: 'string', default: '2' },
    runs: { type: 'string', default: '5' },
    /** Calls of each server before it is measured. */
    'warm-up': { type: 'string', default: '300' },
    ...POSTGRES_FLAGS,
    json: { type: 'string' },
  },
});
const numberOf = (flag: keyof typeof values) => Number(values[flag]);
const [companies, stock, clients] = [numberOf('companies'), numberOf('stock'), numberOf('clients')];
const [seconds, runs, warmUp] = [numberOf('seconds'), numberOf('runs'), numberOf('warm-up')];
const servers = values.servers.split(',').map(Number);
const calls = CALLS.filter((call: Call) => values.calls.split(',').includes(call));
const say = (text: string) => process.stdout.write(`${text}\n`);
const started = performance.now();
const tell = (text: string) =>
  process.stderr.write(`${((performance.now() - started) / 60_000).toFixed(1)} min: ${text}\n`);

async function sizeOf(databaseUrl: string): Promise<string> {
  const [found] = await query<{ size: string }>(
    databaseUrl,
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  return found?.size ?? '';
}

/** `pnpm bench companies`: what a call costs one company alone, and a thousand on several servers. */
const postgres = await benchPostgres(values);
const opened: Shops[] = [];
try {
  tell('making one company');
  const most = Math.max(...servers);
  const one = await openShops(postgres, { companies: 1, stock, servers: most, sessions: clients });
  opened.push(one);
  tell(`making ${companies}`);
  const making = performance.now();
  const many = await openShops(postgres, {
    ...{ companies, stock, servers: most },
    sessions: 1,
  });
  opened.push(many);
  const minutes = ((performance.now() - making) / 60_000).toFixed(1);
  const size = await sizeOf(many.databaseUrl);
  say(
    `${companies} companies with ${stock} units in stock and ${stock * 5} sold each: ${size}, made in ${minutes} min\n`,
  );
  const ofMany = asker(many, stock);
  const ofOne = asker(one, stock);
  // Its units are sold once: they are there for the company alone on one server.
  const reads = CALLS.filter((call) => call !== 'sell');
  const arrangements: Arrangement[] = [
    { name: 'alone', shops: one, servers: one.servers.slice(0, 1), asker: ofOne },
    {
      name: 'alone, one session',
      ...{ shops: one, servers: one.servers.slice(0, 1), calls: reads },
      asker: asker({ ...one, tokens: one.tokens.map((own) => own.slice(0, 1)) }, stock),
    },
    // What comes of several servers on this machine, whoever asks them.
    ...servers
      .filter((count) => count > 1)
      .map((count) => ({
        name: `alone on ${count}`,
        ...{ shops: one, servers: one.servers.slice(0, count), calls: reads, asker: ofOne },
      })),
    ...servers.map((count) => ({
      name: `${companies} on ${count}`,
      shops: many,
      servers: many.servers.slice(0, count),
      asker: ofMany,
    })),
  ];
  const load = { clients, seconds, runs, stock, warmUp };
  const costs = await measureCosts(arrangements, calls, load, tell);
  say(`${costTable(costs)}\n`);
  const profiles = await profileMisses(arrangements, costs, load);
  say(`${profileTable(profiles)}\n`);
  const neighbours = await measureNeighbours(
    arrangements.filter(({ shops }) => shops === many),
    load,
    tell,
  );
  say(`${neighbourTable(neighbours)}\n`);
  say(
    `Medians of ${runs} runs of ${seconds} s with ${clients} clients for each server. ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.versions.node}.`,
  );
  if (values.json) {
    const file = path.resolve(process.env.INIT_CWD ?? '.', values.json);
    fs.writeFileSync(file, `${JSON.stringify({ size, costs, profiles, neighbours }, null, 2)}\n`);
  }
} finally {
  await Promise.all(opened.map((shops) => shops.end()));
  await postgres.stop();
  await postgres.remove();
}
process.exit(0);
