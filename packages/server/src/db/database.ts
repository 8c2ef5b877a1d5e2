import type { Server } from 'node:net';

import type { Kysely, Transaction } from 'kysely';

import type { Schema } from './schema';

/** What a repository runs its SQL on: the pool, or the transaction of a use case. */
export type Executor = Kysely<Schema>;
export type Tx = Transaction<Schema>;

export interface Database {
  db: Kysely<Schema>;
  engine: 'embedded' | 'postgres';
  /** How many connections are lent, how many lie idle, and how many callers wait for one. */
  load: () => { busy: number; idle: number; waiting: number };
  /** Embedded only: answers on a socket in the data folder while this process has it open. */
  control?: Server;
  /** Embedded only: copies the data, as of one moment, to a folder that `openDatabase` can open. */
  copyTo?: (dataDir: string) => Promise<void>;
  /** Embedded only: syncs to disk so far. */
  syncs?: () => number;
  close: () => Promise<void>;
}
