import type { LiveRoot } from '@backoffice/contracts';

import type { Caller } from '../caller';
import type { Executor } from '../db/database';
import type { DiskRoom } from '../db/embedded/disk-room';
import type { SendMail } from '../mail/mailer';
import type { Secrets } from '../secrets/key-file';

/** Finds who an Authorization header belongs to; null when its token is unknown or over. */
export type FindCaller = (
  header: string | undefined,
  /** Without `touches` looking a session up doesn't count as using it. */
  options?: { touches: boolean },
) => Promise<Caller | null>;

/** What one write changed. */
export interface Change {
  roots: readonly LiveRoot[];
  /** Ids of units that were sold. */
  sold?: number[] | undefined;
  /** Tells clients that they may have missed changes and should ask for everything again. */
  again?: true;
  /** The idempotency key of the write, by which its sender knows it as its own. */
  by?: string | undefined;
}

/** Tells of a company's changes, after they were committed. */
export type TellChange = (company: number, change: Change) => void;

/** Counters that calls raise themselves. */
export interface Meters {
  /** A sale was booked, of so many units; one that is sent again isn't. */
  sold: (units: number) => void;
  /** A browser told of an error. */
  brokeInBrowser: (error: { area: string; release: string }) => Promise<void>;
}

/** What the server is given from outside, so that tests can set the clock. */
export interface Dependencies {
  db: Executor;
  now: () => Date;
  newToken: () => string;
  findCaller: FindCaller;
  room: DiskRoom;
  /** Tells others of what is committed. */
  tell: TellChange;
  /** Counts for whoever watches the server. */
  meters: Meters;
  /** Second factors and PINs, as the database keeps them. */
  secrets: Secrets;
  /** Null where no mail is set up. */
  mail: SendMail | null;
}
