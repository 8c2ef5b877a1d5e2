import { clockIn, type HeldBasket, type ParsedHold, type Resumed } from '@backoffice/contracts';

import { recordEvent } from '../../audit/record-event';
import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { readLines } from '../sold-sales/mending/reversing.repository';
import { lockUnits, refuseMissing, refuseRepeated } from '../units/stock-claims';
import { readUnits } from '../units/unit-by-barcode.repository';
import {
  deleteBasket,
  insertBasket,
  type KeptBasket,
  lockBasket,
  markResumed,
} from './held-baskets.repository';

/** Puts a basket aside: in the caller's shop, else where its first unit is. */
export async function hold(tx: Tx, context: Context, asked: ParsedHold): Promise<HeldBasket> {
  const { companyId, userId, locationId, sharedTill } = context.caller;
  const ids = asked.items.map(({ id }) => id);
  refuseRepeated(ids);
  const units = await lockUnits(tx, companyId, ids);
  refuseMissing(ids, units);
  await refuseUnknownLines(tx, companyId, asked.returns);
  return insertBasket(tx, {
    ...asked,
    ...{ companyId, userId },
    locationId: locationId ?? units[0]?.location_id ?? null,
    till: sharedTill?.name ?? null,
    at: context.now.toISOString(),
    day: context.today,
  });
}

/** Throws 404 for sold lines that the company hasn't, and 422 for one that is listed twice. */
async function refuseUnknownLines(
  tx: Tx,
  companyId: number,
  returns: ParsedHold['returns'],
): Promise<void> {
  const asked = returns.map(({ line }) => line);
  refuseRepeated(asked, 'returns');
  const found = await readLines(tx, companyId, asked);
  refuseMissing(asked, found);
}

/** Locks a basket that still waits. Throws 404, also for another shop's, and 409 `resumed`. */
async function claim(tx: Tx, { caller }: Context, id: number): Promise<KeptBasket> {
  const basket = await lockBasket(tx, caller.companyId, id);
  const isElsewhere = caller.isLimited && basket?.locationId !== caller.locationId;
  if (!basket || isElsewhere) throw refuse('basket_not_found');
  const { resumedBy: by, resumedAt: at } = basket;
  if (by === null || at === null) return basket;
  const when = clockIn(caller.timezone, new Date(at)).slice(0, 16).replace('T', ' ');
  throw refuse('basket_resumed', { by, when }, { data: { by, at } });
}

/** Goes on with a basket, with its units as they are now. */
export async function resume(tx: Tx, context: Context, id: number): Promise<Resumed> {
  const { companyId, userId } = context.caller;
  const { name, note, items, returns } = await claim(tx, context, id);
  await markResumed(tx, { companyId, id, userId, at: context.now.toISOString() });
  const ids = items.map((item) => item.id);
  const units = await readUnits(tx, companyId, ids);
  const here = items.flatMap(({ id: unitId, price, sale_type }) => {
    const unit = units.get(unitId);
    return unit ? [{ unit, price, sale_type }] : [];
  });
  const lines = await readLines(
    tx,
    companyId,
    returns.map(({ line }) => line),
  );
  const saleOf = new Map(lines.map((line) => [line.id, line.sale_id]));
  const back = returns.flatMap((one) => {
    const sale = saleOf.get(one.line);
    return sale === undefined ? [] : [{ ...one, sale }];
  });
  return { name, note, items: here, returns: back };
}

/** Gives a basket up; the audit is told what it was, without the customer's name. */
export async function drop(tx: Tx, context: Context, id: number): Promise<{ id: number }> {
  const { items, returns } = await claim(tx, context, id);
  await deleteBasket(tx, context.caller.companyId, id);
  const changes = { units: { before: items.length }, returns: { before: returns.length } };
  const subject = 'Held basket';
  await recordEvent(tx, context, { kind: 'basket.dropped', subject, changes });
  return { id };
}
