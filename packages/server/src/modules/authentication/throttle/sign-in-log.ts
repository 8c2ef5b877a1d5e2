import type { FastifyBaseLogger } from 'fastify';

import { AppError } from '../../../errors';
import { logSecurity } from '../../../http/log';

const AGAIN_AFTER = 60_000;
const MOST_KNOWN = 1_000;

interface Attempt {
  account: string;
  address: string;
  now: Date;
}

const lastTold = new Map<string, number>();

/**
 * Whether to log a blocked sign-in: once a minute for an account at an address, so that a flood of
 * tries doesn't flood the log.
 */
function isNews({ account, address, now }: Attempt): boolean {
  const key = `${account} ${address}`;
  const age = now.getTime() - (lastTold.get(key) ?? -Infinity);
  if (age >= 0 && age < AGAIN_AFTER) return false;
  if (lastTold.size >= MOST_KNOWN) lastTold.clear();
  lastTold.set(key, now.getTime());
  return true;
}

/** Notes a sign-in that was refused, and why. */
export function logRefusedSignIn(log: FastifyBaseLogger, error: unknown, attempt: Attempt): void {
  const { account, address } = attempt;
  if (!(error instanceof AppError)) return;
  if (error.code === 'unauthorized') logSecurity(log, 'sign-in failed', { account, address });
  if (error.code === 'code_refused') logSecurity(log, 'code refused', { account, address });
  if (error.code === 'too_many_requests' && isNews(attempt)) {
    logSecurity(log, 'sign-in blocked', { account, address, seconds: error.retryAfter });
  }
}
