import type { Registry as AreaRegistry } from '@backoffice/contracts';
import { Counter, type Registry } from 'prom-client';

import type { Meters } from '../http/context';
import type { Releases } from '../releases/registry';

/** The name under which the shell reports its errors. */
const SHELL = 'shell';

/** Only served names become labels: anybody may report errors, and made-up names count together. */
function labelsOf({ areas, host }: AreaRegistry, told: { area: string; release: string }) {
  const isShell = told.area === SHELL;
  const served = isShell ? host?.release : areas.find(({ area }) => area.name === told.area);
  if (!served) return { area: 'unknown', release: 'unknown' };
  const release = typeof served === 'string' ? served : served.release;
  return { area: told.area, release: told.release === release ? release : 'another' };
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
    brokeInBrowser: async (told) => errors.inc(labelsOf((await releases()).registry, told)),
  };
}
