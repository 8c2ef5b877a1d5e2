import type { CountedScan, ParsedCountScans } from '@backoffice/contracts';

import type { Context } from '../../../caller';
import type { Tx } from '../../../db/database';
import { refuse } from '../../../errors';
import { claimCount, type ClaimedCount, refuseEnded } from '../claim-count';
import { readScans } from './answers.repository';
import { noteDevice } from './devices.repository';
import { outcomeOf } from './outcome';
import { insertScans, type NewScan, readFoundUnits, readKeys } from './scans.repository';

type Scan = ParsedCountScans['scans'][number];

/** Scanners and keyboards put spaces into codes. */
const bare = (code: string) => code.replace(/\s+/g, '');

/** The scans that nobody has sent before. Throws 422 where a key was used for another code. */
function freshOf(scans: Scan[], taken: Map<string, string>): Scan[] {
  const codes = new Map(taken);
  const fresh = scans.filter(({ key, code }) => {
    const before = codes.get(key);
    codes.set(key, before ?? code);
    return before === undefined;
  });
  const reused = scans.filter(({ key, code }) => bare(codes.get(key) ?? '') !== bare(code));
  if (!reused.length) return fresh;
  throw refuse('scan_key_taken', { keys: reused.map(({ key }) => key) }, { at: 'scans' });
}

/**
 * The scan's time, but never before the count nor in the future, whatever a device's clock says.
 */
function clamped(scannedAt: string, { started_at: start }: ClaimedCount, now: Date): string {
  const at = Math.min(Math.max(Date.parse(scannedAt), Date.parse(start)), now.getTime());
  return new Date(at).toISOString();
}

async function recognised(
  tx: Tx,
  { caller: { companyId }, now }: Context,
  count: ClaimedCount,
  scans: Scan[],
): Promise<NewScan[]> {
  const barcodes = scans.map(({ code }) => bare(code));
  const found = await readFoundUnits(tx, companyId, { barcodes, scope: count.scope });
  const byCode = new Map(found.map((unit) => [unit.barcode, unit]));
  return scans.map(({ key, code, scanned_at: scannedAt }) => {
    const unit = byCode.get(bare(code));
    const at = clamped(scannedAt, count, now);
    const outcome = outcomeOf(unit, { at, location: count.location_id });
    return { key, code, at, unit: unit?.id ?? null, outcome, location: unit?.location_id ?? null };
  });
}

async function keep(
  tx: Tx,
  context: Context,
  { count, device, scans }: { count: ClaimedCount; device: string; scans: Scan[] },
): Promise<void> {
  const { caller, now } = context;
  const { companyId, userId } = caller;
  const scanning = { companyId, userId, count: count.id, device, now: now.toISOString() };
  const all = await recognised(tx, context, count, scans);
  const counted = new Set(await insertScans(tx, scanning, all, { repeats: false }));
  const rest = all.filter(({ key }) => !counted.has(key));
  if (rest.length) await insertScans(tx, scanning, rest, { repeats: true });
}

/**
 * Keeps scans of a device, each key once for ever and each unit counted once. Throws 409 `closed`
 * once the count has ended; what was kept before is answered all the same.
 */
export async function scanInCount(
  tx: Tx,
  context: Context,
  id: number,
  input: ParsedCountScans,
): Promise<CountedScan[]> {
  const { caller } = context;
  const { companyId } = caller;
  const { device, scans } = input;
  const count = await claimCount(tx, caller, { id, how: 'scanning' });
  const keys = scans.map(({ key }) => key);
  const fresh = freshOf(scans, await readKeys(tx, companyId, { count: id, keys }));
  if (fresh.length || !scans.length) refuseEnded(count, caller);
  if (fresh.length) await keep(tx, context, { count, device, scans: fresh });
  if (count.state === 'open') await noteDevice(tx, context, id, input);
  const answers = await readScans(tx, companyId, { count: id, keys });
  const byKey = new Map(answers.map((answer) => [answer.key, answer]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
