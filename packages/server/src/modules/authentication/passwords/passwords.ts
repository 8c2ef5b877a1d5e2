import { hash, verify } from '@node-rs/argon2';

import { limited } from '../throttle/limited';

/** The library's number for argon2id; its enum can't be imported where types are only stripped. */
const ARGON2ID = 2;
/** 19 MiB, two passes, one lane: OWASP's first choice for argon2id. */
const SETTINGS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash that no password has: an unknown e-mail is checked against it, to take the same time. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$0000000000000000000000000000000000000000000';

/**
 * Two at once leave the other threads of Node's pool to files. Beyond this line people would wait
 * for seconds, so they are told to try again.
 */
export const evaluations = limited({ atOnce: 2, longestLine: 200 });

export const hashPassword = (password: string): Promise<string> =>
  evaluations(() => hash(password, SETTINGS));

/** Takes a while, and longer where others wait: never called while a transaction is open. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await evaluations(() => verify(stored ?? NOBODY, password).catch(() => false));
  return stored !== null && matches;
}
