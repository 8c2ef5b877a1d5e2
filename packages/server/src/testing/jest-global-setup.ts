import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { migrate } from '../db/migrate';
import { openDatabase } from '../db/open-database';
import { ENGINES } from './engines';
import tearDown from './jest-global-teardown';
import { type PgBouncer, startPgBouncer } from './postgres/pgbouncer';
import { NoPostgresError } from './postgres/postgres-programs';
import { type PostgresServer, startPostgres } from './postgres/postgres-server';
import { TEMPLATE } from './worker/template';

interface Run {
  postgres?: PostgresServer;
  folder?: string;
  pooler?: PgBouncer;
}
declare global {
  var backofficeTestRun: Run | undefined;
}

const SETTINGS = { poolSize: 2, statementTimeout: 15_000 };

/** Makes each engine's empty database with its schema once; the tests copy it. */
export default async function setUp(): Promise<void> {
  const run: Run = {};
  globalThis.backofficeTestRun = run;
  if (ENGINES.includes('embedded')) {
    run.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-template-'));
    const settings = { dataDir: run.folder, databaseUrl: undefined, ...SETTINGS };
    const empty = path.join(run.folder, 'empty');
    await (await openDatabase(settings)).close();
    fs.cpSync(path.join(run.folder, 'database'), empty, { recursive: true });
    process.env[TEMPLATE.emptyFolder] = empty;
    const database = await openDatabase(settings);
    await migrate(database.db);
    await database.close();
    process.env[TEMPLATE.folder] = path.join(run.folder, 'database');
  }
  if (ENGINES.includes('postgres')) {
    run.postgres = await startPostgres().catch(giveUp);
    await run.postgres.createDatabase(TEMPLATE.database);
    const databaseUrl = run.postgres.url(TEMPLATE.database);
    const database = await openDatabase({ dataDir: '', databaseUrl, ...SETTINGS });
    await migrate(database.db);
    await database.close();
    process.env[TEMPLATE.postgresUrl] = run.postgres.url();
    await putPoolerInFront(run, run.postgres.url());
  }
}

/** TEST_POOLER names a PgBouncer: then every server of the tests reaches PostgreSQL through it. */
async function putPoolerInFront(run: Run, postgresUrl: string): Promise<void> {
  const program = process.env.TEST_POOLER;
  if (!program) return;
  run.pooler = await startPgBouncer(program, postgresUrl);
  process.env[TEMPLATE.poolerUrl] = run.pooler.url;
  process.env.DATABASE_POOLER = '1';
}

/** A machine without PostgreSQL is no fault of the code: a sentence, no stack. */
async function giveUp(error: unknown): Promise<never> {
  if (!(error instanceof NoPostgresError)) throw error;
  await tearDown();
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
