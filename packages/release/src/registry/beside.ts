import type { Canary, RegistryFile } from '@backoffice/contracts';

import { without } from './registry-file';

/** The previews that aren't over, by name. */
export const previewsOf = ({ previews = {} }: RegistryFile, now = new Date()) =>
  Object.fromEntries(
    Object.entries(previews).filter(([, { until }]) => Date.parse(until) > now.getTime()),
  );

/**
 * The registry as somebody sees it who sees all canaries, but for those of some areas; undefined where
 * that is what everybody sees.
 */
export function besideCanaries(registry: RegistryFile, but: string[]): RegistryFile | undefined {
  const canaries = without(registry.canaries ?? {}, but);
  if (Object.keys(canaries).length === 0) return undefined;
  return { ...registry, areas: { ...registry.areas, ...canaries } };
}

/** Whose canary it is, as in "shop 3, a@b.example". */
export const audienceOf = ({ locations, people }: Pick<Canary, 'locations' | 'people'>): string =>
  [...locations.map((id) => `shop ${id}`), ...people].join(', ');

/** Who sees a canary instead of what is served under a name; undefined where nobody does. */
export function audienceIn({ canaries }: RegistryFile, name: string): string | undefined {
  const canary = canaries?.[name];
  return canary && audienceOf(canary);
}

/** The releases of a name that some see instead of the served one, and which those are. */
export function shownBeside(
  registry: RegistryFile,
  name: string,
  now = new Date(),
): { release: string; as: string }[] {
  const previews = Object.entries(previewsOf(registry, now)).flatMap(([preview, { areas }]) => {
    const release = areas[name]?.release;
    return release === undefined ? [] : [{ release, as: `preview ${preview}` }];
  });
  const canary = registry.canaries?.[name];
  if (!canary) return previews;
  return [...previews, { release: canary.release, as: `canary of ${audienceOf(canary)}` }];
}
