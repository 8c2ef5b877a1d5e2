import {
  type ClosingCount,
  type ClosingSnapshot,
  type ClosingView,
  dayIn,
  type ParsedClosing,
} from '@backoffice/contracts';

import { recordEvent } from '../../audit/record-event';
import type { Changes } from '../../audit/told';
import { may } from '../../authorize';
import type { Context } from '../../caller';
import { centsOf } from '../../cents';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { readCompany } from '../company/company.repository';
import { readSettings } from '../company/settings.repository';
import { centsIn, countsOf, differing } from '../till/counted-ways';
import { differenceSaid } from '../till/counted-ways';
import { type MeantTill, meantTill, nameOf } from '../till/meant-till';
import { beginPeriod, claimOpenPeriod } from '../till/periods';
import { readReport } from '../till/report/report.repository';
import { openingOf, readTillState, type TillState } from '../till/till.repository';
import { refuseChanged } from '../till/till.service';
import { viewClosing } from './closing-view';
import { endPeriod, insertClosing } from './closings.repository';

/** A till whose open period is locked exclusively, and what moved in it. */
interface Claimed {
  till: MeantTill;
  state: TillState;
  period: NonNullable<TillState['period']>;
  snapshot: ClosingSnapshot;
}

function refuseLeftAbove({ cash, left }: ParsedClosing): void {
  if (centsOf(left) <= centsIn(cash)) return;
  throw refuse('left_above_counted', {}, { at: 'left' });
}

const countedChanges = (counts: ClosingCount[]): Changes =>
  Object.fromEntries(counts.map(({ way, counted }) => [way, { after: counted }]));

/**
 * Throws 422 if a way differs too much to go without a reason. Whoever counts blind isn't told by
 * how much, and the audit gets their counts, so that nobody tries counts until one passes.
 */
async function refuseUnexplained(
  tx: Tx,
  { caller }: Context,
  till: MeantTill,
  { counts, reason }: { counts: ClosingCount[]; reason: string },
): Promise<void> {
  if (reason) return;
  const { max_difference: limit } = await readSettings(tx, till.companyId);
  const odd = differing(counts, limit);
  if (!odd.length) return;
  const isBlind = !may(caller, 'till.manage');
  const at = 'reason';
  if (!isBlind) {
    throw refuse('differences_unexplained', { differences: odd.map(differenceSaid) }, { at });
  }
  const changes = countedChanges(counts);
  const told = { kind: 'till.count_refused', subject: nameOf(till), changes } as const;
  throw refuse('difference_unexplained', {}, { at, told });
}

/** Locks the till's open period; throws 409 if something was booked since the counting began. */
async function claimTill(tx: Tx, context: Context, input: ParsedClosing): Promise<Claimed> {
  const till = await meantTill(tx, context, input.location);
  const { companyId } = till;
  await claimOpenPeriod(tx, till);
  const seen = await readTillState(tx, till);
  await refuseChanged(tx, context, till, { state: seen, version: input.version });
  if (!seen.period) await beginPeriod(tx, { ...till, at: context.now.toISOString() });
  const state = seen.period ? seen : await readTillState(tx, till);
  if (!state.period) throw new Error('A till that is held has no period');
  const { name, registration_number } = await readCompany(tx, companyId);
  const { sums, report } = await readReport(tx, companyId, state.period.id);
  const snapshot = {
    company: { name, registration_number },
    opening: openingOf(state),
    sums,
    report,
  };
  return { till, state, period: state.period, snapshot };
}

/**
 * The closing's time: never before its period's opening or last entry, even if a clock was set
 * back.
 */
const closedAt = ({ now }: Context, { period }: Claimed) =>
  [now.toISOString(), period.opened_at, period.last_entry_at ?? ''].sort().at(-1) as string;

async function close(
  tx: Tx,
  context: Context,
  claimed: Claimed,
  { counts, input }: { counts: ClosingCount[]; input: ParsedClosing },
) {
  const { till, state, period, snapshot } = claimed;
  const { companyId, locationId } = till;
  const { caller } = context;
  const at = closedAt(context, claimed);
  const number = (state.lastClosing?.number ?? 0) + 1;
  await endPeriod(tx, { companyId, periodId: period.id, closedAt: at });
  const id = await insertClosing(tx, {
    ...{ companyId, locationId, number, counts, snapshot },
    periodId: period.id,
    userId: caller.userId,
    openedAt: period.opened_at,
    closedAt: at,
    closedOn: dayIn(caller.timezone, new Date(at)),
    openingCash: snapshot.opening.cash,
    cash: input.cash,
    left: input.left,
    reason: input.reason ?? '',
  });
  await beginPeriod(tx, { companyId, locationId, at });
  return { id, number };
}

const told = (counts: ClosingCount[], { left, reason }: ParsedClosing): Changes => ({
  ...Object.fromEntries(
    counts
      .filter(({ expected, counted }) => centsOf(expected) !== 0 || centsOf(counted) !== 0)
      .map(({ way, expected, counted }) => [way, { before: expected, after: counted }]),
  ),
  left: { after: left },
  ...(reason && { reason: { after: reason } }),
});

/**
 * Closes a till: keeps what was counted beside what was expected, and begins the next period.
 * Throws 409 `changed` if something was booked since the version that was counted, and 422 without
 * a reason for what differs.
 */
export async function closeTill(
  tx: Tx,
  context: Context,
  input: ParsedClosing,
): Promise<ClosingView> {
  refuseLeftAbove(input);
  const claimed = await claimTill(tx, context, input);
  const { till, snapshot } = claimed;
  const { opening, sums } = snapshot;
  const counts = countsOf({ openingCash: opening.cash, sums }, input);
  await refuseUnexplained(tx, context, till, { counts, reason: input.reason ?? '' });
  const { id, number } = await close(tx, context, claimed, { counts, input });
  const subject = `Closing ${number}, ${nameOf(till)}`;
  await recordEvent(tx, context, { kind: 'till.closed', subject, changes: told(counts, input) });
  return viewClosing(tx, context, id);
}
