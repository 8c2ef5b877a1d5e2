import type { KeptSale } from '@backoffice/api-client/outage-database';
import type { CheckoutInput, CheckoutItem, OfflineTerms } from '@backoffice/contracts';
import { say } from '@backoffice/contracts/refusals';
import { centsOf, moneyOfCents } from '@backoffice/i18n';

import { addSale, saleOf } from '../store/sales';
import { tillNow } from '../store/till-now';
import { ok, refused, type Stood } from './answers';
import type { KeptUnits } from './kept-units';

interface Asked {
  key: string;
  basket: CheckoutInput;
}

const sumOf = (amounts: readonly unknown[]) =>
  amounts.reduce<number>((sum, amount) => sum + centsOf(amount as string), 0);

/** What of a basket is paid in cash, in cents. */
function cashOf({ items, tenders }: CheckoutInput): number {
  const inCash = tenders
    ? tenders.filter(({ way }) => way === 'cash').map(({ amount }) => amount)
    : items.filter(({ paymentType }) => paymentType === 'cash').map(({ price }) => price);
  return sumOf(inCash);
}

/** Why a unit can't be sold without a line; undefined where it can. */
async function refusedUnit(item: CheckoutItem, units: KeptUnits): Promise<Stood | undefined> {
  const id = Number(item.id);
  const found = await units.byId(id);
  if (!found) return refused(say('unit_without_line', {}), { conflicts: [{ id }] });
  if (found.soldAt === null) return undefined;
  const conflict = { id, code: found.row.code, sold_at: found.soldAt };
  return refused(say('sold_without_line', {}), { conflicts: [conflict] });
}

/** The least in cents that a unit is sold for; nobody can allow less without a line. */
const leastOf = (price: string, percent: number) =>
  Math.ceil((centsOf(price) * (100 - percent)) / 100);

async function refusedPrice(
  items: readonly CheckoutItem[],
  { price_floor: percent }: OfflineTerms,
  units: KeptUnits,
): Promise<Stood | undefined> {
  if (percent === null) return undefined;
  for (const item of items) {
    const regular = (await units.byId(Number(item.id)))?.row.price;
    const least = regular === undefined ? 0 : leastOf(regular, percent);
    if (centsOf(item.price as string) < least) {
      return refused(say('floor_without_line', { least: moneyOfCents(least) }));
    }
  }
  return undefined;
}

/** Why a basket can't be sold without a line; undefined where it can. */
async function refusal(
  basket: CheckoutInput,
  terms: OfflineTerms,
  units: KeptUnits,
): Promise<Stood | undefined> {
  const { items } = basket;
  const { cash_limit: limit } = terms;
  const total = sumOf(items.map(({ price }) => price));
  if (limit !== null && cashOf(basket) > 0 && total > centsOf(limit)) {
    return refused(say('cash_above_limit', { limit }));
  }
  for (const item of items) {
    const unit = await refusedUnit(item, units);
    if (unit) return unit;
  }
  return refusedPrice(items, terms, units);
}

const changeOf = (basket: CheckoutInput): string => {
  const { received } = basket;
  return moneyOfCents(received ? Math.max(0, centsOf(received as string) - cashOf(basket)) : 0);
};

/** What is sold and how it is paid; a page that was opened anew may not know yet what was received. */
const meantBy = ({ items, tenders }: Pick<CheckoutInput, 'items' | 'tenders'>) =>
  JSON.stringify([items, tenders]);

/** The answer to a basket that is written down. */
function sold({ sale, total }: KeptSale, basket: CheckoutInput, till: string): Stood {
  const { items, slip, sold_at } = sale;
  const ids = items.map(({ id }) => Number(id));
  return ok({ total, ids, change: changeOf(basket), slip, sold_at, till });
}

/**
 * Sells a basket by what this till keeps: it is written down before anything is printed, and sent
 * once there is a line. The same basket again, as after a page that went in between, gets its slip
 * again. Refuses what nobody could allow now, and what the browser can't keep.
 */
export async function sellWithoutLine(
  { key, basket }: Asked,
  terms: OfflineTerms,
  units: KeptUnits,
): Promise<Stood> {
  const { items, tenders, received } = basket;
  try {
    const before = await saleOf(key);
    if (before && meantBy(before.sale) !== meantBy(basket)) return refused(say('saved_before', {}));
    if (before) return sold(before, basket, terms.till.name);
    const no = await refusal(basket, terms, units);
    if (no) return no;
    const kept = await addSale(terms, {
      key,
      sold_at: (await tillNow()).toISOString(),
      seller: terms.seller.id,
      items,
      ...(tenders && { tenders }),
      ...(received !== undefined && { received }),
      total: moneyOfCents(sumOf(items.map(({ price }) => price))),
    });
    return sold(kept, basket, terms.till.name);
  } catch {
    return refused(say('cannot_keep_sale', {}));
  }
}
