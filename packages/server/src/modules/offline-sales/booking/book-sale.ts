import {
  type CompanySettings,
  dayIn,
  type OfflineOutcome,
  type ParsedOfflineSale,
} from '@backoffice/contracts';

import { recordEvent } from '../../../audit/record-event';
import type { Context } from '../../../caller';
import { takeNumbers } from '../../../db/counters';
import type { Tx } from '../../../db/database';
import { readSettings } from '../../company/settings.repository';
import { tellOverridden } from '../../sales/price-floor';
import { recordSale } from '../../sales/record-sale';
import { findClosedSince, holdOpenPeriod } from '../../till/periods';
import { lockTill, noteSlip, type OfflineTill } from '../offline-tills.repository';
import { type AskedSale, claimAsked, counterOf } from './asked-sale';
import { insertOfflineSale, readBooked } from './booked.repository';
import { type Judged, judge } from './reasons';

/** What became of a sale, and the units that it took. */
export interface Outcome {
  told: OfflineOutcome;
  taken: number[];
}

interface Known {
  sale: ParsedOfflineSale;
  settings: CompanySettings;
  judged: Judged;
}

interface Sent {
  till: OfflineTill;
  sale: ParsedOfflineSale;
}

/**
 * What became of a key before; undefined where nothing did. A request that came through while there
 * was a line gets its slip, which the customer has.
 */
export async function findAgain(
  tx: Tx,
  { caller: { companyId, userId }, now }: Context,
  { till, sale }: Sent,
): Promise<Outcome | undefined> {
  const booked = await readBooked(tx, companyId, sale.key);
  if (!booked) return undefined;
  const slip = counterOf(till, sale.slip);
  const { is_linked, ...told } = booked;
  if (!is_linked && slip !== undefined) {
    const made = { companyId, sale: booked.sale, till: till.id, slip, sentBy: userId };
    await insertOfflineSale(tx, { ...made, at: now.toISOString(), reasons: [] });
    await noteSlip(tx, companyId, till.id, slip);
  }
  return { told: { key: sale.key, outcome: 'again', ...told }, taken: [] };
}

/**
 * Where the money of a sale goes: to the period of its day while that is open, else late to the one
 * that was open when it was sold, and then it counts today.
 */
async function holdPeriodOf(tx: Tx, { caller, today }: Context, sale: AskedSale) {
  const { till, seller, units, soldAt } = sale;
  const { companyId, timezone } = caller;
  const locationId = till.location ?? seller.location ?? units[0]?.location_id ?? null;
  const shop = { companyId, locationId, at: soldAt.toISOString() };
  const closed = await findClosedSince(tx, shop);
  if (closed) return { periodId: closed.id, locationId, late: true, day: today };
  const periodId = await holdOpenPeriod(tx, shop);
  return { periodId, locationId, late: false, day: dayIn(timezone, soldAt) };
}

/** Tells the audit of what somebody has to settle, and of what came after its till was closed. */
async function tell(
  tx: Tx,
  context: Context,
  { seller }: AskedSale,
  { reasons, late, subject }: { reasons: string[]; late: boolean; subject: string },
): Promise<void> {
  if (!late && !reasons.length) return;
  await recordEvent(tx, context, {
    kind: 'sale.offline',
    subject,
    changes: {
      seller: { after: seller.name },
      ...(reasons.length && { reasons: { after: reasons.join(', ') } }),
      ...(late && { late: { after: true } }),
    },
  });
}

async function record(
  tx: Tx,
  context: Context,
  asked: AskedSale,
  { sale: { key, slip: slipText }, settings, judged }: Known,
) {
  const { companyId, userId } = context.caller;
  const { till, seller, basket, slip, soldAt } = asked;
  const { day, ...period } = await holdPeriodOf(tx, context, asked);
  const { reasons, owed, overridden } = judged;
  const doing = { caller: { companyId, userId: seller.id }, now: context.now, today: day };
  if (overridden.length) await tellOverridden(tx, { ...doing, today: context.today }, overridden);
  const { receipt } = await takeNumbers(tx, companyId, { receipt: 1 });
  const [receiptNumber = 0] = receipt;
  const held = { receiptNumber, ...period, soldAt: soldAt.toISOString(), owed };
  const { sold } = await recordSale(tx, { ...doing, key }, { settings, basket }, held);
  const made = { companyId, sale: sold.id, till: till.id, slip, sentBy: userId, reasons };
  await insertOfflineSale(tx, { ...made, at: context.now.toISOString() });
  await noteSlip(tx, companyId, till.id, slip);
  const subject = `Receipt ${receiptNumber}, ${slipText}`;
  await tell(tx, context, asked, { reasons, late: period.late, subject });
  return sold;
}

/**
 * Books a sale that a till made without a line, once, whoever sends it. What broke a rule is booked,
 * too, with the reasons for which somebody settles it. Throws what no till sends.
 */
export async function bookSale(
  tx: Tx,
  context: Context,
  { till: { id }, sale }: Sent,
): Promise<Outcome> {
  const { companyId } = context.caller;
  const till = await lockTill(tx, companyId, id);
  const again = await findAgain(tx, context, { till, sale });
  if (again) return again;
  const asked = await claimAsked(tx, companyId, { till, sale, now: context.now });
  const settings = await readSettings(tx, companyId);
  const judged = await judge(tx, companyId, asked, settings);
  const made = await record(tx, context, asked, { sale, settings, judged });
  const { reasons, owed } = judged;
  return {
    told: {
      key: sale.key,
      outcome: reasons.length ? 'to_settle' : 'sold',
      ...{ sale: made.id, receipt_number: made.receipt_number, reasons },
    },
    taken: made.ids.filter((unit) => !owed.includes(unit)),
  };
}
