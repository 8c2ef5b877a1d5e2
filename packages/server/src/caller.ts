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
  /** Where this person signed in by PIN; they may then do only what a cashier may. */
  sharedTill: { id: number; name: string } | null;
  /** The company asks for a second factor, which this person has to set up first. */
  isFactorDue: boolean;
  /** Hash of the link by which the session sees a preview; either may be over by now. */
  preview: string | null;
  tokenHash: string;
}

/** A request's caller and moment; `today` is the day in the company's zone, `YYYY-MM-DD`. */
export interface Context {
  caller: Caller;
  now: Date;
  today: string;
  /** The approval that came with the request, where somebody else allowed it. */
  approval: { secretHash: string; requestHash: string } | null;
  /** A write's Idempotency-Key, where the client sent one. */
  key?: string | undefined;
}
