import { type CompanySettings, OFFLINE_HOURS, type SettleReason } from '@backoffice/contracts';

import { may } from '../../../authorize';
import type { Tx } from '../../../db/database';
import { isAbove } from '../../sales/cash-limit';
import { type Below, belowFloor } from '../../sales/price-floor';
import type { LockedUnit } from '../../units/stock-claims';
import type { AskedSale } from './asked-sale';
import { isCounterSpent, wasConfirmed } from './booked.repository';

const HOUR = 3_600_000;

export interface Judged {
  reasons: SettleReason[];
  /** Units that aren't this sale's to give. */
  owed: number[];
  /** Prices below the floor, which the seller may give. */
  overridden: Below[];
}

const isGone = ({ set_aside, out_id, shipment_id, importing }: LockedUnit) =>
  set_aside !== null || out_id !== null || shipment_id !== null || importing;

/** After a till was revoked, or its seller disabled, nobody should have sold there. */
const isRevoked = ({ till, seller, soldAt }: AskedSale) =>
  [till.revoked_at, seller.disabled_at].some((at) => at !== null && Date.parse(at) < +soldAt);

const isConfirmed = (tx: Tx, companyId: number, { till, seller, soldAt }: AskedSale) =>
  wasConfirmed(tx, companyId, {
    till: till.id,
    seller: seller.id,
    // A confirmation within an hour of another isn't kept.
    from: new Date(+soldAt - (OFFLINE_HOURS + 1) * HOUR),
    to: new Date(+soldAt + HOUR),
  });

/** Why somebody has to settle a sale; it is booked all the same. */
export async function judge(
  tx: Tx,
  companyId: number,
  sale: AskedSale,
  settings: CompanySettings,
): Promise<Judged> {
  const { till, seller, basket, units, slip } = sale;
  const sold = units.filter((unit) => unit.sale_id !== null);
  const gone = units.filter((unit) => unit.sale_id === null && isGone(unit));
  const below = belowFloor(basket.items, units, settings.price_floor);
  const mayOverride = may(seller, 'prices.override');
  const counted = { till: till.id, slip, soldAt: sale.soldAt.toISOString() };
  const found: Record<SettleReason, boolean> = {
    unit_sold: sold.length > 0,
    unit_gone: gone.length > 0,
    price_floor: below.length > 0 && !mayOverride,
    cash_limit: basket.cashAt.length > 0 && isAbove(settings.cash_limit, basket.items),
    revoked: isRevoked(sale),
    seller_unconfirmed: !(await isConfirmed(tx, companyId, sale)),
    slip_counter: await isCounterSpent(tx, companyId, counted),
  };
  return {
    reasons: (Object.keys(found) as SettleReason[]).filter((reason) => found[reason]),
    owed: [...sold, ...gone].map(({ id }) => id),
    overridden: mayOverride ? below : [],
  };
}
