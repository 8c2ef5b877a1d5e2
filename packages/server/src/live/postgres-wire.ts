import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';

import type { Executor } from '../db/database';
import type { Listener, Wire } from './wire';

const CHANNEL = 'backoffice_changes';
/** Milliseconds between two checks that the connection, otherwise silent, still lives. */
const PULSE = 20_000;
const LONGEST_ANSWER = 5_000;
const FIRST_RETRY = 500;
const LONGEST_RETRY = 15_000;

interface Needs {
  /** Leads to PostgreSQL itself: a pooler would give the listening session away. */
  url: string;
  db: Executor;
  log: FastifyBaseLogger;
}

/** Listens until the connection is gone; resolves then. */
async function listenOnce(
  url: string,
  { onNotice }: Listener,
  onOpen: (client: pg.Client) => void,
) {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: LONGEST_ANSWER,
    query_timeout: LONGEST_ANSWER,
    application_name: 'backoffice changes',
  });
  const gone = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  client.on('notification', ({ payload = '' }) => onNotice(payload));
  const pulse = setInterval(() => {
    client.query('select 1').catch(() => void client.end().catch(() => undefined));
  }, PULSE);
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    onOpen(client);
    await gone;
  } finally {
    clearInterval(pulse);
    void client.end().catch(() => undefined);
  }
}

/** Tells by `pg_notify` outside of any transaction, and hears by a connection of its own. */
export class PostgresWire implements Wire {
  readonly #needs: Needs;
  readonly #closing = new AbortController();
  #client: pg.Client | undefined;
  #listener: Listener | undefined;
  #listening: Promise<void> | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async send(text: string): Promise<void> {
    // While it can't listen, it tells at least its own clients.
    if (!this.#client) this.#listener?.onNotice(text);
    await sql`select pg_notify(${CHANNEL}, ${text})`.execute(this.#needs.db);
  }

  listen(listener: Listener): void {
    this.#listener = listener;
    this.#listening = this.#keepListening(listener);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#client?.end().catch(() => undefined);
    await this.#listening;
  }

  async #keepListening(listener: Listener): Promise<void> {
    const { url, log } = this.#needs;
    const { signal } = this.#closing;
    let isDeaf = false;
    for (let failures = 0; !signal.aborted; failures += 1) {
      let cause: unknown;
      try {
        await listenOnce(url, listener, (client) => {
          this.#client = client;
          if (signal.aborted) void client.end().catch(() => undefined);
          // Between two connections, and before the first, others may have told something.
          listener.onGap();
          if (isDeaf) log.warn('changes of other servers are heard again');
          isDeaf = false;
          failures = 0;
        });
      } catch (error) {
        cause = error;
      }
      if (!isDeaf && !signal.aborted) {
        log.error({ err: cause }, 'changes of other servers are not heard');
        isDeaf = true;
      }
      this.#client = undefined;
      const pause = Math.min(FIRST_RETRY * 2 ** failures, LONGEST_RETRY);
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
