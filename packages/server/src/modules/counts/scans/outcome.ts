import type { FoundUnit, Outcome } from './scans.repository';

/** When a scan was made, and for which shop. */
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

/** What a scan found. A unit that moved after its scan counts all the same: it was there. */
export function outcomeOf(unit: FoundUnit | undefined, { at, location }: Scan): Outcome {
  if (!unit) return 'unknown';
  const gone = whereGone(unit);
  const isElsewhere = gone !== undefined || unit.location_id !== location;
  const isSince = unit.placed_at !== null && unit.placed_at > at;
  if (isElsewhere && !isSince) return gone ?? 'elsewhere';
  return unit.in_scope ? 'counted' : 'beyond';
}
