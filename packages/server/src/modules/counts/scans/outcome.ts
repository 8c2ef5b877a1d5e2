import type { FoundUnit, Outcome } from './scans.repository';

/** A scan in the count of a shop, by whatever clock counts. */
interface Scan {
  /** ISO text in UTC. */
  at: string;
  /** The shop that is counted. */
  location: number;
}

const whereGone = ({ sale_id: sale, out_id: out, shipment_id: shipment }: FoundUnit) => {
  if (sale !== null) return 'sold';
  if (out !== null) return 'out';
  return shipment === null ? undefined : 'under_way';
};

/** What a scan found: what became of the unit after it says nothing against it. */
export function outcomeOf(unit: FoundUnit | undefined, { at, location }: Scan): Outcome {
  if (!unit) return 'unknown';
  const gone = whereGone(unit);
  const isElsewhere = gone !== undefined || unit.location_id !== location;
  const isSince = unit.placed_at !== null && unit.placed_at > at;
  if (isElsewhere && !isSince) return gone ?? 'elsewhere';
  return unit.in_scope ? 'counted' : 'beyond';
}
