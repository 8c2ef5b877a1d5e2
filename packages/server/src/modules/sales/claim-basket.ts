import type { CompanySettings, ParsedCheckoutItem } from '@backoffice/contracts';

import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { readSettings } from '../company/settings.repository';
import { type AtCounter, receiveAtCounter, seeComing } from '../shipments/receive-to-sell';
import { refuseOtherShops } from '../units/own-shop';
import {
  type LockedUnit,
  lockUnits,
  refuseMissing,
  refuseRepeated,
  refuseSetAside,
  refuseOutOfStock,
} from '../units/stock-claims';
import type { Asked } from './basket';
import { refuseCashAbove } from './cash-limit';
import { refuseBelowFloor } from './price-floor';

/** What an exchange has locked before it claims the basket. */
export interface HeldUnits {
  /** The locked units of both directions. */
  units: LockedUnit[];
  /** Units that come back with it: still sold now, and in stock by the time they are sold again. */
  returning: ReadonlySet<number>;
}

export interface ClaimedBasket {
  /** In the order of their ids. */
  units: LockedUnit[];
  settings: CompanySettings;
}

/** Locks the units of a basket; those that the sale also receives count as arrived. */
async function lockBasket(
  tx: Tx,
  { caller }: Context,
  items: ParsedCheckoutItem[],
  held?: HeldUnits,
): Promise<AtCounter> {
  const ids = items.map(({ id }) => id);
  const asked = new Set(ids);
  const units = held
    ? held.units.filter(({ id }) => asked.has(id))
    : await lockUnits(tx, caller.companyId, ids);
  refuseMissing(ids, units);
  const receive = new Set(items.filter((item) => item.receive).map(({ id }) => id));
  return seeComing(tx, caller, units, receive);
}

/**
 * Locks the units of a basket, unless an exchange holds them, and refuses what may not be sold so:
 * units that are sold or under way (409) or stand elsewhere, prices below the floor, cash above the
 * limit. Units under way that the request says have arrived are received.
 */
export async function claimBasket(
  tx: Tx,
  context: Context,
  { items, path, cashAt }: Asked,
  held?: HeldUnits,
): Promise<ClaimedBasket> {
  refuseRepeated(items.map(({ id }) => id));
  const { units, coming } = await lockBasket(tx, context, items, held);
  const fromStock = units.filter(({ id }) => !held?.returning.has(id));
  refuseOtherShops(context.caller, fromStock);
  await refuseOutOfStock(tx, context.caller.companyId, fromStock);
  refuseSetAside(fromStock);
  const settings = await readSettings(tx, context.caller.companyId);
  refuseCashAbove(settings.cash_limit, items, cashAt);
  await refuseBelowFloor(tx, context, { items, units, path, percent: settings.price_floor });
  // Comes after all refusals: `sellBasket` answers a refused retry with its own earlier sale.
  await receiveAtCounter(tx, context, coming);
  return { units, settings };
}
