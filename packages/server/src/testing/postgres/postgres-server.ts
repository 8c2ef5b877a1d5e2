import { type ChildProcess, execFile, spawn } from 'node:child_process';
import crypto from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

import pg from 'pg';

import { NoPostgresError, type PostgresPlace, postgresPlace } from './postgres-programs';

export interface PostgresServer {
  /** Address of a database on it. */
  url: (database?: string) => string;
  createDatabase: (name: string, template?: string) => Promise<void>;
  start: () => Promise<void>;
  /** Stops it; its data stay until `remove`. */
  stop: () => Promise<void>;
  remove: () => Promise<void>;
}

const run = promisify(execFile);

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

const failure = (what: string, said: string) =>
  new NoPostgresError(`PostgreSQL, which the tests need, ${what}: ${said.trim()}`);

/** A new cluster in the place's folder `data`. */
export async function makeCluster({ folder, bin, start }: PostgresPlace, password: string) {
  const passwordFile = path.join(folder, 'password');
  fs.writeFileSync(passwordFile, password);
  if (start.uid !== undefined) fs.chownSync(passwordFile, start.uid, start.gid ?? start.uid);
  const words = ['--username=postgres', '--auth=password', `--pwfile=${passwordFile}`];
  words.push('--encoding=UTF8', '--locale=C.UTF-8', `--pgdata=${path.join(folder, 'data')}`);
  await run(path.join(bin, 'initdb'), words, start).catch((error: { stderr: string }) => {
    throw failure('could not make its files', error.stderr);
  });
}

/** Serves the cluster in the place's folder; resolves once it takes connections. */
export async function serve({ folder, bin, start }: PostgresPlace, settings: string[]) {
  const words = ['-D', path.join(folder, 'data')];
  words.push(...settings.flatMap((setting) => ['-c', setting]));
  const child = spawn(path.join(bin, 'postgres'), words, {
    ...start,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.on('error', (error) => reject(failure('did not start', error.message)));
    child.on('close', () => reject(failure('did not start', log)));
    child.stderr.on('data', (text: Buffer) => {
      log = (log + text.toString()).slice(-2_000);
      if (/ready to accept (read-only )?connections/.test(log)) resolve();
    });
  });
  return child;
}

/** Whatever ends this process ends its PostgreSQL too, and leaves no folder behind. */
function endWithUs(end: () => void): void {
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
}

/** The rows that a statement answers. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Fails while anybody is connected to the template. */
export async function createDatabase(url: string, name: string, template?: string): Promise<void> {
  await query(url, `create database "${name}"${template ? ` template "${template}"` : ''}`);
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await query(url, `drop database "${name}" with (force)`);
}

function settingsOf(port: number, durable: boolean): string[] {
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'max_connections=200'];
  settings.push('unix_socket_directories=');
  if (!durable) settings.push('fsync=off', 'full_page_writes=off');
  return settings;
}

/** The password of the cluster in the place's folder; makes the cluster unless it is there. */
async function passwordOf(place: PostgresPlace): Promise<string> {
  if (fs.existsSync(path.join(place.folder, 'data'))) {
    return fs.readFileSync(path.join(place.folder, 'password'), 'utf8');
  }
  const password = crypto.randomUUID();
  await makeCluster(place, password);
  return password;
}

interface PostgresWanted {
  durable?: boolean;
  place?: PostgresPlace;
  /** Settings such as `shared_buffers=2GB`. */
  set?: string[];
  /** Uses a cluster that is in the folder already, and leaves it there. */
  kept?: boolean;
}

/** A real PostgreSQL from the npm registry, on a free port, its data in a temporary folder. */
export async function startPostgres({
  durable = false,
  place = postgresPlace(),
  set = [],
  kept = false,
}: PostgresWanted = {}): Promise<PostgresServer> {
  const { folder } = place;
  const port = await freePort();
  const settings = [...settingsOf(port, durable), ...set];
  let password = '';
  const url = (database = 'postgres') =>
    `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;

  let child: ChildProcess | undefined;
  const removeFolder = () => {
    if (!kept) fs.rmSync(folder, { recursive: true, force: true });
  };
  endWithUs(() => {
    child?.kill('SIGQUIT');
    removeFolder();
  });
  const start = async () => {
    child = await serve(place, settings);
  };
  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGINT');
    await gone;
  };
  password = await passwordOf(place);
  await start();
  return {
    url,
    createDatabase: (name, template) => createDatabase(url(), name, template),
    start,
    stop,
    remove: async () => removeFolder(),
  };
}
