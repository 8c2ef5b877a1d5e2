import type { Executor } from '../../db/database';
import { deleteDevicesOf } from './device.repository';
import { deleteSessionsOf } from './session.repository';

/** Ends every session of a person and forgets their devices. */
export async function signOutEverywhere(
  db: Executor,
  person: { companyId: number; userId: number },
): Promise<void> {
  await deleteSessionsOf(db, person);
  await deleteDevicesOf(db, person);
}
