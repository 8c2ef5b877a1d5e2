import type { Rights } from '@backoffice/contracts';

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
