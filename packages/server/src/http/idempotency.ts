import crypto from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import type { Context } from '../caller';
import type { Executor, Tx } from '../db/database';
import { refuse } from '../errors';
import type { Seal } from '../secrets/cipher';

const KEY = /^[\x21-\x7e]{8,200}$/;

/** The header's key; undefined where a client sends none. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && KEY.test(header)) return header;
  throw refuse('key_unfit');
}

/**
 * A hash of the request that a key was used for. A body with passwords is hashed with the session's
 * token, which is stored nowhere: whoever reads the table has nothing to try guesses against.
 */
export function hashRequest(
  { method, url, body, headers }: FastifyRequest,
  { secret }: { secret: boolean },
): string {
  const token = headers.authorization ?? '';
  return crypto
    .createHmac('sha256', secret ? token : '')
    .update(`${method} ${url}\n`)
    .update(Buffer.isBuffer(body) ? body : (JSON.stringify(body) ?? ''))
    .digest('base64url');
}

interface Keyed {
  key: string;
  requestHash: string;
  /** Encrypts the answer that is kept, where it is secret. */
  seal?: Seal | undefined;
}

/** Whether a write with this key was done; whether it was the same write, `once` checks. */
export async function wasDone(db: Executor, { caller }: Context, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('company_id', '=', caller.companyId)
    .where('user_id', '=', caller.userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** A key that was used for something else. */
export const mismatch = () => refuse('saved_before');

/** A key whose sale a colleague made: the same basket was open at another till. */
export const savedByAnother = () => refuse('saved_by_colleague');

/**
 * Does the work once for a key. The key's row is written first: a second request with it waits at
 * that row until the first has ended, then finds the answer, or, where the first failed, does the
 * work itself. The answer is JSON text.
 */
export async function once(
  tx: Tx,
  { caller, now }: Context,
  { key, requestHash, seal }: Keyed,
  work: () => Promise<string>,
): Promise<string> {
  const owner = { company_id: caller.companyId, user_id: caller.userId, key };
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({
      ...owner,
      request_hash: requestHash,
      status: null,
      answer: null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!claimed.numInsertedOrUpdatedRows) {
    const earlier = await tx
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'answer'])
      .where((row) => row.and(owner))
      .executeTakeFirst();
    if (earlier?.request_hash !== requestHash || earlier.answer === null) {
      throw mismatch();
    }
    return seal ? seal.open(earlier.answer) : earlier.answer;
  }
  const answer = await work();
  await tx
    .updateTable('idempotency_keys')
    .set({ status: 200, answer: seal ? seal.close(answer) : answer })
    .where((row) => row.and(owner))
    .execute();
  return answer;
}
