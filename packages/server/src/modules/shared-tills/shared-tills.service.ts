import type { NewSharedTill, PinSignIn, SharedTillHere } from '@backoffice/contracts';
import type { FastifyBaseLogger } from 'fastify';

import { recordEvent } from '../../audit/record-event';
import type { Context } from '../../caller';
import type { Executor, Tx } from '../../db/database';
import { transact } from '../../db/transact';
import { refuse } from '../../errors';
import type { Dependencies } from '../../http/context';
import { acceptPin } from '../authentication/pin/pin.repository';
import { tryPin } from '../authentication/pin/try-pin';
import { insertSession } from '../authentication/session.repository';
import { hashToken, newToken } from '../authentication/sessions';
import { requireLocation } from '../reference/reference.service';
import { refuseOtherTill } from '../till/meant-till';
import {
  deleteSessionsAt,
  findSharedTill,
  insertSharedTill,
  readCompanyOf,
  readPeopleAt,
  readSharedTills,
  revokeSharedTill,
  useSharedTill,
} from './shared-tills.repository';

/** More counters than any shop has. */
const MOST_TILLS = 100;

/** Makes a browser a shared till; answers the secret that identifies it from then on. */
export async function registerTill(
  tx: Tx,
  context: Context,
  { name, location = null }: NewSharedTill,
): Promise<{ id: number; secret: string }> {
  const { companyId, userId } = context.caller;
  refuseOtherTill(context.caller, location);
  if (location !== null) await requireLocation(tx, companyId, location);
  if ((await readSharedTills(tx, companyId)).length >= MOST_TILLS) {
    throw refuse('too_many_shared_tills', { most: MOST_TILLS });
  }
  const secret = newToken();
  const secretHash = hashToken(secret);
  const { now } = context;
  const id = await insertSharedTill(tx, { companyId, userId, name, location, secretHash, now });
  await recordEvent(tx, context, { kind: 'shared_till.registered', subject: name });
  return { id, secret };
}

/** Ends a shared till and the sessions of all who signed in there by PIN. */
export async function revokeTill(tx: Tx, context: Context, id: number): Promise<void> {
  const { companyId } = context.caller;
  const revoked = await revokeSharedTill(tx, { companyId, id, now: context.now });
  if (!revoked) throw refuse('shared_till_not_found');
  const { name, location } = revoked;
  refuseOtherTill(context.caller, location);
  await deleteSessionsAt(tx, { companyId, id });
  await recordEvent(tx, context, { kind: 'shared_till.revoked', subject: name });
}

/** The shared till that this browser is; null where it is none, or was revoked. */
export async function tillHere(
  db: Executor,
  secretHash: string | undefined,
): Promise<SharedTillHere | null> {
  const till = secretHash && (await findSharedTill(db, secretHash));
  if (!till) return null;
  const [people, company] = await Promise.all([readPeopleAt(db, till), readCompanyOf(db, till)]);
  const { id, name, keepsSelling } = till;
  return { id, name, keeps_selling: keepsSelling, ...company, people };
}

const notHere = () => refuse('no_shared_till');

interface At {
  secretHash: string | undefined;
  log: FastifyBaseLogger;
}

/**
 * Signs in by PIN; answers the token. Throws 401 for a wrong one (`data.tries_left`), for somebody
 * who doesn't work here and for a device that is no shared till; 403 `pin_locked` after five.
 */
export async function signInByPin(
  { db, now: clock, room, secrets }: Dependencies,
  { user: userId, pin }: PinSignIn,
  { secretHash, log }: At,
): Promise<string> {
  room.refuseWithoutRoom();
  const now = clock();
  const till = secretHash && (await findSharedTill(db, secretHash));
  if (!till) throw notHere();
  const isHere = async (executor: Executor) =>
    (await readPeopleAt(executor, till)).some(({ id }) => id === userId);
  const refused = (triesLeft: number) =>
    refuse('pin_wrong', {}, { data: { tries_left: triesLeft } });
  if (!(await isHere(db))) throw refused(0);
  const owner = { companyId: till.companyId, userId };
  const tried = await tryPin(db, { owner, pin, now, secrets, log });
  if (!tried.isRight) throw refused(tried.triesLeft);
  const token = newToken();
  const session = { ...owner, tokenHash: hashToken(token), device: till.name, now };
  await transact(db, async (tx) => {
    if (!(await useSharedTill(tx, till, now))) throw notHere();
    if (!(await acceptPin(tx, owner, tried.pinHash)) || !(await isHere(tx))) throw refused(0);
    await insertSession(tx, { ...session, sharedTillId: till.id });
  });
  return token;
}
