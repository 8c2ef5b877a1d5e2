import { isIP } from 'node:net';

import { buildApp } from './app';
import { startBackups } from './backup/kept/schedule';
import { type Config, readConfig } from './config';
import { serveControl } from './control/control-server';
import type { Database } from './db/database';
import { canTidyUp } from './db/embedded/disk-room';
import { openUpToDate } from './db/up-to-date';
import { addDemoIfWanted } from './demo/demo';
import { startHousekeeping } from './housekeeping';
import { isLoopback, warningsOf } from './http/plugins/hosts';
import { hasDemoPassword } from './modules/authentication/user.repository';
import { keepOpenApiFile } from './openapi/openapi-file';

const LONGEST_GOODBYE = 20_000;

/** A password that stands in the README must not open a door to the network. */
async function refuseOpenDoor({ host }: Config, { db }: Database): Promise<void> {
  if (isLoopback(host) || !(await hasDemoPassword(db))) return;
  throw new Error(
    `HOST=${host} would let others in with the demo password. Change the passwords of the demo staff first (Profile, Change password), or listen on 127.0.0.1.`,
  );
}

const urlOf = (host: string, port: number) =>
  `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;

/** Why it cannot listen, and what to do. */
function refusalOf(error: NodeJS.ErrnoException, { host, port }: Config): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Another program listens on port ${port} of ${host}. End it, or choose another port: PORT=${port + 1}.`,
      { cause: error },
    );
  }
  if (error.code === 'EACCES') {
    return new Error(
      `This account may not listen on port ${port}. Choose one from 1024 on, and put a proxy in front.`,
      { cause: error },
    );
  }
  return error;
}

/** Ends this process in order, once, on a signal or with the process that started it. */
function whenToldTo(close: (reason: string) => Promise<void>): void {
  let closing = false;
  const end = async (reason: string) => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), LONGEST_GOODBYE).unref();
    await close(reason);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => void end(signal));
  }
  process.once('disconnect', () => void end('the process that started it is gone'));
}

/** Opens the database, brings it up to date, listens, and closes in order when told to. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  process.umask(0o077);
  const database = await openUpToDate(config);
  try {
    await addDemoIfWanted(config, database);
    await refuseOpenDoor(config, database);
    const now = () => new Date();
    const app = await buildApp(config, { ...database, now });
    await keepOpenApiFile(config.releasesDir).catch((error: unknown) =>
      app.log.warn({ err: error }, 'the description of the API cannot be kept in RELEASES_DIR'),
    );
    for (const warning of warningsOf(config)) app.log.warn(warning);
    await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw refusalOf(error as NodeJS.ErrnoException, config);
    });
    const control = serveControl(database, config, app.log);
    const housekeeping = startHousekeeping(database.db, config, now);
    const backups = startBackups(config.backups, app.log);
    const address = app.server.address();
    const port = address && typeof address === 'object' ? address.port : config.port;
    whenToldTo(async (reason) => {
      app.log.info({ signal: reason }, 'closing');
      housekeeping.stop();
      backups.stop();
      control.stop();
      await app.close();
      // Closing writes to the disk, so it is left out when there is no room: the database's log
      // holds all that was saved, and the next start puts it in order.
      if (config.databaseUrl || canTidyUp(config.dataDir)) await database.close();
    });
    process.stdout.write(
      `${JSON.stringify({ listening: urlOf(config.host, port), engine: database.engine })}\n`,
    );
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
