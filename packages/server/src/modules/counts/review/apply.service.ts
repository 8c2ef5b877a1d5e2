import {
  type CountAction,
  type CountApplyInput,
  type CountChanged,
  type JudgedVerdict,
  MAX_COUNT_LINES,
} from '@backoffice/contracts';

import { recordEvent } from '../../../audit/record-event';
import type { Context } from '../../../caller';
import type { Tx } from '../../../db/database';
import { refuse } from '../../../errors';
import { moveUnits } from '../../products/transfer.service';
import { putIn, takeOut } from '../../stock/stock.repository';
import { recordOperation } from '../../units/record-operation';
import { lockUnits } from '../../units/stock-claims';
import { type ClaimedCount, claimCount, refuseEnded } from '../claim-count';
import { readCount } from '../counts.repository';
import { actionsFor } from './decisions';
import { readLines, readVerdicts } from './review.repository';
import { type Report, reportOf } from './review.service';
import type { Judged } from './verdicts';

type Count = ClaimedCount & Judged;

function refuseTooMany(verdicts: Map<number, JudgedVerdict>): void {
  if (verdicts.size <= MAX_COUNT_LINES) return;
  throw refuse('too_many_differ', { most: MAX_COUNT_LINES });
}

/**
 * Throws 409 with the lines whose verdict isn't the one that was seen. The units are locked, so
 * nothing changes after this check.
 */
async function refuseChanged(
  tx: Tx,
  count: Count,
  verdicts: Map<number, JudgedVerdict>,
  seen: CountApplyInput['seen'],
): Promise<void> {
  const saw = new Map(seen.map(({ unit, verdict }) => [unit, verdict]));
  const changed = [...verdicts].filter(([unit, verdict]) => saw.get(unit) !== verdict);
  const gone = [...saw.keys()].filter((unit) => !verdicts.has(unit));
  if (!changed.length && !gone.length) return;
  const ids = changed.map(([unit]) => unit);
  const lines = ids.length ? await readLines(tx, count, ids) : [];
  const data: CountChanged = { lines, gone };
  throw refuse('count_changed', {}, { data });
}

/** Locks every unit that is to be judged or was seen so; answers the verdicts under these locks. */
async function hold(
  tx: Tx,
  count: Count,
  seen: CountApplyInput['seen'],
): Promise<Map<number, JudgedVerdict>> {
  const before = await readVerdicts(tx, count);
  refuseTooMany(before);
  const ids = new Set([...before.keys(), ...seen.map(({ unit }) => unit)]);
  await lockUnits(tx, count.companyId, [...ids]);
  const verdicts = await readVerdicts(tx, count);
  await refuseChanged(tx, count, verdicts, seen);
  return verdicts;
}

const unitsTo = (actions: Map<number, CountAction>, wanted: CountAction) =>
  [...actions].filter(([, action]) => action === wanted).map(([unit]) => unit);

/** Moves, finds and loses units in one operation; answers it and the units. */
async function putRight(
  tx: Tx,
  { caller, now }: Context,
  { location_id: location, note }: Count,
  actions: Map<number, CountAction>,
) {
  const { companyId, userId } = caller;
  const at = now.toISOString();
  const moved = unitsTo(actions, 'move');
  const found = unitsTo(actions, 'found');
  const lost = unitsTo(actions, 'lost');
  const operation = await recordOperation(tx, caller, { kind: 'count', at, note });
  const by = { companyId, userId, operation, at };
  if (moved.length) await moveUnits(tx, { ...by, ids: moved, location });
  if (found.length) await putIn(tx, { ...by, ids: found, location });
  if (lost.length) await takeOut(tx, { ...by, ids: lost, reason: 'lost' });
  return { operation, moved, found, lost };
}

const withDone = ({ lines, ...report }: Report, actions: Map<number, CountAction>): Report => ({
  ...report,
  lines: lines.map((line) => ({ ...line, done: actions.get(line.id) ?? null })),
});

type Applied = Awaited<ReturnType<typeof putRight>>;

async function end(
  tx: Tx,
  context: Context,
  count: Count,
  { applied, report }: { applied: Applied; report: Report },
): Promise<void> {
  const numbers = {
    lost: applied.lost.length,
    moved: applied.moved.length,
    found: applied.found.length,
  };
  await tx
    .updateTable('counts')
    .set({
      state: 'applied',
      ended_at: context.now.toISOString(),
      ended_by: context.caller.userId,
      operation_id: applied.operation,
      report: JSON.stringify(report),
      ...numbers,
    })
    .where('company_id', '=', count.companyId)
    .where('id', '=', count.id)
    .execute();
  const scanned = (await readCount(tx, count.companyId, count.id))?.scanned ?? 0;
  const told = { counted: scanned, ...numbers, unknown: report.unknown.length };
  const changes = Object.fromEntries(
    Object.entries(told).map(([name, after]) => [name, { after }]),
  );
  await recordEvent(tx, context, { kind: 'count.applied', subject: count.location, changes });
}

/**
 * Ends a count and puts the stock right, in one operation. Throws 409 `closed` if it has ended, 409
 * `count_changed` if the units to judge aren't those that were seen, and 422 if decisions don't
 * fit.
 */
export async function applyCount(
  tx: Tx,
  context: Context,
  id: number,
  { decisions, seen }: CountApplyInput,
): Promise<{ operation: number; ids: number[] }> {
  const { caller } = context;
  const claimed = await claimCount(tx, caller, { id, how: 'alone' });
  refuseEnded(claimed, caller);
  const count = { ...claimed, companyId: caller.companyId };
  const actions = actionsFor(await hold(tx, count, seen), decisions);
  const report = withDone(await reportOf(tx, count), actions);
  const applied = await putRight(tx, context, count, actions);
  await end(tx, context, count, { applied, report });
  const ids = [...applied.moved, ...applied.found, ...applied.lost];
  return { operation: applied.operation, ids };
}
