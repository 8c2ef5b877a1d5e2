import type { Caller } from '../caller';
import type { Executor } from '../db/database';
import type { DiskRoom } from '../db/embedded/disk-room';
import type { TellChange } from '../live/gathered-changes';
import type { SendMail } from '../mail/mailer';
import type { Meters } from '../metrics/shop-metrics';
import type { Secrets } from '../secrets/key-file';

/** Finds who an Authorization header belongs to; null when its token is unknown or over. */
export type FindCaller = (
  header: string | undefined,
  /** Without `touches` the session is not used by being looked at. */
  options?: { touches: boolean },
) => Promise<Caller | null>;

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
