import { forbidden } from '../../authorize';
import type { Caller } from '../../caller';
import { unitsInWords } from './units-in-words';

interface Placed {
  id: number;
  code: string;
  location_id: number | null;
  shipment_id: number | null;
}

/**
 * Throws 403 where somebody who works for one shop would sell or change what stands in another. What
 * is under way stands in none: `refuseOutOfStock` says so.
 */
export function refuseOtherShops(
  { isLimited, locationId }: Caller,
  units: Placed[],
  instead = 'Have it transferred first.',
): void {
  if (!isLimited) return;
  const elsewhere = units.filter(
    ({ location_id: place, shipment_id: shipment }) =>
      shipment === null && place !== null && place !== locationId,
  );
  if (!elsewhere.length) return;
  throw forbidden(`In another shop: ${unitsInWords(elsewhere)}. ${instead}`);
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
  throw forbidden('You work in one shop: a transfer starts or ends there.');
}

/** Throws 403 where somebody who works for one shop would send what stands in another. */
export function refuseForeignShipment({ isLimited, locationId }: Caller, units: Placed[]): void {
  if (!isLimited) return;
  const standing = units.filter(({ shipment_id: shipment }) => shipment === null);
  if (standing.every(({ location_id: place }) => place === locationId)) return;
  throw forbidden('You work in one shop: what you send stands there.');
}

/** Throws 403 where somebody who works for one shop would receive what goes to another. */
export function refuseForeignArrival(
  { isLimited, locationId }: Caller,
  { to_location_id: to }: { to_location_id: number },
): void {
  if (!isLimited || to === locationId) return;
  throw forbidden('You work in one shop: what you receive was sent there.');
}

/** Throws 403 where a shipment neither goes to nor comes from the one shop of whoever closes it. */
export function refuseForeignClosing(
  { isLimited, locationId }: Caller,
  { to_location_id: to }: { to_location_id: number },
  sent: { from_location_id: number | null }[],
): void {
  if (!isLimited || to === locationId) return;
  if (sent.every(({ from_location_id: from }) => from === locationId)) return;
  throw forbidden(
    'You work in one shop: a shipment that you close goes there or comes from there.',
  );
}
