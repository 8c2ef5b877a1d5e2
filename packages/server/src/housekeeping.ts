import type { Config } from './config';
import type { Executor } from './db/database';
import { watchRoom } from './db/embedded/disk-room';
import { deleteCountsBefore } from './modules/area-counts/area-counts.repository';
import { deleteInvitationsBefore } from './modules/authentication/invitation.repository';
import { deleteSessionsBefore } from './modules/authentication/session.repository';
import { MARK_KEPT } from './modules/authentication/throttle/device-mark';
import { deleteDevicesBefore } from './modules/authentication/throttle/device.repository';
import { deleteBasketsBefore } from './modules/held-baskets/held-baskets.repository';
import { forgetImportsBefore } from './modules/imports/old-imports.repository';
import { deleteConfirmationsBefore } from './modules/offline-sales/terms.service';
import { deletePreviewsBefore } from './modules/prices/prices.repository';

const HOUR = 3_600_000;
/** How long a client may ask again with the same key. */
const KEYS_KEPT = 48 * HOUR;
const ATTEMPTS_KEPT = 24 * HOUR;
/** An old link is refused in the same words, whether its row is still there or not. */
const LINKS_KEPT = 30 * 24 * HOUR;
const APPROVALS_KEPT = 24 * HOUR;
const PREVIEWS_KEPT = 24 * HOUR;
const COUNTS_KEPT = 24 * HOUR;
/** How long a basket waits for its customer. */
const BASKETS_KEPT = 30 * 24 * HOUR;
/** How long a sale without a line may wait until nobody knows who was signed in at its till. */
const CONFIRMATIONS_KEPT = 30 * 24 * HOUR;
/** How long the rows of a file stay after it was booked, cancelled or abandoned. */
const ROWS_KEPT = 30 * 24 * HOUR;

/**
 * Deletes what nobody can use any more: ended sessions and links, old keys, previews and files,
 * failed logins.
 */
export async function tidyUp(
  db: Executor,
  { sessionIdle, sessionLife }: Pick<Config, 'sessionIdle' | 'sessionLife'>,
  now: Date,
): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await deleteSessionsBefore(db, before(sessionIdle), before(sessionLife));
  await deleteDevicesBefore(db, before(MARK_KEPT));
  await deleteInvitationsBefore(db, before(LINKS_KEPT));
  await deleteCountsBefore(db, before(COUNTS_KEPT));
  await deletePreviewsBefore(db, before(PREVIEWS_KEPT));
  await deleteBasketsBefore(db, before(BASKETS_KEPT));
  await deleteConfirmationsBefore(db, before(CONFIRMATIONS_KEPT));
  await forgetImportsBefore(db, { before: before(ROWS_KEPT), now });
  await db
    .deleteFrom('approvals')
    .where('expires_at', '<', before(APPROVALS_KEPT).toISOString())
    .execute();
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', before(KEYS_KEPT).toISOString())
    .execute();
  await db
    .deleteFrom('login_attempts')
    .where('last_at', '<', before(ATTEMPTS_KEPT).toISOString())
    .execute();
}

/** Tidies up every hour; a time that fails is made up for by the next. */
export function startHousekeeping(
  db: Executor,
  config: Config,
  now: () => Date,
): { stop: () => void } {
  const room = watchRoom(config);
  const timer = setInterval(() => {
    if (room.hasRoom()) void tidyUp(db, config, now()).catch(() => undefined);
  }, HOUR);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
