import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { openDatabase } from '../../db/open-database';
import { query, startPostgres } from '../../testing/postgres/postgres-server';
import { type ServerProcess, startServerProcess } from '../../testing/server-process';
import { fillForBench } from '../bench-data';
import { tokenOf } from '../bench-shop';
import { type Sellers, startSellers } from '../failover/sellers';
import { readFlags } from '../flags';
import { table } from '../tables/table';
import { earlierServer, lastBeforeMigration } from './earlier-server';

const { values } = readFlags({
  options: {
    /** Units in stock; five times as many were sold. */
    units: { type: 'string', default: '100000' },
    /** The commit of the earlier server: the last before the newest migration. */
    from: { type: 'string' },
    /** Seconds of selling before, beside each other, and after. */
    seconds: { type: 'string', default: '4' },
  },
});
const [units, seconds] = [values.units, values.seconds].map(Number) as [number, number];
const SELLERS = 4;
const say = (text: string) => process.stdout.write(`${text}\n`);
const pause = () => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
const inSeconds = (from: number) => ((performance.now() - from) / 1_000).toFixed(1);

const versionOf = async (url: string) =>
  (await query<{ newest: number }>(url, 'select max(version) as newest from schema_migrations'))[0]
    ?.newest ?? 0;

async function fill(url: string): Promise<void> {
  const limits = { poolSize: 2, statementTimeout: 3_600_000 };
  const database = await openDatabase({ dataDir: '', databaseUrl: url, ...limits });
  await fillForBench(database.db, units);
  await database.close();
}

/** How many sales that either server acknowledged the database lacks. */
async function countLost(url: string, shops: Sellers[]): Promise<number> {
  const rows = await query<{ unit: string }>(
    url,
    `select unit_id as unit from sale_lines where reversal_id is null and unit_id <= ${units}`,
  );
  const known = new Set(rows.map(({ unit }) => Number(unit)));
  return shops.flatMap(({ sold }) => sold).filter(({ unit }) => !known.has(unit)).length;
}

interface Start {
  folder: string;
  url: string;
  running: ServerProcess[];
}

async function start({ folder, url, running }: Start, name: string, program?: string) {
  const settings = { DATA_DIR: path.join(folder, name), DATABASE_URL: url, DEMO: '0' };
  const server = await startServerProcess(settings, { program });
  running.push(server);
  return server;
}

const longestOf = ({ sold }: Sellers) =>
  (Math.max(0, ...sold.map(({ milliseconds }) => milliseconds)) / 1_000).toFixed(2);

async function upgrade(place: Start, earlier: string): Promise<boolean> {
  const before = await start(place, 'earlier', earlier);
  const filling = performance.now();
  await fill(place.url);
  const [size] = await query<{ size: string }>(
    place.url,
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  say(`${units} units in stock: ${size?.size}, made in ${inSeconds(filling)} s`);

  const from = await versionOf(place.url);
  const token = await tokenOf(before.url);
  const old = startSellers([before.url], token, SELLERS);
  await pause();
  const starting = performance.now();
  const after = await start(place, 'today');
  const upgraded = inSeconds(starting);
  const fresh = startSellers([after.url], token, SELLERS, units / 2);
  await pause();
  await old.stop();
  await before.end();
  await pause();
  await fresh.stop();

  const lost = await countLost(place.url, [old, fresh]);
  const strange = [...old.strange, ...fresh.strange];
  say(
    `Schema ${from} became ${await versionOf(place.url)}, and the server of today ready, in ${upgraded} s\n`,
  );
  say(
    table(
      ['', 'sold', 'longest wait, s', 'refused'],
      [
        ['earlier server', `${old.sold.length}`, longestOf(old), `${old.strange.length}`],
        ['server of today', `${fresh.sold.length}`, longestOf(fresh), `${fresh.strange.length}`],
      ],
    ),
  );
  if (lost > 0) say(`${lost} sales that were acknowledged are not there.`);
  for (const one of strange.slice(0, 3)) say(one);
  return lost === 0 && strange.length === 0;
}

/** `pnpm bench upgrade`: a database grows up under sales, between an earlier server and today's. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-upgrade-'));
const running: ServerProcess[] = [];
const ref = values.from ?? lastBeforeMigration();
say(`The server of ${ref.slice(0, 12)}, then today's beside it`);
const earlier = earlierServer(ref, folder);
const postgres = await startPostgres({ durable: true });
let isGood: boolean;
try {
  await postgres.createDatabase('shop');
  isGood = await upgrade({ folder, url: postgres.url('shop'), running }, earlier);
} finally {
  const left = running.filter(({ child }) => child.exitCode === null);
  await Promise.all(left.map((server) => server.end()));
  await postgres.stop();
  await postgres.remove();
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
