import type { Caller } from '../../caller';
import { refuse } from '../../errors';
import { unitsSaid } from './units-in-words';

interface Placed {
  id: number;
  code: string;
  location_id: number | null;
  shipment_id: number | null;
}

/**
 * Throws 403 where somebody who works for one shop would sell or change what stands in another.
 * Units under way stand in none, and `refuseOutOfStock` refuses them.
 */
export function refuseOtherShops(
  { isLimited, locationId }: Caller,
  units: Placed[],
  reason: 'in_other_shop' | 'priced_in_other_shop' = 'in_other_shop',
): void {
  if (!isLimited) return;
  const elsewhere = units.filter(
    ({ location_id: place, shipment_id: shipment }) =>
      shipment === null && place !== null && place !== locationId,
  );
  if (!elsewhere.length) return;
  throw refuse(reason, { units: unitsSaid(elsewhere) });
}

/** Throws 403 where a transfer neither starts nor ends in the one shop of whoever makes it. */
export function refuseForeignTransfer(
  { isLimited, locationId }: Caller,
  units: Placed[],
  to: number,
): void {
  if (!isLimited || to === locationId) return;
  const standing = units.filter(({ shipment_id: shipment }) => shipment === null);
  if (standing.every(({ location_id: place }) => place === locationId)) return;
  throw refuse('own_shop_transfers');
}

/** Throws 403 where somebody who works for one shop would send what stands in another. */
export function refuseForeignShipment({ isLimited, locationId }: Caller, units: Placed[]): void {
  if (!isLimited) return;
  const standing = units.filter(({ shipment_id: shipment }) => shipment === null);
  if (standing.every(({ location_id: place }) => place === locationId)) return;
  throw refuse('own_shop_sends');
}

/** Throws 403 where somebody who works for one shop would receive what goes to another. */
export function refuseForeignArrival(
  { isLimited, locationId }: Caller,
  { to_location_id: to }: { to_location_id: number },
): void {
  if (!isLimited || to === locationId) return;
  throw refuse('own_shop_receives');
}

/** Throws 403 where a shipment neither goes to nor comes from the one shop of whoever closes it. */
export function refuseForeignClosing(
  { isLimited, locationId }: Caller,
  { to_location_id: to }: { to_location_id: number },
  sent: { from_location_id: number | null }[],
): void {
  if (!isLimited || to === locationId) return;
  if (sent.every(({ from_location_id: from }) => from === locationId)) return;
  throw refuse('own_shop_closes_shipments');
}
