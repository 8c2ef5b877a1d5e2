import {
  type ParsedReturn,
  type ReturnMade,
  type ReturnView,
  type Sold,
  slipCode,
} from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Context } from '../../caller';
import { eurosOf } from '../../cents';
import { takeNumbers } from '../../db/counters';
import type { Executor, Tx } from '../../db/database';
import { refuse } from '../../errors';
import { countFigures } from '../figures/count-figures';
import { partsOf, refuseOtherSum } from '../sales/parts';
import { recordSale } from '../sales/record-sale';
import {
  insertReversals,
  putBack,
  type Reversing,
} from '../sold-sales/mending/reversing.repository';
import { readSoldLines } from '../sold-sales/sold-line.repository';
import { holdOpenPeriod } from '../till/periods';
import { recordEntries } from '../till/record-entries';
import { bankOf } from '../till/ways';
import { recordOperation } from '../units/record-operation';
import { refuseBeyondRules } from './beyond-rules';
import { type ClaimedReturn, claimReturn } from './claim-return';
import { refuseUnclear } from './return-rules';
import { insertReturn, linkExchange, readMoney, readReturn } from './returns.repository';
import { type Deal, settle, type Settlement } from './settlement';

/** What is settled about a return before anything is written. */
interface Agreed {
  claimed: ClaimedReturn;
  settlement: Settlement;
  approvedBy: number | undefined;
  note: string;
}

/** What all rows that a return writes have in common. */
interface Booking extends Reversing {
  periodId: number;
  returnNumber: number;
  receiptNumber: number;
  day: string;
}

/** What customer and shop agreed on for the refund, or for the difference of an exchange. */
function agreedOn({ way, ways }: ParsedReturn): Deal['agreed'] {
  if (way && ways) throw refuse('paid_twice', {}, { at: 'ways' });
  if (way) {
    const place = bankOf(way.type, way.bank, 'way.bank') ?? 'cash';
    return (cents) => [{ way: place, amount: eurosOf(cents) }];
  }
  if (!ways) return undefined;
  return (cents) => {
    refuseOtherSum(ways, cents, 'ways');
    return ways;
  };
}

async function agree(tx: Tx, context: Context, input: ParsedReturn): Promise<Agreed> {
  refuseUnclear(input);
  const agreed = agreedOn(input);
  const claimed = await claimReturn(tx, context, input);
  const { lines: returns, exchange } = claimed;
  const settlement = settle({ returns, sells: input.sells, paid: exchange?.paid, agreed });
  const approvedBy = await refuseBeyondRules(tx, context, claimed, settlement);
  return { claimed, settlement, approvedBy, note: input.note ?? '' };
}

/** A return is booked in the caller's shop, else in the one that sold the goods. */
function shopOf({ caller }: Context, { lines, exchange }: ClaimedReturn): number | null {
  return caller.locationId ?? lines[0]?.location_id ?? exchange?.units[0]?.location_id ?? null;
}

/**
 * Holds the shop's period, takes the running numbers and begins the operation. Comes after the
 * locks of all units.
 */
async function book(tx: Tx, context: Context, { claimed }: Agreed): Promise<Booking> {
  const { companyId, userId } = context.caller;
  const at = context.now.toISOString();
  const locationId = shopOf(context, claimed);
  const periodId = await holdOpenPeriod(tx, { companyId, locationId, at });
  const numbers = claimed.exchange
    ? await takeNumbers(tx, companyId, { receipt: 1, return: 1 })
    : { receipt: [], ...(await takeNumbers(tx, companyId, { return: 1 })) };
  const operationId = await recordOperation(tx, context.caller, { kind: 'return', at });
  return {
    companyId,
    userId,
    at,
    locationId,
    periodId,
    operationId,
    day: context.today,
    returnNumber: numbers.return[0] ?? 0,
    receiptNumber: numbers.receipt[0] ?? 0,
  };
}

/** Takes the goods back; answers the return and the ids of its reversals. */
async function takeBack(
  tx: Tx,
  booking: Booking,
  { claimed: { lines }, settlement: { refunds }, approvedBy, note }: Agreed,
) {
  const prices = lines.map(({ price }) => price);
  const made = await insertReturn(tx, { ...booking, approvedBy, prices, note });
  const reversed = lines.map((line, index) => {
    const { payment_type, bank, parts } = refunds[index] ?? line;
    // A line that was paid in several ways names what it is paid back by, be it one.
    const named = line.parts && partsOf({ payment_type, bank, parts, price: line.price });
    return {
      id: line.id,
      reason: line.reason,
      payment_type,
      bank,
      parts: parts ?? named,
      bookedOn: booking.day,
    };
  });
  const reversing = { ...booking, kind: 'return', returnId: made.id } as const;
  const reversals = await insertReversals(tx, reversing, reversed);
  const units = lines.map(({ unit_id, price, set_aside }) => ({
    unit_id,
    price,
    setAside: set_aside,
  }));
  await putBack(tx, { ...booking, kind: 'returned' }, units);
  return { made, reversals };
}

async function sellInExchange(
  tx: Tx,
  context: Context,
  { claimed: { exchange }, settlement: { sold: paid } }: Agreed,
  booking: Booking & { returnId: number },
): Promise<{ sold: Sold | null; lines: number[] }> {
  if (!exchange) return { sold: null, lines: [] };
  const { companyId, returnId } = booking;
  const basket = { ...exchange, paid, received: null, salesperson: null };
  const { sold, lines } = await recordSale(tx, context, { ...exchange, basket }, booking);
  await linkExchange(tx, { companyId, returnId, saleId: sold.id });
  return { sold, lines };
}

/**
 * Takes goods back and sells others for them, whole or not at all; the money that moves is the
 * refund or, of an exchange, the difference. Throws 409 with who took a line back before, or sold
 * what the customer wants, and 403 `beyond_rules`.
 */
export async function makeReturn(
  tx: Tx,
  context: Context,
  input: ParsedReturn,
): Promise<ReturnMade> {
  const agreed = await agree(tx, context, input);
  const booking = await book(tx, context, agreed);
  const { made, reversals } = await takeBack(tx, booking, agreed);
  const { id, total } = made;
  const sale = { ...booking, returnId: id };
  const { sold, lines } = await sellInExchange(tx, context, agreed, sale);
  const { companyId, operationId, returnNumber } = booking;
  const entry = { ...booking, source: 'return', sourceId: id, late: false } as const;
  const money = await recordEntries(tx, entry, agreed.settlement.money);
  await countFigures(tx, companyId, [...reversals, ...lines]);
  return {
    return: {
      id,
      return_number: returnNumber,
      code: slipCode('return', returnNumber),
      total,
      operation: operationId,
    },
    sale: sold,
    money,
  };
}

/** A return with its lines and the money that moved. */
export async function viewReturn(
  db: Executor,
  { caller: { companyId } }: Context,
  returnId: number,
): Promise<ReturnView> {
  const found = await readReturn(db, companyId, returnId);
  if (!found) throw refuse('return_not_found');
  const which = sql`x.reversal_id in (select v.id from reversals v
    where v.company_id = ${companyId} and v.return_id = ${returnId})`;
  const lines = await readSoldLines(db, { companyId, which });
  return { return: found, lines, money: await readMoney(db, companyId, returnId) };
}
