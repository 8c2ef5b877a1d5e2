import type { FastifyBaseLogger } from 'fastify';

import type { Config } from '../config';
import type { Executor } from '../db/database';
import { PostgresWire } from './postgres-wire';
import type { Listener, Wire } from './wire';

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
