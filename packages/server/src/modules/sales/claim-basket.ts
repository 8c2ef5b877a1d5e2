import type { Bank, CompanySettings, ParsedSellItem } from '@backoffice/contracts';

import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { readSettings } from '../company/settings.repository';
import { type AtCounter, receiveAtCounter, seeComing } from '../shipments/receive-to-sell';
import { bankOf } from '../till/ways';
import { refuseOtherShops } from '../units/own-shop';
import {
  type LockedUnit,
  lockUnits,
  refuseMissing,
  refuseRepeated,
  refuseSetAside,
  refuseOutOfStock,
} from '../units/stock-claims';
import { refuseCashAbove } from './cash-limit';
import { refuseBelowFloor } from './price-floor';

/** What an exchange holds already when it claims what the customer takes. */
export interface HeldUnits {
  /** The locked units of both directions. */
  units: LockedUnit[];
  /** Those that come back with it: sold as yet, and in stock by the time they are sold again. */
  returning: ReadonlySet<number>;
  /** Where the basket stands in the request, as fields of refusals are named: `sells.`. */
  path: string;
}

export interface ClaimedBasket {
  basket: ParsedSellItem[];
  /** Of each line; null for cash. */
  banks: (Bank | null)[];
  /** By id. */
  units: LockedUnit[];
  settings: CompanySettings;
}

/** The units of a basket; those that are received with it already stand where they come. */
async function lockBasket(
  tx: Tx,
  { caller }: Context,
  basket: ParsedSellItem[],
  held?: HeldUnits,
): Promise<AtCounter> {
  const ids = basket.map(({ id }) => id);
  const asked = new Set(ids);
  const units = held
    ? held.units.filter(({ id }) => asked.has(id))
    : await lockUnits(tx, caller.companyId, ids);
  refuseMissing(ids, units);
  const receive = new Set(basket.filter((item) => item.receive).map(({ id }) => id));
  return seeComing(tx, caller, units, receive);
}

/**
 * Locks the units of a basket, unless an exchange holds them, and refuses what may not be sold so:
 * units that are sold or under way (409) or stand elsewhere, prices below the floor, cash above the
 * limit. What is under way and said to have come is received.
 */
export async function claimBasket(
  tx: Tx,
  context: Context,
  basket: ParsedSellItem[],
  held?: HeldUnits,
): Promise<ClaimedBasket> {
  const path = held?.path ?? '';
  refuseRepeated(basket.map(({ id }) => id));
  const banks = basket.map(({ paymentType, bank }, index) =>
    bankOf(paymentType, bank, `${path}${index}.bank`),
  );
  const { units, coming } = await lockBasket(tx, context, basket, held);
  const fromStock = units.filter(({ id }) => !held?.returning.has(id));
  refuseOtherShops(context.caller, fromStock);
  await refuseOutOfStock(tx, context.caller.companyId, fromStock);
  refuseSetAside(fromStock);
  const settings = await readSettings(tx, context.caller.companyId);
  refuseCashAbove(settings.cash_limit, basket, path);
  await refuseBelowFloor(tx, context, { basket, units, path, percent: settings.price_floor });
  // Nothing is written before: a retry that is refused here may find its own sale.
  await receiveAtCounter(tx, context, coming);
  return { basket, banks, units, settings };
}
