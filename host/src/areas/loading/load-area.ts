import type { AreaModule, Language, RegistryEntry } from '@backoffice/contracts';
import { withAttempts } from '@backoffice/ui';
import type { ComponentType } from 'react';

import type { FederationLoader } from './federation-loader';
import { fetchAhead, wasFetchedEarly } from './fetch-ahead';

export type LoadedArea = AreaModule<ComponentType>;

/** The area's code did not arrive, or is not what an area exposes. */
export class AreaLoadError extends Error {
  override name = 'AreaLoadError';
}

/** The server has another release by now, and may have removed the files of this one. */
export class AreaReplacedError extends AreaLoadError {}

export interface AreaLoading {
  /** The area's module; concurrent calls share one attempt, a failure is forgotten. */
  load: (entry: RegistryEntry) => Promise<LoadedArea>;
  /** Before `load`: lets the files of the area and of one page of it come together. */
  fetchAhead: (entry: RegistryEntry, page: string, language: Language) => void;
}

/**
 * Loads areas by federation, with a pause and another attempt when that fails.
 *
 * @param fetchLoader federation's runtime, once it has come
 * @param allowedOrigins where code may come from; whoever writes the registry could otherwise run any
 */
export function createAreaLoading(
  fetchLoader: () => Promise<FederationLoader>,
  allowedOrigins: readonly string[],
  pauses?: readonly number[],
): AreaLoading {
  // No `Code` of ui: what is loaded after a failure is what the registry says by then.
  const modules = new Map<string, Promise<LoadedArea>>();
  const failed = new Set<string>();
  const isAllowed = (entry: URL) => allowedOrigins.includes(entry.origin);

  async function attempt({ area, manifest, integrity = {} }: RegistryEntry): Promise<LoadedArea> {
    const name = `backoffice_${area.name}`;
    const entry = addressOf(manifest);
    if (!isAllowed(entry)) {
      throw new AreaLoadError(`Code of ${area.name} may not come from ${entry.origin}`);
    }
    const loader = await fetchLoader();
    const files = Object.entries(integrity);
    for (const [file, hash] of files) loader.pin(new URL(file, entry).href, hash);
    // After a failure the runtime remembers the rejection; only a forced registration clears it.
    loader.registerRemotes([{ name, entry: entry.href }], { force: failed.has(area.name) });
    try {
      return areaOf(await loader.loadRemote(`${name}/area`), area.name);
    } catch (cause) {
      failed.add(area.name);
      throw asLoadError(cause);
    }
  }

  return {
    load(entry) {
      const key = entry.area.name;
      const known = modules.get(key);
      if (known) return known;
      const module = withAttempts(() => attempt(entry), pauses);
      modules.set(key, module);
      module.catch(() => modules.delete(key));
      return module;
    },
    fetchAhead(entry, page, language) {
      const isKnown = modules.has(entry.area.name) || failed.has(entry.area.name);
      if (isKnown || wasFetchedEarly(entry, page, language)) return;
      if (!isAllowed(addressOf(entry.manifest))) return;
      fetchAhead(entry, page, language).catch(() => undefined);
    },
  };
}

const addressOf = (manifest: string) => new URL(manifest, document.baseURI);

export const asLoadError = (cause: unknown): AreaLoadError =>
  cause instanceof AreaLoadError ? cause : new AreaLoadError(String(cause), { cause });

function areaOf(module: unknown, name: string): LoadedArea {
  const { area } = (module ?? {}) as { area?: Partial<LoadedArea> };
  if (!area?.pages || typeof area.texts !== 'function') {
    throw new AreaLoadError(`${name} does not expose an area`);
  }
  return area as LoadedArea;
}
