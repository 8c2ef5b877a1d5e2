import { type OfflineSlip, type ParsedOfflineSale, readOfflineSlip } from '@backoffice/contracts';

import type { Tx } from '../../../db/database';
import { refuse } from '../../../errors';
import { type Basket, basketOf } from '../../sales/basket';
import { type LockedUnit, lockUnits, refuseRepeated } from '../../units/stock-claims';
import type { OfflineTill } from '../offline-tills.repository';
import { type OfflineSeller, requireSeller } from './seller.repository';

/** A sale as it was made, with what is known of it by now. */
export interface AskedSale {
  till: OfflineTill;
  seller: OfflineSeller;
  basket: Basket;
  /** Locked, in the order of their ids. */
  units: LockedUnit[];
  /** The counter of its slip. */
  slip: number;
  soldAt: Date;
}

/** The counter of a slip of this till; undefined for the slip of another one. */
export function counterOf({ number }: OfflineTill, text: string): number | undefined {
  const slip: OfflineSlip | null = readOfflineSlip(text);
  return slip && slip.till === number ? slip.counter : undefined;
}

/** No till sells before it is one, nor after now; its clock may be wrong. */
function momentOf(till: OfflineTill, soldAt: string, now: Date): Date {
  const least = Math.min(Date.parse(till.registered_at), now.getTime());
  return new Date(Math.min(Math.max(Date.parse(soldAt), least), now.getTime()));
}

/**
 * Reads a sale and locks its units. Throws what no till sends: another till's slip, people and units
 * of nobody, a unit twice, or ways of payment that don't add up.
 */
export async function claimAsked(
  tx: Tx,
  companyId: number,
  { till, sale, now }: { till: OfflineTill; sale: ParsedOfflineSale; now: Date },
): Promise<AskedSale> {
  const { items, tenders, received } = sale;
  const slip = counterOf(till, sale.slip);
  if (slip === undefined) throw refuse('slip_of_other_till', { slip: sale.slip });
  const basket = basketOf({ items, tenders, received });
  const ids = items.map(({ id }) => id);
  refuseRepeated(ids);
  const seller = await requireSeller(tx, companyId, sale.seller);
  const units = await lockUnits(tx, companyId, ids);
  const found = new Set(units.map(({ id }) => id));
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) throw refuse('unit_of_nobody', { id: String(missing) });
  return { till, seller, basket, units, slip, soldAt: momentOf(till, sale.sold_at, now) };
}
