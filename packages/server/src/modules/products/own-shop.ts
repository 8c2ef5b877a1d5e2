import { forbidden } from '../../http/authorize';
import type { Caller } from '../../http/context';

interface Placed {
  id: number;
  code: string;
  location_id: number | null;
}

/** Throws 403 where somebody who works for one shop would sell or change what stands in another. */
export function refuseOtherShops(
  { isLimited, locationId }: Caller,
  units: Placed[],
  instead = 'Have it transferred first.',
): void {
  if (!isLimited) return;
  const elsewhere = units.filter(
    ({ location_id: place }) => place !== null && place !== locationId,
  );
  if (!elsewhere.length) return;
  const named = elsewhere.slice(0, 5).map(({ code, id }) => `${code} (${id})`);
  throw forbidden(`In another shop: ${named.join(', ')}. ${instead}`);
}

/** Throws 403 where a transfer neither starts nor ends in the one shop of whoever makes it. */
export function refuseForeignTransfer(
  { isLimited, locationId }: Caller,
  units: Placed[],
  to: number,
): void {
  if (!isLimited || to === locationId) return;
  if (units.every(({ location_id: place }) => place === locationId)) return;
  throw forbidden('You work in one shop: a transfer starts or ends there.');
}
