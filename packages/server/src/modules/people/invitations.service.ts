import { dayIn, type Invited } from '@backoffice/contracts';
import type { FastifyBaseLogger } from 'fastify';

import { recordEvent } from '../../audit/record-event';
import type { Executor } from '../../db/database';
import { nameKey } from '../../db/name-key';
import { transact } from '../../db/transact';
import { refuse } from '../../errors';
import type { Dependencies } from '../../http/context';
import { logSecurity } from '../../http/log';
import { fullName } from '../authentication/full-name';
import { endInvitation, readInvitation } from '../authentication/invitation.repository';
import { refuseWeakPassword } from '../authentication/passwords/password-rule';
import { hashPassword } from '../authentication/passwords/passwords';
import { hashToken } from '../authentication/sessions';
import { signOutEverywhere } from '../authentication/sign-out';
import { accountSubject, forgetFailures } from '../authentication/throttle/login-throttle';
import { readNames, updatePassword } from '../authentication/user.repository';
import { lockPerson } from './people.repository';

const worksNoMore = () => refuse('link_over');

/** The person whom an open link is for; throws 404 for any other link. */
export async function whomFor(db: Executor, secret: string, now: Date): Promise<Invited> {
  const found = await readInvitation(db, hashToken(secret), now);
  if (!found) throw worksNoMore();
  const { kind, username, email, company, until } = found;
  return { kind, username, email, company, until };
}

/**
 * Sets the password that the holder of a link chose; of two at the same moment one is refused. Ends
 * every session of the person, and forgets devices and failed sign-ins. Answers the e-mail to sign
 * in with.
 */
export async function acceptLink(
  { db, now: clock, room }: Dependencies,
  { secret, password }: { secret: string; password: string },
  log: FastifyBaseLogger,
): Promise<string> {
  room.refuseWithoutRoom();
  const secretHash = hashToken(secret);
  const found = await readInvitation(db, secretHash, clock());
  if (!found) throw worksNoMore();
  const { companyId, userId, timezone, kind } = found;
  refuseWeakPassword(password, await readNames(db, found), 'password');
  const passwordHash = await hashPassword(password);
  const email = await transact(db, async (tx) => {
    const now = clock();
    const person = await lockPerson(tx, found);
    if (!person || person.isDisabled) throw worksNoMore();
    if (!(await endInvitation(tx, secretHash, now))) throw worksNoMore();
    await updatePassword(tx, person, passwordHash);
    await signOutEverywhere(tx, person);
    await forgetFailures(tx, { subject: accountSubject(nameKey(person.email)) });
    await recordEvent(
      tx,
      { caller: { companyId, userId }, now, today: dayIn(timezone, now) },
      {
        kind: kind === 'invitation' ? 'person.joined' : 'person.password',
        subject: fullName(person),
      },
    );
    return person.email;
  });
  logSecurity(log, 'password changed', { user: userId, company: companyId });
  return email;
}
