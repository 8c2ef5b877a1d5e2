import pg from 'pg';

import type { ServerProcess } from '../../testing/server-process';
import { usedBy } from '../profiles/used-by';

/** What a stretch of work cost, in milliseconds. */
export interface Cost {
  /** Of a processor, by the servers. */
  servers: number;
  /** Of a processor, by the database. */
  database: number;
  /** That statements stood still for a lock, all together. */
  locks: number;
}

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

/** Looks at the database from a connection of its own, which is not counted. */
export class CostWatch {
  private constructor(
    private readonly client: pg.Client,
    private readonly name: string,
  ) {}

  static async open(databaseUrl: string): Promise<CostWatch> {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    return new CostWatch(client, new URL(databaseUrl).pathname.slice(1));
  }

  close = () => this.client.end();

  /** Vacuum comes and goes on its own time. */
  private async processes(): Promise<number[]> {
    const { rows } = await this.client.query<{ pid: number }>(
      `select pid from pg_stat_activity where pid <> pg_backend_pid()
        and (datname = $1 and backend_type = 'client backend'
          or backend_type in ('walwriter', 'background writer', 'checkpointer', 'io worker'))`,
      [this.name],
    );
    return rows.map(({ pid }) => pid);
  }

  private async waiting(): Promise<number> {
    const { rows } = await this.client.query<{ waiting: string }>(
      `select count(*) as waiting from pg_stat_activity
        where datname = $1 and wait_event_type = 'Lock'`,
      [this.name],
    );
    return Number(rows[0]?.waiting);
  }

  /** A statement that waits is seen waiting; how many are, on average, times the time, is the wait. */
  async costOf<T>(
    servers: ServerProcess[],
    work: () => Promise<T>,
  ): Promise<{ done: T; cost: Cost }> {
    const database = await this.processes();
    const used = () => ({
      servers: sum(servers.map(({ child }) => usedBy(child.pid ?? 0))),
      database: sum(database.map(usedBy)),
    });
    const before = used();
    const started = performance.now();
    let isDone = false;
    const seen: number[] = [];
    const looking = (async () => {
      while (!isDone) {
        seen.push(await this.waiting());
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    })();
    const done = await work().finally(() => (isDone = true));
    const elapsed = performance.now() - started;
    const after = used();
    await looking;
    return {
      done,
      cost: {
        servers: after.servers - before.servers,
        database: after.database - before.database,
        locks: (sum(seen) / Math.max(1, seen.length)) * elapsed,
      },
    };
  }
}
