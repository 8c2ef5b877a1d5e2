import { Gauge, type Registry } from 'prom-client';

import type { Releases } from '../releases/registry';

/** What is served, so that a graph shows what changed when errors began. */
export function addReleaseMetrics(register: Registry, releases: Releases): void {
  new Gauge({
    name: 'release_served',
    help: '1 for the release of each area that is served, and of the host',
    labelNames: ['area', 'release'] as const,
    registers: [register],
    async collect() {
      const { registry } = await releases();
      this.reset();
      if (registry.host) this.set({ area: 'host', release: registry.host.release }, 1);
      for (const { area, release } of registry.areas) this.set({ area: area.name, release }, 1);
    },
  });
}
