import crypto from 'node:crypto';

import { MAX_REPRICED_UNITS, type ParsedPriceChange } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Caller } from '../../caller';
import { centsOf, eurosOf } from '../../cents';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { conditions } from '../products/product-filter';
import { isHopeless, resolved } from '../products/resolved-filter';
import { IS_IMPORTING } from '../units/importing';
import { refuseOtherShops } from '../units/own-shop';
import { refuseMissing, refuseOutOfStock, refuseRepeated } from '../units/stock-claims';
import { IN_STOCK } from '../units/unit-select';
import { newPrice } from './new-price';
import { type PricedUnit, readPriced } from './prices.repository';

/** A unit with the price that it would get; euros, and the same in cents. */
export interface RepricedUnit extends PricedUnit {
  new: string;
  cents: { old: number; new: number };
}

/** Cents: the highest price that somebody could type, and so also the highest that is computed. */
const HIGHEST = 9_999_999_999;

function refuseTooMany(units: unknown[]): void {
  if (units.length <= MAX_REPRICED_UNITS) return;
  throw refuse('too_many_repriced', { most: MAX_REPRICED_UNITS }, { at: 'filter' });
}

/**
 * The units in stock that a change is about, in the order of their ids, but for those that are
 * being imported.
 */
export async function findPriced(
  tx: Tx,
  { companyId }: Pick<Caller, 'companyId'>,
  { ids, filter }: ParsedPriceChange,
): Promise<PricedUnit[]> {
  const limit = MAX_REPRICED_UNITS + 1;
  if (ids) {
    const chosen = sql`u.company_id = ${companyId} and u.id = any(cast(${ids} as bigint[]))`;
    return readPriced(tx, sql`${chosen} and ${IN_STOCK} and not ${IS_IMPORTING}`, limit);
  }
  const asked = await resolved(tx, companyId, filter ?? {});
  if (isHopeless(asked)) return [];
  const found = sql`${conditions(companyId, asked)} and not ${IS_IMPORTING}`;
  const units = await readPriced(tx, found, limit);
  refuseTooMany(units);
  return units;
}

/**
 * Throws if a change is about units that aren't in stock, or names one twice or one that isn't
 * there.
 */
export async function refuseUnpriceable(
  tx: Tx,
  { companyId }: Pick<Caller, 'companyId'>,
  { ids, filter }: ParsedPriceChange,
): Promise<void> {
  if (filter?.out || filter?.under_way) {
    throw refuse('out_keeps_price', {}, { at: 'filter' });
  }
  if (!ids) return;
  refuseRepeated(ids);
  const chosen = sql`u.company_id = ${companyId} and u.id = any(cast(${ids} as bigint[]))`;
  const units = await readPriced(tx, chosen, ids.length);
  refuseMissing(ids, units);
  await refuseOutOfStock(tx, companyId, units);
}

function refuseNoPrice({ code, price, cents }: RepricedUnit, change: ParsedPriceChange): void {
  if (cents.new > 0 && cents.new <= HIGHEST) return;
  const way = (['set', 'percent', 'amount'] as const).find((name) => change[name] !== undefined);
  const told = { code, price, new_price: eurosOf(cents.new) };
  throw refuse('no_price', told, { at: way ?? 'set' });
}

/** Units with their new prices; throws 422 where one would be no price, 403 for other shops. */
export function reprice(
  caller: Caller,
  units: PricedUnit[],
  change: ParsedPriceChange,
): RepricedUnit[] {
  refuseOtherShops(caller, units, 'priced_in_other_shop');
  return units.map((unit) => {
    const old = centsOf(unit.price);
    const cents = { old, new: newPrice(old, change) };
    const repriced = { ...unit, new: eurosOf(cents.new), cents };
    refuseNoPrice(repriced, change);
    return repriced;
  });
}

/** The hash of a preview. It differs as soon as a unit or a price does. */
export function hashOfPrices(units: RepricedUnit[]): string {
  const hash = crypto.createHash('sha256');
  for (const unit of units) hash.update(`${unit.id} ${unit.price} ${unit.new}\n`);
  return hash.digest('hex');
}

export const changesPrice = ({ cents }: RepricedUnit): boolean => cents.new !== cents.old;
