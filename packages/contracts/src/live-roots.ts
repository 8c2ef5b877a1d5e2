/** Kinds of data in the stream of changes; `session` is a person, their company and rights. */
export const LIVE_ROOTS = [
  'stock',
  'sales',
  'held',
  'transactions',
  'panels',
  'till',
  'counts',
  'session',
  'releases',
] as const;
export type LiveRoot = (typeof LIVE_ROOTS)[number];

/** Says that something changed, but never the new values. */
export interface LiveEvent {
  /** A newer server may name others. */
  roots: LiveRoot[];
  /** Ids of units that were just sold, where they are few. */
  sold?: number[];
  /** Events may have been missed: anything under these roots may have changed. */
  again?: true;
  /** The Idempotency-Key of the write, by which its sender recognizes it. */
  by?: string;
}

/** Milliseconds between two signs of life on the stream of changes. */
export const LIVE_HEARTBEAT = 20_000;

/** Header of a read that a page makes while nobody is there: it doesn't keep the session alive. */
export const UNATTENDED_HEADER = 'Unattended';
