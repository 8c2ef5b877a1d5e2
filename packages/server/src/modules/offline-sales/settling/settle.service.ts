import type { offlineSaleCalls } from '@backoffice/contracts';
import { offlineSlipText } from '@backoffice/contracts';
import type * as z from 'zod/mini';

import { recordEvent } from '../../../audit/record-event';
import type { Changes } from '../../../audit/told';
import type { Context } from '../../../caller';
import type { Tx } from '../../../db/database';
import { refuse } from '../../../errors';
import { countFigures } from '../../figures/count-figures';
import { insertReversals } from '../../sold-sales/mending/reversing.repository';
import { type FoundSale, readSoldSale } from '../../sold-sales/sold-sale.repository';
import { holdOpenPeriod, holdPeriod } from '../../till/periods';
import { recordOperation } from '../../units/record-operation';
import { type AskedLines, claimLines } from './asked-lines';
import { payBack } from './pay-back';
import {
  holdOfflineSale,
  insertReplacements,
  noteSettled,
  type OpenSale,
} from './settle.repository';

type Input = z.output<typeof offlineSaleCalls.settle.body>;
type Made = z.output<typeof offlineSaleCalls.settle.answer>['data'];

/** A sale that is about to be settled; its row, its units and its till's period are held. */
interface Claimed extends FoundSale {
  offline: OpenSale;
  lines: AskedLines;
  /** Where money is paid back, its shop and the open period of it. */
  payer: { periodId: number; locationId: number | null };
}

async function readSale(tx: Tx, { caller, today }: Context, saleId: number): Promise<FoundSale> {
  const found = await readSoldSale(tx, { companyId: caller.companyId, saleId, today });
  if (!found) throw refuse('sale_not_found');
  const isOthers = caller.isLimited && found.locationId !== caller.locationId;
  if (isOthers) throw refuse('sold_in_other_shop');
  return found;
}

/** The open period comes before that of the sale, as whoever closes a till takes them. */
async function claim(tx: Tx, context: Context, saleId: number, asked: Input): Promise<Claimed> {
  const { caller, now } = context;
  const { companyId } = caller;
  const { periodId, locationId } = await readSale(tx, context, saleId);
  const offline = await holdOfflineSale(tx, companyId, saleId);
  if (!offline?.reasons.length || offline.settled_at !== null) throw refuse('not_to_settle');
  const lines = await claimLines(tx, context, saleId, asked.lines);
  if (lines.left && !asked.lines.length) throw refuse('settle_first');
  const shop = caller.locationId ?? locationId;
  const payer = { periodId: 0, locationId: shop };
  if (lines.refunded.length) {
    const till = { companyId, locationId: shop, at: now.toISOString() };
    payer.periodId = await holdOpenPeriod(tx, till);
  }
  if (periodId !== null) await holdPeriod(tx, companyId, periodId);
  return { ...(await readSale(tx, context, saleId)), offline, lines, payer };
}

/** Puts other units in the place of those that weren't there; no money moves. */
async function replace(
  tx: Tx,
  { caller: { companyId, userId }, now, today }: Context,
  { sale, locationId, lines: { replaced } }: Claimed,
  note: string,
): Promise<number[]> {
  if (!replaced.length) return [];
  const at = now.toISOString();
  const isOpen = sale.period === 'open';
  const operation = { kind: 'correction', at, note } as const;
  const operationId = await recordOperation(tx, { companyId, userId }, operation);
  const mending = { companyId, userId, operationId, at, locationId };
  const booked = replaced.map((one) => ({
    ...one,
    bookedOn: isOpen ? one.line.sold_on : today,
  }));
  const reversing = { ...mending, kind: 'correction', late: !isOpen, owed: true } as const;
  const reversed = booked.map(({ line, bookedOn }) => ({ ...line, reason: note, bookedOn }));
  const reversals = await insertReversals(tx, reversing, reversed);
  return [...reversals, ...(await insertReplacements(tx, mending, booked))];
}

function changesOf({ offline, lines }: Claimed, note: string, isSettled: boolean): Changes {
  const named = (line: { code: string; unit_id: number }) => `${line.code} (${line.unit_id})`;
  const told: Changes = {};
  for (const { line, unit } of lines.replaced) {
    told[named(line)] = { before: line.unit_id, after: unit.id };
  }
  for (const line of lines.refunded) told[named(line)] = { before: line.price, after: null };
  const broken = offline.reasons.filter((reason) => !reason.startsWith('unit_'));
  if (isSettled && broken.length) told.reasons = { before: broken.join(', '), after: null };
  if (note) told.note = { after: note };
  return told;
}

async function payBackAsked(tx: Tx, context: Context, claimed: Claimed, note: string) {
  const { lines, payer } = claimed;
  if (!lines.refunded.length) return { returns: [], reversals: [] };
  const { returnId, reversals } = await payBack(tx, context, lines.refunded, { ...payer, note });
  return { returns: [returnId], reversals };
}

/**
 * Settles a sale that a till made without a line: another unit or the money back for each line that
 * is named. Where nothing is left of it, it is done with, and what broke a rule is accepted. Throws
 * 409 `not_to_settle` where somebody did it before.
 */
export async function settleSale(
  tx: Tx,
  context: Context,
  saleId: number,
  input: Input,
): Promise<Made> {
  const { companyId, userId } = context.caller;
  const note = input.note ?? '';
  const claimed = await claim(tx, context, saleId, input);
  const { sale, offline } = claimed;
  const isSettled = claimed.lines.left === 0;
  const { returns, reversals } = await payBackAsked(tx, context, claimed, note);
  const replaced = await replace(tx, context, claimed, note);
  const at = context.now.toISOString();
  await noteSettled(tx, { companyId, saleId, userId, at, isSettled, note });
  await countFigures(tx, companyId, [...reversals, ...replaced]);
  const slip = offlineSlipText({ till: offline.till_number, counter: offline.slip });
  const subject = `Receipt ${sale.receipt_number}, ${slip}`;
  const changes = changesOf(claimed, note, isSettled);
  await recordEvent(tx, context, { kind: 'sale.settled', subject, changes });
  return { returns, is_settled: isSettled };
}
