import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

import { type Kysely, sql } from 'kysely';

import type { Executor } from './database';
import type { Schema } from './schema';

const FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));
/** Any number will do, as long as every server process asks for the same one. */
export const ADVISORY_LOCK = 7_201_944;

interface Migration {
  version: number;
  name: string;
  text: string;
}

function migrationsOnDisk(): Migration[] {
  const names = fs.readdirSync(FOLDER).filter((name) => /^\d{3}-.+\.sql$/.test(name));
  return names.sort().map((name) => ({
    version: Number(name.slice(0, 3)),
    name,
    text: fs.readFileSync(FOLDER + name, 'utf8'),
  }));
}

/** Cuts a file into statements: at each line that ends with a semicolon outside of a $$ body. */
export function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let current: string[] = [];
  let inBody = false;
  for (const line of text.split('\n')) {
    if (!inBody && /^\s*(--.*)?$/.test(line)) continue;
    current.push(line);
    if ((line.match(/\$\$/g)?.length ?? 0) % 2) inBody = !inBody;
    if (inBody || !line.trimEnd().endsWith(';')) continue;
    statements.push(current.join('\n'));
    current = [];
  }
  if (current.length) throw new Error(`A migration ends inside a statement: ${current[0]}`);
  return statements;
}

/** Waits for others' migrations however long they take; later for tables only as long as usual. */
async function waitForOthers(tx: Executor): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(tx);
  await sql`set local lock_timeout to default`.execute(tx);
}

/** Answers 1, or 0 when it was done before. */
async function apply(tx: Executor, { version, name, text }: Migration): Promise<number> {
  await waitForOthers(tx);
  const { rows } = await sql`select 1 from schema_migrations where version = ${version}`.execute(
    tx,
  );
  if (rows.length > 0) return 0;
  try {
    for (const statement of statementsOf(text)) await sql.raw(statement).execute(tx);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    const reason = `${name} changes a table that is in use, perhaps by a backup. Nothing was changed: start again when that is done.`;
    throw new Error(reason, { cause: error });
  }
  await sql`insert into schema_migrations (version, name) values (${version}, ${name})`.execute(tx);
  return 1;
}

const isLockTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '55P03';

/**
 * Brings the schema up to date, each migration in a transaction of its own; several servers that
 * start at once wait for one another. Stops after `upTo` where that is given. Answers how many were
 * done. Throws when the database is ahead of this program.
 */
export async function migrate(db: Kysely<Schema>, upTo = Infinity): Promise<number> {
  await db.transaction().execute(async (tx) => {
    await waitForOthers(tx);
    await sql`create table if not exists schema_migrations (
      version integer primary key,
      name text not null,
      applied_at timestamptz(3) not null default now()
    )`.execute(tx);
  });
  const known = migrationsOnDisk();
  let done = 0;
  for (const migration of known.filter(({ version }) => version <= upTo)) {
    done += await db.transaction().execute((tx) => apply(tx, migration));
  }
  await refuseNewerSchema(db, newestSchema());
  return done;
}

/** The newest migration that a database has; 0 for none. */
export async function schemaVersion(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ version: number }>`select coalesce(max(version), 0) as version
    from schema_migrations`.execute(db);
  return rows[0]?.version ?? 0;
}

async function refuseNewerSchema(db: Kysely<Schema>, newest: number): Promise<void> {
  const version = await schemaVersion(db);
  if (version > newest) {
    throw new Error(
      `The database has schema ${version}, this program knows only ${newest}. Start the newer version.`,
    );
  }
}

/** The schema that this program works with. */
export const newestSchema = (): number => migrationsOnDisk().at(-1)?.version ?? 0;

/** Whether the newest migration of this program has been done. */
export async function isMigrated(db: Kysely<Schema>): Promise<boolean> {
  const newest = newestSchema();
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from schema_migrations where version = ${newest}) as found`.execute(db);
  return rows[0]?.found ?? false;
}
