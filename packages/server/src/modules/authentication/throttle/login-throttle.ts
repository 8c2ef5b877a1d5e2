import { isIP } from 'node:net';

import { type RawBuilder, sql } from 'kysely';

import type { Executor } from '../../../db/database';
import { refuse } from '../../../errors';

/** Limits for a subject: an account, a known device of it, or what else tries are counted under. */
const TRIES = {
  /** Failures that cost nothing: people mistype. */
  free: 5,
  /**
   * Tries after which counting one blocks the next. A try counts as a failure until it is answered,
   * so that at most this many are under way.
   */
  atOnce: 10,
  /** Milliseconds to wait after the last free failure; doubles with each further one. */
  delay: 1_000,
  longest: 15 * 60_000,
  /** After this long without a failure the count starts anew. */
  forget: 60 * 60_000,
};
/** The limit for an address is loose: a whole shop, or several, may stand behind one. */
const ADDRESS = { most: 100, window: 60_000 };

const momentOf = (date: Date) => sql`cast(${date.toISOString()} as timestamptz)`;
const milliseconds = (count: number) => sql`${sql.lit(count)} * interval '1 millisecond'`;
const pauseAfter = (failures: RawBuilder<unknown>) => sql`least(${sql.lit(TRIES.longest)},
  ${sql.lit(TRIES.delay)} * power(2, least(${failures} - ${sql.lit(TRIES.free)}, 30)))
  * interval '1 millisecond'`;

/**
 * Counts an IPv6 address by its /64, as a customer has a whole one. What is no address counts as
 * one, since a proxy's header may hold anything.
 */
function addressSubject(address: string): string {
  if (isIP(address) !== 6) return `address:${isIP(address) ? address : 'unknown'}`;
  const groups = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const before = groups[0]?.split(':').filter(Boolean) ?? [];
  const after = groups[1]?.split(':').filter(Boolean) ?? [];
  const gap = groups.length > 1 ? Array<string>(8 - before.length - after.length).fill('0') : [];
  return `address:${[...before, ...gap, ...after].slice(0, 4).join(':')}`;
}

/**
 * What a try is counted under. Tries on a known device have no `address`: they don't count against
 * it.
 */
export interface Tried {
  subject: string;
  address?: string | undefined;
  now: Date;
}

async function countTry(db: Executor, subject: string, now: Date): Promise<boolean> {
  const at = momentOf(now);
  const count = sql`case when a.last_at < ${at} - ${milliseconds(TRIES.forget)}
    then 1 else a.failures + 1 end`;
  const { rows } = await sql`
    insert into login_attempts as a (subject, failures, last_at) values (${subject}, 1, ${at})
    on conflict (subject) do update set failures = ${count}, last_at = ${at}, blocked_until =
      case when ${count} >= ${sql.lit(TRIES.atOnce)} then ${at} + ${pauseAfter(count)} end
    where a.blocked_until is null or a.blocked_until <= ${at}
    returning subject`.execute(db);
  return rows.length > 0;
}

async function countAddress(db: Executor, subject: string, now: Date): Promise<boolean> {
  const at = momentOf(now);
  const window = milliseconds(ADDRESS.window);
  const isOver = sql`a.last_at <= ${at} - ${window}`;
  const since = sql`case when ${isOver} then ${at} else least(a.last_at, ${at}) end`;
  const count = sql`case when ${isOver} then 1 else a.failures + 1 end`;
  const { rows } = await sql`
    insert into login_attempts as a (subject, failures, last_at) values (${subject}, 1, ${at})
    on conflict (subject) do update set failures = ${count}, last_at = ${since}, blocked_until =
      case when ${count} >= ${sql.lit(ADDRESS.most)} then ${since} + ${window} end
    where a.blocked_until is null or a.blocked_until <= ${at}
    returning subject`.execute(db);
  return rows.length > 0;
}

/**
 * Throws the 429. If the clock was set back since the last try, the block moves back with it, so
 * that nobody waits longer than was meant.
 */
async function throwBlocked(db: Executor, subject: string, now: Date): Promise<never> {
  const at = momentOf(now);
  await sql`update login_attempts set blocked_until = ${at} + (blocked_until - last_at),
    last_at = ${at} where subject = ${subject} and last_at > ${at}`.execute(db);
  const row = await db
    .selectFrom('login_attempts')
    .select('blocked_until')
    .where('subject', '=', subject)
    .executeTakeFirst();
  const left = Date.parse(row?.blocked_until ?? '') - now.getTime();
  const retryAfter = Math.max(1, Math.ceil((left || 0) / 1_000));
  throw refuse('too_many_attempts', { seconds: retryAfter }, { retryAfter });
}

/**
 * Counts a try before the password is checked, so that parallel guesses gain nothing. Throws a 429
 * with the time to wait.
 */
export async function claimTry(db: Executor, { subject, address, now }: Tried): Promise<void> {
  // The subject comes first: a try that it blocks must not use up the limit of others at the same
  // address.
  if (!(await countTry(db, subject, now))) await throwBlocked(db, subject, now);
  if (address === undefined) return;
  const ofAddress = addressSubject(address);
  if (!(await countAddress(db, ofAddress, now))) await throwBlocked(db, ofAddress, now);
}

/** Leaves a failed try counted; from the last free failure on, the next try has to wait. */
export async function keepFailure(db: Executor, { subject, now }: Tried): Promise<void> {
  const at = momentOf(now);
  await sql`update login_attempts
    set blocked_until = greatest(blocked_until, ${at} + ${pauseAfter(sql`failures`)})
    where subject = ${subject} and failures >= ${sql.lit(TRIES.free)}`.execute(db);
}

/** Forgets the failures of a subject after a success, and takes the try back from its address. */
export async function forgetFailures(
  db: Executor,
  { subject, address }: Pick<Tried, 'subject' | 'address'>,
): Promise<void> {
  await db.deleteFrom('login_attempts').where('subject', '=', subject).execute();
  if (address === undefined) return;
  await sql`update login_attempts set failures = failures - 1, blocked_until = null
    where subject = ${addressSubject(address)} and failures > 0`.execute(db);
}

/** The subject for tries at an account from anywhere but its known devices. */
export const accountSubject = (emailKey: string): string => `account:${emailKey}`;
