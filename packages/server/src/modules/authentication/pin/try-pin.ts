import { dayIn, PIN_TRIES } from '@backoffice/contracts';
import type { FastifyBaseLogger } from 'fastify';

import { recordEvent } from '../../../audit/record-event';
import type { Executor } from '../../../db/database';
import { refuse } from '../../../errors';
import { logSecurity } from '../../../http/log';
import type { Secrets } from '../../../secrets/key-file';
import { readCompany } from '../../company/company.repository';
import { fullName } from '../full-name';
import { isPassword } from '../passwords/passwords';
import { readUser } from '../user.repository';
import { claimPinTry, readPin } from './pin.repository';

interface Tried {
  owner: { companyId: number; userId: number };
  pin: string;
  now: Date;
  secrets: Secrets;
  log: FastifyBaseLogger;
}

const locked = () => refuse('pin_locked');

/** Tells the audit that a PIN is locked until its owner signs in by password. */
async function tellLocked(db: Executor, { owner, now }: Tried): Promise<void> {
  const { timezone } = await readCompany(db, owner.companyId);
  const doing = { caller: owner, now, today: dayIn(timezone, now) };
  await recordEvent(db, doing, {
    kind: 'pin.locked',
    subject: fullName(await readUser(db, owner)),
  });
}

/**
 * The result of a try. A right PIN is still to be accepted (`acceptPin`), as it may have been
 * changed meanwhile.
 */
export type TriedPin = { isRight: true; pinHash: string } | { isRight: false; triesLeft: number };

/**
 * Checks a PIN, after counting the try. Once there were too many wrong ones, throws `pin_locked`
 * even for the right PIN; before that, answers for a wrong one how many tries are left.
 */
export async function tryPin(db: Executor, tried: Tried): Promise<TriedPin> {
  const { owner, pin, secrets, log } = tried;
  const who = { user: owner.userId, company: owner.companyId };
  const claimed = await claimPinTry(db, owner);
  if (!claimed) {
    if (await readPin(db, owner)) {
      logSecurity(log, 'PIN blocked', who);
      throw locked();
    }
    return { isRight: false, triesLeft: 0 };
  }
  const { pinHash, failures } = claimed;
  if (await isPassword(pinHash, secrets.pepper(owner, pin))) return { isRight: true, pinHash };
  logSecurity(log, 'PIN failed', who);
  const triesLeft = Math.max(0, PIN_TRIES - failures);
  if (triesLeft === 0) await tellLocked(db, tried);
  return { isRight: false, triesLeft };
}
