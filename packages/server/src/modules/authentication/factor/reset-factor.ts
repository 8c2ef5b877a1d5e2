import type { Tx } from '../../../db/database';
import { forbidden } from '../../../http/authorize';
import type { Context } from '../../../http/context';
import { recordEvent } from '../../audit/record-event';
import type { Told } from '../../audit/told';
import { lockPerson, type StoredPerson } from '../../people/people.repository';
import { nobody } from '../../people/people.service';
import { fullName } from '../../people/person-change';
import { deleteSessionsOf } from '../session.repository';
import { deleteFactor, forgetRemembered } from './factor.repository';
import { deleteRecoveryCodes } from './recovery-code.repository';
import { noFactor } from './requirements';

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

/** For somebody who lost theirs; one's own goes with the password only. */
export async function resetFactor(tx: Tx, context: Context, userId: number): Promise<void> {
  const { companyId, userId: own } = context.caller;
  const person = await lockPerson(tx, { companyId, userId });
  if (!person) throw nobody();
  if (userId === own) throw forbidden('Turn your own second factor off in your profile.');
  await takeFactor(tx, person, (told) => recordEvent(tx, context, told));
}
