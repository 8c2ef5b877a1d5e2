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
 * @param allowedOrigins where code may come from; without them the registry could name any code
 */
export function createAreaLoading(
  fetchLoader: () => Promise<FederationLoader>,
  allowedOrigins: readonly string[],
  pauses?: readonly number[],
): AreaLoading {
  // Not a `Code` of ui: after a failure the next attempt loads what the registry says by then.
  const modules = new Map<string, Promise<LoadedArea>>();
  const failed = new Set<string>();
  const isAllowed = ({ manifest }: RegistryEntry) =>
    allowedOrigins.includes(addressOf(manifest).origin);

  async function attempt(entry: RegistryEntry): Promise<LoadedArea> {
    const { name } = entry.area;
    if (!isAllowed(entry)) {
      throw new AreaLoadError(`Code of ${name} may not come from ${entry.manifest}`);
    }
    const loader = await fetchLoader();
    try {
      return areaOf(await loadBy(loader, entry, failed.has(name)), name);
    } catch (cause) {
      failed.add(name);
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
      const { name } = entry.area;
      if (modules.has(name) || failed.has(name) || wasFetchedEarly(entry, page, language)) return;
      if (isAllowed(entry)) void fetchAhead(entry, page, language).catch(none);
    },
  };
}

/** Pins the registry's hashes; if the registry names the entry, the manifest isn't loaded. */
function loadBy(
  loader: FederationLoader,
  { area, manifest, integrity = {}, files }: RegistryEntry,
  hasFailed: boolean,
): Promise<unknown> {
  const name = `backoffice_${area.name}`;
  const base = addressOf(manifest);
  for (const [file, hash] of Object.entries(integrity)) {
    loader.pin(new URL(file, base).href, hash);
  }
  const entry = new URL(files?.entry ?? base, base).href;
  // After a failure the runtime remembers the rejection; only a forced registration clears it.
  loader.registerRemotes([{ name, entry }], { force: hasFailed });
  return loader.loadRemote(`${name}/area`);
}

const none = () => undefined;
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
