import type { Executor } from '../../db/database';
import { deleteSessionsOf } from './session.repository';
import { deleteDevicesOf } from './throttle/device.repository';

/** Ends every session of a person and forgets their devices. */
export async function signOutEverywhere(
  db: Executor,
  person: { companyId: number; userId: number },
): Promise<void> {
  await deleteSessionsOf(db, person);
  await deleteDevicesOf(db, person);
}
