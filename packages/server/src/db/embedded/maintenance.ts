import { type Kysely, sql } from 'kysely';

import type { Schema } from '../schema';
import type { Activity } from './pglite-dialect';

const BEAT = 30_000;
const CHECKPOINT_EVERY = 180_000;
const IDLE = 60_000;
const WORTH_A_VACUUM = 1_000;

/**
 * Does what the background processes of a PostgreSQL server do: the embedded one has none, so its
 * log would grow and its statistics age.
 */
export function startMaintenance(db: Kysely<Schema>, activity: Activity, hasRoom: () => boolean) {
  let sinceCheckpoint = performance.now();
  let checkpointed = 0;
  let vacuumed = 0;
  let running: Promise<unknown> = Promise.resolve();

  async function beat(): Promise<void> {
    if (!hasRoom()) return;
    const now = performance.now();
    if (activity.writes > checkpointed && now - sinceCheckpoint >= CHECKPOINT_EVERY) {
      checkpointed = activity.writes;
      sinceCheckpoint = now;
      await sql`checkpoint`.execute(db);
    }
    const idle = now - activity.lastAt >= IDLE;
    if (idle && activity.writes - vacuumed >= WORTH_A_VACUUM) {
      vacuumed = activity.writes;
      await sql`vacuum analyze`.execute(db);
    }
  }

  // A beat that fails is not lost: the next one finds the same work.
  const timer = setInterval(() => {
    running = running.then(beat).catch(() => undefined);
  }, BEAT);
  timer.unref();

  return {
    stop: async () => {
      clearInterval(timer);
      await running;
      if (hasRoom()) await sql`checkpoint`.execute(db);
    },
  };
}
