import type { AreaSearch, Language, Registry, RegistryEntry } from '@backoffice/contracts';
import { currentLanguage } from '@backoffice/i18n';
import { provideAreas } from '@backoffice/ui/areas';

import { AreaParts } from '../loading/area-parts';
import type { FederationLoader } from '../loading/federation-loader';
import { createAreaLoading } from '../loading/load-area';
import { createReference, reportError } from '../report-area-error';
import { fetchShownRegistry } from './own-areas';
import { registryEntry } from './registry-store';

/** Milliseconds for the answer: somebody waits for a page that has failed already. */
const TIME_LIMIT = 3_000;

/**
 * Whether the server now serves another release of an area than the page started with, or none. No
 * answer is a no: then the line is broken rather than the release gone.
 */
async function isReplaced({ area, release }: RegistryEntry): Promise<boolean> {
  const source = { fetch: (...args: Parameters<typeof fetch>) => fetch(...args) };
  try {
    const { areas } = await fetchShownRegistry({ ...source, timeLimit: TIME_LIMIT });
    return areas.find((entry) => entry.area.name === area.name)?.release !== release;
  } catch {
    return false;
  }
}

let installed: AreaParts | undefined;

/**
 * Makes the one set of areas of this page; before the first render.
 *
 * @param fetchLoader federation's runtime, or in tests what stands for it
 * @param remoteOrigins where code may come from besides the page's own origin (`/config.json`)
 * @param pauses milliseconds before each further attempt
 */
export function installAreas(
  fetchLoader: () => Promise<FederationLoader>,
  remoteOrigins: readonly string[] = [],
  pauses?: readonly number[],
): void {
  const allowed = [location.origin, ...remoteOrigins];
  const loading = createAreaLoading(fetchLoader, allowed, pauses);
  installed = new AreaParts(loading, registryEntry, isReplaced, pauses);
}

export function areaParts(): AreaParts {
  if (!installed) throw new Error('installAreas was not called');
  return installed;
}

/** An area's search, for quick search; rejects when it can't be loaded. */
export const areaSearch = (area: string): Promise<AreaSearch> =>
  areaParts().search(area, currentLanguage());

/** Tells the areas' pages of each other's links and of the extensions for their slots. */
export function introduceAreas({ areas }: Registry): void {
  provideAreas({
    areas: areas.map(({ area }) => area),
    loadExtension: (area, name) => areaParts().extension(area, name, currentLanguage()),
    onFailure: (area, error) => reportError(area, createReference(), error),
  });
}

/** How long a route waits for its page before it shows that it is on its way, in milliseconds. */
const PATIENCE = 1_000;

/**
 * For the loader of a route that shows `AreaPage`: fetches the page's code and texts and resolves
 * when they are there, have failed, or take longer than a second. Never rejects.
 */
export async function prepareAreaPage(area: string, page: string): Promise<null> {
  const language = currentLanguage();
  areaParts().forgetFailure(area, page, language);
  const arrived = areaParts()
    .page(area, page, language)
    .catch(() => undefined);
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return null;
}

/** Fetches an area's code ahead of time: call it on hover and on focus of a link into the area. */
export function preloadArea(area: string): void {
  void areaParts().preload(area);
}

/** Await this before switching the language, so that the page on screen has its texts. */
export const loadAreaTexts = (language: Language): Promise<void> => areaParts().loadTexts(language);
