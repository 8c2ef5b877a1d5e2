import crypto from 'node:crypto';

import { alarmClock } from './alarm-clock';
import { claimWork, type Work } from './lease.repository';
import { type Needs, workOn } from './work-on';

/** How often a server looks for imports that another one left, in milliseconds. */
const LOOK = 2_000;
/** Imports that a server works on at once; each is of another company. */
const AT_ONCE = 2;
/**
 * Units of one transaction. The embedded engine serves nobody else meanwhile, and a sale may have
 * to wait for several batches.
 */
const SHARED = { least: 500, most: 500 };
const ALONE = { least: 100, most: 500 };

interface RunnerOptions extends Omit<Needs, 'isStopped' | 'batchSizes'> {
  /** Whether no other server has this database. */
  alone: boolean;
}

/** Books imports and takes them back, in the background of a server. */
export interface Runner {
  start: () => void;
  /** Tells the runner that there is something to do. */
  wake: () => void;
  /** Stops after the batch at hand; another server, or the next start, goes on. */
  stop: () => Promise<void>;
}

export function importRunner({ alone, ...given }: RunnerOptions): Runner {
  const needs = { ...given, batchSizes: alone ? ALONE : SHARED };
  const { db, log } = needs;
  const server = crypto.randomUUID();
  const clock = alarmClock();
  const working = new Map<Promise<void>, Work>();
  let stopped = false;
  let looking: Promise<void> | undefined;
  const isStopped = () => stopped;

  async function takeOn(): Promise<void> {
    while (!stopped && working.size < AT_ONCE) {
      const work = await claimWork(db, { server, alone, busy: [...working.values()] });
      if (!work) return;
      const done = workOn({ ...needs, isStopped }, work).finally(() => {
        working.delete(done);
        clock.wake();
      });
      working.set(done, work);
    }
  }

  async function look(): Promise<void> {
    while (!stopped) {
      // A database that is away for a moment is asked again the next time.
      await takeOn().catch((error: unknown) => log.warn({ err: error }, 'no look at imports'));
      await clock.sleep(LOOK);
    }
  }

  return {
    start: () => {
      looking ??= look();
    },
    wake: clock.wake,
    stop: async () => {
      stopped = true;
      clock.wake();
      await looking;
      await Promise.all(working.keys());
    },
  };
}
