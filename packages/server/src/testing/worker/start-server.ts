import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import { buildApp } from '../../app';
import { type Config, readConfig } from '../../config';
import type { Database } from '../../db/database';
import { addDemo } from '../../demo/demo';
import { type Engine, ENGINES } from '../engines';
import { testDatabase } from './make-database';

export interface TestServerOptions {
  /** By default the engine that starts quicker. */
  engine?: Engine;
  /** A PostgreSQL database that exists already, instead of a new one. */
  databaseUrl?: string;
  /** Keeps an embedded database in this folder, also after `close`. */
  dataDir?: string;
  releasesDir?: string;
  /** Fill an empty database with the demo companies. */
  demo?: boolean;
  config?: Partial<Config>;
  logLevel?: Config['logLevel'];
  /** Takes what is logged. */
  logTo?: NodeJS.WritableStream;
  /** The clock of whoever asks, in milliseconds. */
  tick?: () => number;
}

export interface TestServer {
  /** The address, without a slash at the end. */
  url: string;
  app: FastifyInstance;
  database: Database;
  config: Config;
  /** The server's clock: real time unless set. */
  clock: { set: (moment: Date | string | null) => void; now: () => Date };
  close: () => Promise<void>;
}

/** The server on a free port of this machine with a database of its own. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const quickest = ENGINES.at(-1) ?? 'embedded';
  const { engine = options.dataDir ? 'embedded' : quickest, demo = false } = options;
  let moment: Date | null = null;
  const now = () => moment ?? new Date(options.tick?.() ?? Date.now());
  const source = await testDatabase(engine, options);
  const database = await source.open();
  const anyCompany = await database.db.selectFrom('companies').select('id').executeTakeFirst();
  if (demo && !anyCompany) await addDemo(database, { now: now() });

  const config: Config = {
    ...readConfig({ LOG_LEVEL: options.logLevel ?? 'silent', DATA_DIR: source.dataDir }),
    releasesDir: options.releasesDir ?? path.join(source.dataDir, 'releases'),
    databaseUrl: source.databaseUrl,
    ...options.config,
  };
  const app = await buildApp(config, {
    ...database,
    now,
    logTo: options.logTo,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    app,
    database,
    config,
    clock: { set: (to) => (moment = to === null ? null : new Date(to)), now },
    close: async () => {
      await app.close();
      await database.close();
      await source.remove();
    },
  };
}
