import { type Kysely, sql } from 'kysely';

import type { Schema } from '../../db/schema';
import { hashToken, newToken } from '../../modules/authentication/sessions';
import { withoutIndexes } from '../bench-data';

/** Rows of a company that lie side by side, as those of one delivery or one busy hour do. */
const SIDE_BY_SIDE = 20;

interface Copied {
  name: string;
  columns: string[];
  /** Of its rows in the first company; 0 where they have no numbers. */
  newest: number;
}

/** Every table with rows of the first company, but those of people and their sessions. */
async function tablesOf(db: Kysely<Schema>): Promise<Copied[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name,
      json_agg(column_name) filter (where column_name <> 'company_id' and is_generated = 'NEVER') as columns
    from information_schema.columns
    where table_schema = current_schema() and table_name not in ('users', 'sessions')
      and table_name in (select table_name from information_schema.columns join pg_tables
        on schemaname = table_schema and tablename = table_name
        where table_schema = current_schema() and column_name = 'company_id')
    group by 1`.execute(db);
  const found: Copied[] = [];
  for (const { name, columns } of rows) {
    const newest = columns.includes('id') ? sql`max(id)` : sql`0`;
    const [counted] = (
      await sql<{ all: number; newest: number }>`select count(*) as all, ${newest} as newest
        from ${sql.table(name)} where company_id = 1`.execute(db)
    ).rows;
    if (Number(counted?.all) > 0) found.push({ name, columns, newest: Number(counted?.newest) });
  }
  return found;
}

/** Company after company takes its few rows in turn, as companies that work at the same time do. */
function copyTable({ name, columns, newest }: Copied, companies: number) {
  const into = sql.join(columns.map((column) => sql.ref(column)));
  const from = sql.join(columns.map((column) => sql.ref(`r.${column}`)));
  const last = sql.lit(companies);
  const blocks = sql.lit(Math.floor(newest / SIDE_BY_SIDE));
  const size = sql.lit(SIDE_BY_SIDE);
  const block = newest ? sql`and r.id between b * ${size} and (b + 1) * ${size} - 1` : sql``;
  return sql`insert into ${sql.table(name)} (company_id, ${into})
    select c, ${from} from generate_series(0, ${blocks}) b cross join generate_series(2, ${last}) c
    cross join lateral (select * from ${sql.table(name)} r where r.company_id = 1 ${block}) r`;
}

const copyPeople = (companies: number) => [
  sql`insert into companies (name, timezone, created_at)
    select 'Bench ' || n, 'Europe/Belgrade', now() from generate_series(2, ${sql.lit(companies)}) n`,
  sql`insert into users (company_id, id, username, role, rights, email, email_key, created_at)
    select n, u.id, u.username, u.role, u.rights, n || u.email, n || u.email_key, now()
    from users u, generate_series(2, ${sql.lit(companies)}) n where u.company_id = 1`,
];

/** The shop of the first company stands in so many of them afterwards. */
export async function copyCompany(db: Kysely<Schema>, companies: number): Promise<void> {
  const tables = await tablesOf(db);
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    for (const step of copyPeople(companies)) await step.execute(connection);
    await withoutIndexes(connection, async () => {
      for (const table of tables) await copyTable(table, companies).execute(connection);
    });
    await sql`set session_replication_role = origin`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`checkpoint`.execute(connection);
  });
}

/** Everybody is signed in so many times; answers their tokens, company by company from the first. */
export async function signInAll(db: Kysely<Schema>, times: number): Promise<string[][]> {
  const users = await db
    .selectFrom('users')
    .select(['company_id', 'id'])
    .orderBy('company_id')
    .execute();
  const now = new Date().toISOString();
  const tokens = users.map(() => Array.from({ length: times }, newToken));
  const sessions = users.flatMap(({ company_id, id: user_id }, place) =>
    (tokens[place] ?? []).map((token) => ({
      ...{ company_id, user_id, token_hash: hashToken(token) },
      ...{ created_at: now, seen_at: now },
    })),
  );
  await db.insertInto('sessions').values(sessions).execute();
  return tokens;
}
