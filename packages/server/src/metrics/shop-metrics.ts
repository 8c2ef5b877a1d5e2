import { Counter, type Registry } from 'prom-client';

import type { Meters } from '../http/context';
import { knownReleases } from '../releases/known';
import type { CurrentReleases, Releases } from '../releases/registry';

/** Only known names become labels: anybody may report errors, and made-up names count together. */
function labelsOf(current: CurrentReleases, { area, release }: { area: string; release: string }) {
  const known = knownReleases(current, area);
  if (known.length === 0) return { area: 'unknown', release: 'unknown' };
  return { area, release: known.includes(release) ? release : 'another' };
}

/** Sales, and errors in browsers by area and release. */
export function addShopMetrics(register: Registry, releases: Releases): Meters {
  const sales = new Counter({
    name: 'sales_total',
    help: 'Sales that were booked by this process',
    registers: [register],
  });
  const units = new Counter({
    name: 'sold_units_total',
    help: 'Units that were sold by this process',
    registers: [register],
  });
  const errors = new Counter({
    name: 'client_errors_total',
    help: 'Errors that browsers told of; "another" release is one that is not served any more',
    labelNames: ['area', 'release'] as const,
    registers: [register],
  });
  return {
    sold: (count) => {
      sales.inc();
      units.inc(count);
    },
    brokeInBrowser: async (told) => errors.inc(labelsOf(await releases(), told)),
  };
}
