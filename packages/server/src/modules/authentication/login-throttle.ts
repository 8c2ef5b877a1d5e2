import type { Executor } from '../../db/database';
import { AppError } from '../../errors';

interface Limit {
  /** Failures that cost nothing: people mistype. */
  free: number;
  /** Milliseconds after the first failure too many; doubles with each further one. */
  delay: number;
  longest: number;
  /** After this long without a failure the count starts anew. */
  forget: number;
}
const ACCOUNT: Limit = { free: 5, delay: 1_000, longest: 15 * 60_000, forget: 60 * 60_000 };
/** Loose: a whole shop, or several, may stand behind one address. */
const ADDRESS: Limit = { free: 100, delay: 1_000, longest: 60_000, forget: 15 * 60_000 };

const subjects = (emailKey: string, address: string) => [
  { subject: `account:${emailKey}`, limit: ACCOUNT },
  { subject: `address:${address}`, limit: ADDRESS },
];

/** Throws a 429 while an account or an address has to wait. */
export async function refuseWhileBlocked(
  db: Executor,
  { emailKey, address, now }: { emailKey: string; address: string; now: Date },
): Promise<void> {
  const rows = await db
    .selectFrom('login_attempts')
    .select('blocked_until')
    .where(
      'subject',
      'in',
      subjects(emailKey, address).map(({ subject }) => subject),
    )
    .where('blocked_until', '>', now.toISOString())
    .execute();
  const until = Math.max(...rows.map((row) => Date.parse(row.blocked_until ?? '')));
  if (!rows.length) return;
  const retryAfter = Math.ceil((until - now.getTime()) / 1_000);
  throw new AppError('too_many_requests', `Too many attempts. Wait ${retryAfter} seconds.`, {
    retryAfter,
  });
}

/** Counts a failed login against its account and its address. */
export async function countFailure(
  db: Executor,
  { emailKey, address, now }: { emailKey: string; address: string; now: Date },
): Promise<void> {
  for (const { subject, limit } of subjects(emailKey, address)) {
    const fresh = new Date(now.getTime() - limit.forget).toISOString();
    const { failures } = await db
      .insertInto('login_attempts')
      .values({ subject, failures: 1, last_at: now.toISOString(), blocked_until: null })
      .onConflict((conflict) =>
        conflict.column('subject').doUpdateSet((row) => ({
          failures: row
            .case()
            .when('login_attempts.last_at', '<', fresh)
            .then(1)
            .else(row('login_attempts.failures', '+', 1))
            .end(),
          last_at: now.toISOString(),
        })),
      )
      .returning('failures')
      .executeTakeFirstOrThrow();
    if (failures < limit.free) continue;
    const delay = Math.min(limit.longest, limit.delay * 2 ** Math.min(failures - limit.free, 30));
    await db
      .updateTable('login_attempts')
      .set({ blocked_until: new Date(now.getTime() + delay).toISOString() })
      .where('subject', '=', subject)
      .execute();
  }
}

export const forgetFailures = (db: Executor, emailKey: string) =>
  db.deleteFrom('login_attempts').where('subject', '=', `account:${emailKey}`).execute();
