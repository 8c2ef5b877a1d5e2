import { recordEvent } from '../../audit/record-event';
import type { Told } from '../../audit/told';
import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { deleteFactor, forgetRemembered } from '../authentication/factor/factor.repository';
import { deleteRecoveryCodes } from '../authentication/factor/recovery-code.repository';
import { noFactor } from '../authentication/factor/requirements';
import { fullName } from '../authentication/full-name';
import { deleteSessionsOf } from '../authentication/session.repository';
import { lockPerson, type StoredPerson } from './people.repository';
import { nobody } from './people.service';

/** Takes away the second factor of somebody whose row is locked, and ends their sessions. */
export async function takeFactor(
  tx: Tx,
  person: StoredPerson,
  record: (told: Told) => Promise<void>,
): Promise<void> {
  if (!(await deleteFactor(tx, person))) throw noFactor();
  await deleteRecoveryCodes(tx, person);
  await forgetRemembered(tx, person);
  await deleteSessionsOf(tx, person);
  await record({ kind: 'factor.reset', subject: fullName(person) });
}

/**
 * Takes away the second factor of somebody who lost it. One's own is refused here, as turning it
 * off takes the password.
 */
export async function resetFactor(tx: Tx, context: Context, userId: number): Promise<void> {
  const { companyId, userId: own } = context.caller;
  const person = await lockPerson(tx, { companyId, userId });
  if (!person) throw nobody();
  if (userId === own) throw refuse('own_factor');
  await takeFactor(tx, person, (told) => recordEvent(tx, context, told));
}
