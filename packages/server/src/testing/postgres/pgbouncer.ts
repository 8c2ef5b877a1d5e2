import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { freePort } from './postgres-server';

export interface PgBouncer {
  url: string;
  stop: () => Promise<void>;
}

/** Every database of a server; few sessions, so that clients really share them. */
const settingsFor = (target: URL, port: number) => `[databases]
* = host=${target.hostname} port=${target.port} user=${target.username} password=${target.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 2000
server_idle_timeout = 5
server_login_retry = 1
`;

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('connect', () => socket.destroy());
    socket.once('error', () => resolve(false));
  });

async function untilItAccepts(child: ChildProcess, port: number, said: () => string) {
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** PgBouncer in transaction mode in front of a PostgreSQL server. */
export async function startPgBouncer(program: string, postgresUrl: string): Promise<PgBouncer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-pgbouncer-'));
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  fs.writeFileSync(file, settingsFor(new URL(postgresUrl), port));
  // It refuses to run as root.
  const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  fs.chmodSync(folder, 0o755);
  const child = spawn(program, [...asOther, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint = (complaint + text).slice(-4_000)));
  await untilItAccepts(child, port, () => complaint);
  const url = new URL(postgresUrl);
  url.port = String(port);
  return {
    url: url.href,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
