/** What the stream of changes tells of; `session` is who somebody is, their company and rights. */
export const LIVE_ROOTS = [
  'stock',
  'sales',
  'transactions',
  'panels',
  'till',
  'counts',
  'session',
  'releases',
] as const;
export type LiveRoot = (typeof LIVE_ROOTS)[number];

/** That something changed, never what it holds now. */
export interface LiveEvent {
  /** A newer server may name others. */
  roots: LiveRoot[];
  /** Ids of units that were just sold, where they are few. */
  sold?: number[];
  /** Something may have been missed: all of the roots may have changed in any way. */
  again?: true;
  /** The Idempotency-Key of the write, by which whoever sent it knows its own. */
  by?: string;
}

/** Milliseconds between two signs of life on the stream of changes. */
export const LIVE_HEARTBEAT = 20_000;

/** Header of a read that a page makes by itself while nobody is there: the session is not used by it. */
export const UNATTENDED_HEADER = 'Unattended';
