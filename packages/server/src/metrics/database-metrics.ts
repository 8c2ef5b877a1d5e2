import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';

import type { Database } from '../db/database';

/** Milliseconds after which a database counts as away: whoever watches waits no longer either. */
const PATIENCE = 2_000;

export type DatabaseSeen = Pick<Database, 'db' | 'engine' | 'load'>;

/** How many of our own sessions wait for a lock that another holds. */
async function waitingForLocks({ db }: DatabaseSeen): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** Counts waiting sessions, or null if no answer comes in time; callers share a running query. */
function askerInTime(database: DatabaseSeen): () => Promise<number | null> {
  let asked: Promise<number | null> | undefined;
  const ask = async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, PATIENCE, null);
    });
    const waiting = waitingForLocks(database).catch(() => null);
    return Promise.race([waiting, late]).finally(() => {
      clearTimeout(timer);
      asked = undefined;
    });
  };
  return () => (asked ??= ask());
}

/** Connections, the line for them, and locks that others wait for. */
export function addDatabaseMetrics(register: Registry, database: DatabaseSeen): void {
  const ask = askerInTime(database);
  new Gauge({
    name: 'database_up',
    help: `1 where the database answered within ${PATIENCE / 1_000} seconds`,
    registers: [register],
    async collect() {
      this.set(Number((await ask()) !== null));
    },
  });
  new Gauge({
    name: 'database_lock_waits',
    help: 'Sessions that wait for a lock; NaN while the database does not answer',
    registers: [register],
    async collect() {
      this.set((await ask()) ?? NaN);
    },
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process, and calls that wait for one',
    labelNames: ['state'] as const,
    registers: [register],
    collect() {
      const { busy, idle, waiting } = database.load();
      this.set({ state: 'busy' }, busy);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
