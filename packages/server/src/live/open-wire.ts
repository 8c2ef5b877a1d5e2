import type { FastifyBaseLogger } from 'fastify';

import type { Config } from '../config';
import type { Executor } from '../db/database';
import { PostgresWire } from './postgres-wire';
import type { Listener, Wire } from './wire';

/** A wire within this process: for an embedded database, or where it can't hear other servers. */
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

/** Uses PostgreSQL's notices if it can listen; behind a pooler alone a server hears only itself. */
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
