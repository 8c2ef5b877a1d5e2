import type { CountVerdict } from '@backoffice/contracts';

import { type KeptMovement, replay, type UnitState } from './replay';

/** A count as remembered by somebody who wrote down every scan. */
export interface Remembered {
  location: number;
  startedAt: string;
  /** Unit → when it was scanned. */
  scans: Map<number, string>;
  isInScope: (unit: number) => boolean;
}

const OF_PLACE = new Set(
  'received transferred sold returned voided went_out found sent arrived came_back'.split(' '),
);

const isAfter = (moment: string) => (movement: KeptMovement) =>
  OF_PLACE.has(movement.kind) && Date.parse(movement.recorded_at) > Date.parse(moment);

const isHere = ({ place, location }: UnitState, here: number) =>
  place === 'stock' && location === here;

const ELSEWHERE = { stock: 'elsewhere', out: 'out', sold: 'sold', sent: 'under_way' } as const;

interface Unit {
  id: number;
  movements: KeptMovement[];
  now: UnitState;
}

function ofScanned({ id, movements, now }: Unit, { location, scans, isInScope }: Remembered) {
  if (isHere(now, location)) return isInScope(id) ? 'counted' : 'beyond';
  const hasMovedSince = movements.some(isAfter(scans.get(id) ?? ''));
  return hasMovedSince ? 'left' : ELSEWHERE[now.place];
}

function ofUnscanned({ movements, now }: Unit, { location, startedAt }: Remembered) {
  const since = movements.filter(isAfter(startedAt));
  const isHereNow = isHere(now, location);
  if (isHereNow) return since.length ? 'arrived' : 'missing';
  const [first] = since;
  return first && isHere(replay(movements, now, first.id), location) ? 'left' : null;
}

/** What a count must say of a unit, from its movements alone; null where it says nothing. */
export function verdictOf(unit: Unit, count: Remembered): CountVerdict | 'counted' | null {
  if (count.scans.has(unit.id)) return ofScanned(unit, count);
  return count.isInScope(unit.id) ? ofUnscanned(unit, count) : null;
}
