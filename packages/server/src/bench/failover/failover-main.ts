import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { startPgBouncer } from '../../testing/postgres/pgbouncer';
import { createDatabase, query } from '../../testing/postgres/postgres-server';
import { startServerProcess } from '../../testing/server-process';
import { fillForBench } from '../bench-data';
import { fillNew, tokenOf } from '../bench-shop';
import { readFlags } from '../flags';
import { table } from '../tables/table';
import { type Pair, startPair } from './pair';
import { type Sellers, startSellers } from './sellers';
import { startSwitchboard } from './switchboard';

const { values } = readFlags({
  options: {
    runs: { type: 'string', default: '5' },
    sellers: { type: 'string', default: '8' },
    /** Seconds of selling before the primary is killed, and after the standby took over. */
    seconds: { type: 'string', default: '4' },
  },
});
const [runs, sellers, seconds] = [values.runs, values.sellers, values.seconds].map(Number) as [
  number,
  number,
  number,
];
const UNITS = 20_000;
const DATABASE = 'shop';
const say = (text: string) => process.stdout.write(`${text}\n`);
const findPgBouncer = () =>
  [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']
    .map((folder) => path.join(folder, 'pgbouncer'))
    .find((file) => fs.existsSync(file));

interface Outcome {
  /** Seconds from the kill until the standby takes writes, and until somebody sold again. */
  promoted: number;
  soldAgain: number;
  /** Seconds for which a cashier waited for one sale at most. */
  longest: number;
  sold: number;
  lost: number;
  doubled: number;
}

/** Ends the primary while everybody sells; answers when, by the clock of the sellers. */
async function failOver(pair: Pair, leadTo: (port: number) => void) {
  const killed = performance.now();
  await pair.killPrimary();
  await pair.promote();
  leadTo(pair.standby);
  return { killed, promoted: performance.now() };
}

/** Compares the acknowledged sales with the rows that the new primary has. */
async function audit(url: string, { sold }: Sellers) {
  const rows = await query<{ unit: string; times: string }>(
    url,
    `select unit_id as unit, count(*) as times from sale_lines
      where reversal_id is null and unit_id <= ${UNITS} group by unit_id`,
  );
  const times = new Map(rows.map(({ unit, times: count }) => [Number(unit), Number(count)]));
  return {
    lost: sold.filter(({ unit }) => !times.has(unit)).length,
    doubled: [...times.values()].filter((count) => count > 1).length,
  };
}

async function sellThrough(pair: Pair, urls: string[], leadTo: (port: number) => void) {
  const shop = startSellers(urls, await tokenOf(urls[0] ?? ''), sellers);
  await pause(seconds * 1_000);
  const { killed, promoted } = await failOver(pair, leadTo);
  const soldSince = () => shop.sold.find(({ at }) => at > promoted);
  while (!soldSince()) await pause(10);
  await pause(seconds * 1_000);
  await shop.stop();
  if (shop.strange.length > 0) throw new Error(`Refused: ${shop.strange.slice(0, 3).join('; ')}`);
  return {
    promoted: (promoted - killed) / 1_000,
    soldAgain: ((soldSince()?.at ?? NaN) - killed) / 1_000,
    longest: Math.max(...shop.sold.map(({ milliseconds }) => milliseconds)) / 1_000,
    sold: shop.sold.length,
    ...(await audit(pair.url(pair.standby, DATABASE), shop)),
  };
}

async function once(): Promise<Outcome> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-failover-'));
  const pair = await startPair();
  const board = await startSwitchboard(pair.primary);
  const program = findPgBouncer();
  const direct = pair.url(board.port, DATABASE);
  const pooler = program ? await startPgBouncer(program, direct) : undefined;
  const servers: Awaited<ReturnType<typeof startServerProcess>>[] = [];
  try {
    await createDatabase(pair.url(pair.primary), DATABASE);
    await fillNew({ databaseUrl: pair.url(pair.primary, DATABASE) }, (db) =>
      fillForBench(db, UNITS),
    );
    for (const name of ['a', 'b'])
      servers.push(
        await startServerProcess({
          DATA_DIR: path.join(folder, name),
          DATABASE_URL: pooler?.url ?? direct,
          ...(pooler && { DATABASE_POOLER: '1', DATABASE_DIRECT_URL: direct }),
          DEMO: '0',
        }),
      );
    const urls = servers.map(({ url }) => url);
    return await sellThrough(pair, urls, board.leadTo);
  } finally {
    await Promise.all(servers.map((server) => server.end()));
    await pooler?.stop();
    await board.close();
    await pair.remove();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const two = (number: number) => number.toFixed(2);

/** `pnpm bench failover`: the primary dies under sales, and the standby takes over. */
const behind = findPgBouncer() ? 'PgBouncer and a proxy' : 'a proxy (no PgBouncer here)';
say(`A primary and a synchronous standby behind ${behind}; two servers, ${sellers} cashiers\n`);
const outcomes: Outcome[] = [];
for (let run = 0; run < runs; run += 1) outcomes.push(await once());
say(
  table(
    ['standby took over, s', 'sold again, s', 'longest wait, s', 'sold', 'lost', 'doubled'],
    outcomes.map(({ promoted, soldAgain, longest, sold, lost, doubled }) => [
      ...[promoted, soldAgain, longest].map(two),
      ...[sold, lost, doubled].map(String),
    ]),
  ),
);
const isBad = outcomes.some(({ lost, doubled }) => lost + doubled > 0);
if (isBad) say('Sales were lost or doubled.');
process.exit(isBad ? 1 : 0);
