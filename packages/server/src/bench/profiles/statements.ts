import pg from 'pg';

import { query } from '../../testing/postgres/postgres-server';
import { table } from '../tables/table';

/** Settings that PostgreSQL counts what each statement costs with. */
export const STATISTICS = ['shared_preload_libraries=pg_stat_statements'];

/** What statements of one sort cost, all together. */
export interface StatementCost {
  statement: string;
  times: number;
  planning: number;
  running: number;
  /** Blocks found in the shared buffers, and those that were not. */
  hit: number;
  read: number;
}

/** The statements of a stretch of calls. */
export interface CallProfile {
  call: string;
  name: string;
  calls: number;
  statements: StatementCost[];
}

export interface Statements {
  /** Counting costs something, so it is done only for as long as this takes. */
  during: <T>(work: () => Promise<T>) => Promise<{ done: T; statements: StatementCost[] }>;
}

const counting = (track: 'top' | 'none') => [
  `alter system set pg_stat_statements.track = '${track}'`,
  `alter system set pg_stat_statements.track_planning = '${track === 'top' ? 'on' : 'off'}'`,
  'select pg_reload_conf()',
];

async function say(url: string, statements: string[]): Promise<void> {
  for (const statement of statements) await query(url, statement);
}

/** Nothing is counted before somebody asks. */
export const prepareStatistics = (url: string) =>
  say(url, ['create extension if not exists pg_stat_statements', ...counting('none')]);

/** By its verb and the tables that it begins with. */
function nameOf(text: string): string {
  const [verb = ''] = /^\w+/.exec(text.trim()) ?? [];
  const tables = [...text.matchAll(/\b(?:from|join|into|update)\s+"?(\w+)"?/gi)];
  const names = [...new Set(tables.map(([, name = '']) => name))];
  return [verb.toLowerCase(), ...names.slice(0, 2)].join(' ');
}

const SQL = `select query, calls, total_plan_time as planning, total_exec_time as running,
    shared_blks_hit as hit, shared_blks_read as read
  from pg_stat_statements where dbid = (select oid from pg_database where datname = $1)`;

type Counted = Record<'calls' | 'planning' | 'running' | 'hit' | 'read', string> & {
  query: string;
};

async function readCosts(client: pg.Client, database: string): Promise<StatementCost[]> {
  const { rows } = await client.query<Counted>(SQL, [database]);
  const costs = new Map<string, StatementCost>();
  for (const row of rows) {
    const statement = nameOf(row.query);
    const one = costs.get(statement) ?? {
      ...{ statement, times: 0, planning: 0, running: 0, hit: 0, read: 0 },
    };
    one.times += Number(row.calls);
    for (const part of ['planning', 'running', 'hit', 'read'] as const)
      one[part] += Number(row[part]);
    costs.set(statement, one);
  }
  return [...costs.values()].sort((a, b) => b.planning + b.running - a.planning - a.running);
}

/** What PostgreSQL counts of the statements in a database. */
export const statementsOf = (url: string, database: string): Statements => ({
  async during(work) {
    await say(url, counting('top'));
    // Sessions hear of it when they are asked something the next time.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const client = new pg.Client(url);
    await client.connect();
    try {
      await client.query('select pg_stat_statements_reset()');
      const done = await work();
      return { done, statements: await readCosts(client, database) };
    } finally {
      await client.end();
      await say(url, counting('none'));
    }
  },
});

/** The dearest statements of each call, for one call. */
export function profileTable(profiles: CallProfile[], most = 5): string {
  const rows = profiles.flatMap(({ call, name, calls, statements }) =>
    statements
      .slice(0, most)
      .map(({ statement, times, planning, running, hit, read }) => [
        ...[call, name],
        ...[times, planning, running].map((sum) => (sum / calls).toFixed(3)),
        ...[hit, read].map((blocks) => (blocks / calls).toFixed(1)),
        statement,
      ]),
  );
  const head = ['call', 'companies', 'times', 'plan ms', 'run ms', 'blocks hit', 'read'];
  return table([...head, 'statement'], rows);
}
