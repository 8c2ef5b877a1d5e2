import type { ChildProcess } from 'node:child_process';
import crypto from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

import pg from 'pg';

import { type PostgresPlace, postgresPlace } from '../../testing/postgres/postgres-programs';
import { freePort, makeCluster, query, serve } from '../../testing/postgres/postgres-server';

const STANDBY = 'standby';

/** A primary whose commits are acknowledged when they are on the standby's disk too. */
export interface Pair {
  primary: number;
  standby: number;
  url: (port: number, database?: string) => string;
  /** Ends the primary with all its processes, as a power cut does. */
  killPrimary: () => Promise<void>;
  /** Resolves once the standby takes writes. */
  promote: () => Promise<void>;
  remove: () => Promise<void>;
}

const settingsOf = (port: number) => [
  ...[`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='],
  ...['max_connections=100', 'wal_keep_size=512MB'],
];

/** Makes a base backup: a running cluster's files, and a label that says where its log begins. */
async function copyRunning(url: string, from: PostgresPlace, to: PostgresPlace): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("select pg_backup_start('standby', true)");
  const data = path.join(to.folder, 'data');
  fs.cpSync(path.join(from.folder, 'data'), data, {
    recursive: true,
    filter: (file) => !file.endsWith('postmaster.pid'),
  });
  const { rows } = await client.query<{ labelfile: string }>('select * from pg_backup_stop()');
  await client.end();
  fs.writeFileSync(path.join(data, 'backup_label'), rows[0]?.labelfile ?? '');
}

/** Node's copies belong to Node's user; PostgreSQL starts only if it alone owns its files. */
function giveTo(folder: string, { start: { uid, gid } }: PostgresPlace): void {
  fs.chmodSync(folder, 0o700);
  if (uid === undefined || gid === undefined) return;
  fs.chownSync(folder, uid, gid);
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    fs.lchownSync(path.join(folder, name), uid, gid);
}

async function startStandby(primaryUrl: string, from: PostgresPlace, to: PostgresPlace) {
  await copyRunning(primaryUrl, from, to);
  const data = path.join(to.folder, 'data');
  const { hostname, port, username, password } = new URL(primaryUrl);
  const where = `host=${hostname} port=${port} user=${username} password=${password}`;
  fs.writeFileSync(path.join(data, 'standby.signal'), '');
  fs.appendFileSync(
    path.join(data, 'postgresql.auto.conf'),
    `primary_conninfo = '${where} application_name=${STANDBY}'\n`,
  );
  giveTo(data, to);
  const standby = await freePort();
  return { standby, child: await serve(to, settingsOf(standby)) };
}

/** From here on nothing is acknowledged that the standby lacks. */
async function wait(url: string): Promise<void> {
  await query(url, `alter system set synchronous_standby_names = '${STANDBY}'`);
  await query(url, 'select pg_reload_conf()');
  const inStep = "select 1 as yes from pg_stat_replication where sync_state = 'sync'";
  while ((await query(url, inStep)).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

async function killAll(child: ChildProcess): Promise<void> {
  const pid = child.pid ?? 0;
  const gone = once(child, 'exit');
  const own = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  child.kill('SIGKILL');
  for (const one of own.filter(Boolean)) {
    try {
      process.kill(Number(one), 'SIGKILL');
    } catch {
      // It has gone with its parent.
    }
  }
  await gone;
}

/** Two PostgreSQL servers on this machine. */
export async function startPair(): Promise<Pair> {
  const [here, there] = [postgresPlace(), postgresPlace()];
  const password = crypto.randomUUID();
  const primary = await freePort();
  const url = (port: number, database = 'postgres') =>
    `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  await makeCluster(here, password);
  const first = await serve(here, settingsOf(primary));
  const { standby, child: second } = await startStandby(url(primary), here, there);
  await wait(url(primary));
  return {
    primary,
    standby,
    url,
    killPrimary: () => killAll(first),
    promote: async () => void (await query(url(standby), 'select pg_promote(true)')),
    remove: async () => {
      for (const child of [first, second]) if (child.exitCode === null) child.kill('SIGQUIT');
      for (const { folder } of [here, there]) fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
