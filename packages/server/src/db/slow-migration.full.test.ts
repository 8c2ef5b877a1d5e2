import { sql } from 'kysely';

import { ENGINES } from '../testing/engines';
import { startTestServer } from '../testing/test-server';
import { emptyPostgres, query } from '../upgrade/kept-dumps';
import { ADVISORY_LOCK } from './migrate';
import { openPostgres } from './postgres';
import { openUpToDate } from './up-to-date';

const onPostgres = ENGINES.includes('postgres') ? test : test.skip;
/** Milliseconds; the client itself gives up two seconds later. */
const statementTimeout = 100;
const SLOWER_THAN_THAT = 2.5;

const open = (databaseUrl: string) =>
  openUpToDate({ databaseUrl, dataDir: '', poolSize: 2, statementTimeout });

onPostgres(
  'a migration may take longer than any other statement',
  async () => {
    const url = await emptyPostgres();
    await query(
      url,
      `create function dawdle() returns event_trigger language plpgsql as $$
        begin
          if not exists (select from pg_trigger where not tgisinternal) then
            perform pg_sleep(${SLOWER_THAN_THAT});
          end if;
        end $$;
      create event trigger dawdle on ddl_command_start when tag in ('CREATE TRIGGER')
        execute function dawdle()`,
    );
    const { db, close } = await open(url);
    await expect(sql`select pg_sleep(1)`.execute(db)).rejects.toThrow(/statement timeout/);
    await close();
  },
  60_000,
);

onPostgres(
  "a server waits for another one's migrations as long as they take",
  async () => {
    const url = await emptyPostgres();
    const other = openPostgres({ url, poolSize: 1, statementTimeout: 0 });
    let opening: Promise<unknown> = Promise.resolve();
    await other.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(tx);
      opening = open(url).then(({ close }) => close());
      await sql`select pg_sleep(${SLOWER_THAN_THAT})`.execute(tx);
    });
    await opening;
    await other.close();
  },
  60_000,
);

onPostgres(
  'a table that is in use for long is not waited for: the shop would stand still behind it',
  async () => {
    const server = await startTestServer({ engine: 'postgres' });
    const url = server.config.databaseUrl ?? '';
    const { db } = server.database;
    await sql`delete from schema_migrations where version > 5`.execute(db);
    const opening = db.transaction().execute(async (tx) => {
      await sql`lock table reversals in row exclusive mode`.execute(tx);
      return open(url).then(
        () => 'opened',
        (error: Error) => error.message,
      );
    });
    expect(await opening).toMatch(/in use/);
    await server.close();
  },
  60_000,
);
