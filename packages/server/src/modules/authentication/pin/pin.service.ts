import { PIN_TRIES, type OwnPin } from '@backoffice/contracts';

import { recordEvent } from '../../../audit/record-event';
import type { Context } from '../../../caller';
import type { Executor, Tx } from '../../../db/database';
import { refuse } from '../../../errors';
import type { Secrets } from '../../../secrets/key-file';
import { requireStillPassword } from '../factor/own-password';
import { fullName } from '../full-name';
import { hashPassword } from '../passwords/passwords';
import { readUser } from '../user.repository';
import { deletePin, deletePinSessions, readPin, replacePin } from './pin.repository';

export async function ownPin(db: Executor, { caller }: Context): Promise<OwnPin> {
  const pin = await readPin(db, caller);
  return { set_at: pin?.set_at ?? null, locked: (pin?.failures ?? 0) >= PIN_TRIES };
}

/** The hash that is stored of a PIN: useless without the key file, and slow to guess with it. */
export const hashPin = ({ caller }: Context, pin: string, secrets: Secrets): Promise<string> =>
  hashPassword(secrets.pepper(caller, pin));

/** Sets one's own PIN, after the password was proven. */
export async function setPin(
  tx: Tx,
  context: Context,
  { passwordHash, pinHash }: { passwordHash: string; pinHash: string },
): Promise<void> {
  const { caller, now } = context;
  await requireStillPassword(tx, context, passwordHash);
  await replacePin(tx, caller, { pinHash, now });
  await deletePinSessions(tx, caller);
  await recordEvent(tx, context, {
    kind: 'pin.set',
    subject: fullName(await readUser(tx, caller)),
  });
}

export async function removePin(tx: Tx, context: Context): Promise<void> {
  const { caller } = context;
  if (!(await deletePin(tx, caller))) throw refuse('no_pin');
  await deletePinSessions(tx, caller);
  const subject = fullName(await readUser(tx, caller));
  await recordEvent(tx, context, { kind: 'pin.removed', subject });
}
