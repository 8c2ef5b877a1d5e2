import type { FastifyBaseLogger } from 'fastify';

import type { Config } from '../config';
import type { Executor } from '../db/database';
import { PostgresWire } from './postgres-wire';

/** What a server hears by the wire. */
export interface Listener {
  onNotice: (text: string) => void;
  /** Something may have been missed: the connection was away. */
  onGap: () => void;
}

/** By which servers of one database tell each other of changes. */
export interface Wire {
  send: (text: string) => Promise<unknown>;
  listen: (listener: Listener) => void;
  close: () => Promise<void>;
}

/** Where only this process has the database. */
function ownWire(): Wire {
  let heard: Listener | undefined;
  return {
    send: async (text) => heard?.onNotice(text),
    listen: (listener) => {
      heard = listener;
    },
    close: async () => undefined,
  };
}

const DEAF =
  'DATABASE_POOLER without DATABASE_DIRECT_URL: what other servers change is not told live, only asked for every minute.';

/** PostgreSQL's notices where a server can listen to them; behind a pooler alone it hears itself. */
export function openWire(
  { databaseUrl, databaseDirectUrl, databasePooler }: Config,
  db: Executor,
  log: FastifyBaseLogger,
): Wire {
  const url = databaseDirectUrl ?? (databasePooler ? undefined : databaseUrl);
  if (url && databaseUrl) return new PostgresWire({ url, db, log });
  if (databaseUrl) log.warn(DEAF);
  return ownWire();
}
