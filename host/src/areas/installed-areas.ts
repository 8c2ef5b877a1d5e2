import type { Language } from '@backoffice/contracts';
import { currentLanguage } from '@backoffice/i18n';

import { AreaPages } from './area-pages';
import type { FederationLoader } from './federation-loader';
import { createAreaLoading } from './load-area';
import { registryEntry } from './registry-store';

let installed: AreaPages | undefined;

/**
 * Makes the one set of areas of this page; before the first render.
 *
 * @param loader `createFederationLoader()`, or in tests what stands for it
 * @param remoteOrigins whence code may come besides the page's own origin (`/config.json`)
 * @param pauses milliseconds before each further attempt
 */
export function installAreas(
  loader: FederationLoader,
  remoteOrigins: readonly string[] = [],
  pauses?: readonly number[],
): void {
  const allowed = [location.origin, ...remoteOrigins];
  installed = new AreaPages(createAreaLoading(loader, allowed, pauses), registryEntry, pauses);
}

export function areaPages(): AreaPages {
  if (!installed) throw new Error('installAreas was not called');
  return installed;
}

/** How long a route waits for its page before it shows that it is on its way, in milliseconds. */
const PATIENCE = 1_000;

/**
 * For the loader of a route that shows `AreaPage`: fetches the page's code and texts and resolves
 * when they are there, have failed, or take longer than a second. Never rejects.
 */
export async function prepareAreaPage(area: string, page: string): Promise<null> {
  const language = currentLanguage();
  areaPages().forgetFailure(area, page, language);
  const arrived = areaPages()
    .page(area, page, language)
    .catch(() => undefined);
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return null;
}

/** Fetches an area's code ahead of time: call it on hover and on focus of a link into the area. */
export function preloadArea(area: string): void {
  void areaPages().preload(area);
}

/** Await this before switching the language, so that the page on screen has its texts. */
export const loadAreaTexts = (language: Language): Promise<void> => areaPages().loadTexts(language);
