import type { CurrentReleases } from './registry';

/** The name under which the shell reports its errors. */
export const SHELL = 'shell';

/** The releases of an area that browsers may have: the served one, its canary and previews. */
export function knownReleases(
  { registry: { areas, host }, previews, canaries }: CurrentReleases,
  area: string,
): string[] {
  if (area === SHELL) return host ? [host.release] : [];
  const beside = [...canaries.map(({ entry }) => entry), ...previews.flatMap((one) => one.areas)];
  return [...areas, ...beside]
    .filter((entry) => entry.area.name === area)
    .map(({ release }) => release);
}
