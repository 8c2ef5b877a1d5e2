import { setImmediate as letOthersGoOn, setTimeout as pause } from 'node:timers/promises';

import type { Said } from '@backoffice/contracts';
import { say } from '@backoffice/contracts/refusals';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';

import type { Executor, Tx } from '../../../../db/database';
import type { DiskRoom } from '../../../../db/embedded/disk-room';
import { transact, sqlState } from '../../../../db/transact';
import { AppError } from '../../../../errors';
import type { TellChange } from '../../../../http/context';
import { takeBackBatch, turnBack } from '../cancelling/cancel.service';
import { holdImport } from '../stored-import';
import { BatchSize, type BatchSizes } from './batch-size';
import { bookBatch } from './batch.service';
import { letGo, type Turn, type Work } from './lease.repository';

/** Whether the database's disk is full: then the import waits until there is room. */
const isFullDisk = (error: unknown): boolean => sqlState(error) === '53100';

/**
 * Errors that a later try may not meet: cut connections, a restart of the database, too many
 * connections, and waits that took too long.
 */
const PASSING = /^(08|53|57|40|55P03|26000|42P05|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;
const CUT = /connection terminated|timeout|client has encountered a connection error/i;

const isPassing = (error: unknown): boolean =>
  PASSING.test(sqlState(error)) ||
  (!(error instanceof AppError) && error instanceof Error && CUT.test(error.message));

const REASONS: Record<string, 'import_needs_deleted' | 'import_barcode_taken'> = {
  '23503': 'import_needs_deleted',
  '23505': 'import_barcode_taken',
};

/** Why an import failed, for people and not in the words of the database. */
const failureOf = (error: unknown): Said =>
  error instanceof AppError ? error.said : say(REASONS[sqlState(error)] ?? 'import_not_booked', {});

/** Tries of a batch after errors that may pass, and after any other. */
const TRIES = { passing: 20, other: 3 };
/** Milliseconds between two tries. */
const PAUSE = 500;

export interface Needs {
  db: Executor;
  now: () => Date;
  batchSizes: BatchSizes;
  room: DiskRoom;
  /** Told when an import is over: what it brought is for sale, or out again. */
  tell: TellChange;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  isStopped: () => boolean;
}

async function giveUp({ db, now }: Needs, { companyId, id }: Work, error: unknown): Promise<void> {
  await transact(db, async (tx) => {
    const found = await holdImport(tx, companyId, id);
    if (found.state !== 'applying') return;
    const failure = failureOf(error);
    await turnBack(tx, companyId, found, { userId: found.user_id, now: now(), failure });
  });
}

/** Whether to give up after this attempt; a full disk is waited for. */
const isHopeless = (error: unknown, attempt: number) =>
  !isFullDisk(error) && attempt >= (isPassing(error) ? TRIES.passing : TRIES.other);

/**
 * Does one batch and tries again while there is hope; `lost` where the import has to be claimed
 * anew.
 */
async function turn(needs: Needs, work: Work, size: BatchSize): Promise<Turn> {
  const { db, now, room, log, isStopped } = needs;
  const batch = work.state === 'applying' ? bookBatch : takeBackBatch;
  for (let attempt = 1; !isStopped(); attempt += 1) {
    try {
      const asked = performance.now();
      const doBatch = (tx: Tx) => {
        const waited = performance.now() - asked;
        const done = batch(tx, work, { now: now(), size: size.current });
        size.waited(waited);
        return done;
      };
      if (room.hasRoom()) return await transact(db, doBatch);
      attempt = 0;
    } catch (error) {
      log.warn({ err: error, import: work.id, attempt }, 'a batch of an import failed');
      if (isHopeless(error, attempt)) {
        if (work.state === 'applying') await giveUp(needs, work, error);
        return 'lost';
      }
    }
    await pause(PAUSE);
  }
  return 'lost';
}

/** After 4 batches, 16, 64 and so on. */
const isCountedAfter = (batches: number) => batches > 1 && Number.isInteger(Math.log2(batches) / 2);

/**
 * Refreshes the planner's statistics. Without them the database takes a new company for empty and
 * reads all of it for each row; by itself it analyzes a large table only when a tenth of all
 * companies' rows has changed.
 */
async function countRows({ db, log }: Needs): Promise<void> {
  await sql`analyze units, movements, products, deliveries, product_codes`
    .execute(db)
    .catch((error: unknown) => log.warn({ err: error }, 'rows were not counted'));
}

/** Does an import that this server has taken on, batch by batch, until it is done or somebody else's. */
export async function workOn(needs: Needs, work: Work): Promise<void> {
  try {
    let outcome: Turn = 'more';
    const size = new BatchSize(needs.batchSizes);
    for (let batches = 1; outcome === 'more' && !needs.isStopped(); batches += 1) {
      outcome = await turn(needs, work, size);
      if (isCountedAfter(batches)) await countRows(needs);
      // The embedded database has one connection: whoever waits for it comes first.
      await letOthersGoOn();
    }
    if (outcome === 'done') needs.tell(work.companyId, { roots: ['stock'] });
    else await letGo(needs.db, work);
  } catch (error) {
    needs.log.error({ err: error, import: work.id }, 'an import stands still');
  }
}
