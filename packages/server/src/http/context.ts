import type { Rights } from '@backoffice/contracts';

import type { Executor } from '../db/database';
import type { DiskRoom } from '../db/embedded/disk-room';
import type { TellChange } from '../live/gathered-changes';
import type { SendMail } from '../mail/mailer';
import type { Meters } from '../metrics/shop-metrics';
import type { Secrets } from '../secrets/key-file';

/** Who asks: everything that a session says. The company comes from here and nowhere else. */
export interface Caller {
  companyId: number;
  userId: number;
  username: string;
  /** IANA name of the company's time zone. */
  timezone: string;
  /** The shop where this person works. */
  locationId: number | null;
  rights: Rights;
  /** Writes for `locationId` only, which then is not null. */
  isLimited: boolean;
  /** Where this person came in by PIN, which leaves what a cashier may. */
  sharedTill: { id: number; name: string } | null;
  /** The second factor that the company asks for is to be set up first. */
  isFactorDue: boolean;
  tokenHash: string;
}

/** Finds who an Authorization header belongs to; null when its token is unknown or over. */
export type FindCaller = (
  header: string | undefined,
  /** Without `touches` the session is not used by being looked at. */
  options?: { touches: boolean },
) => Promise<Caller | null>;

/** A request's caller and moment; `today` is the day in the company's zone, `YYYY-MM-DD`. */
export interface Context {
  caller: Caller;
  now: Date;
  today: string;
  /** What somebody else may have allowed this one request. */
  approval: { secretHash: string; requestHash: string } | null;
  /** A write's Idempotency-Key, where the client sent one. */
  key?: string | undefined;
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
