/**
 * Runs before the page's code has come, in a file of its own: asks for all that this code will ask
 * for, so that nothing of it waits for another. Whatever fails here, that code asks for again.
 */
import { askEarly } from '@backoffice/api-client/early';
import { readStored } from '@backoffice/api-client/storage';
import { PATHS, type ClientConfig, type Language, type Registry } from '@backoffice/contracts';

import { fetchEarly } from '../areas/loading/fetch-ahead';
import { OWN_AREAS } from '../areas/registry/own-areas-name';
import { inPage } from '../in-page';
import { languageAt } from '../language/chosen-language';
import { entryAt, type AreaEntry } from '../navigation/entries';

/** The host's files, as the build lists them (packages/build/plugins/page-files-plugin.mjs). */
interface HostFiles {
  pages: Record<string, string[]>;
  texts: Partial<Record<Language, string[]>>;
}

const STYLE = /\.css$/;

function preload(file: string) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = STYLE.test(file) ? 'style' : 'script';
  link.href = `/${file}`;
  document.head.append(link);
}

function preloadHost({ pages, texts }: HostFiles, language: Language, isSignedIn: boolean) {
  const wanted = [...(texts[language] ?? []), ...(isSignedIn ? Object.values(pages).flat() : [])];
  new Set(wanted).forEach(preload);
}

/** Fetches the files of the page at the address, if they come from an allowed origin. */
function fetchArea(
  { areas }: Registry,
  { area, route }: AreaEntry,
  { remoteOrigins = [] }: ClientConfig,
  language: Language,
) {
  const installed = areas.find((one) => one.area.name === area);
  if (!installed) return;
  const { origin } = new URL(installed.manifest, document.baseURI);
  if (![location.origin, ...remoteOrigins].includes(origin)) return;
  fetchEarly(installed, route.page, language);
}

function start() {
  const [token, language] = [readStored('token'), languageAt(location.pathname)];
  const config = inPage('/config.json') as ClientConfig | undefined;
  const registry = inPage('/areas.json') as Registry | undefined;
  const files = inPage('/files.json') as HostFiles | undefined;
  const entry = registry && entryAt(registry, location.pathname);
  // Such a session may see another release of the page than the served one.
  const hasOwn = readStored(OWN_AREAS) !== null;

  // HTTP/1.1 fetches six at a time, so the order counts: the session, then code.
  if (token !== null && config) {
    askEarly(token, config.apiBaseUrl, [
      ...[PATHS.verifyToken, PATHS.user],
      ...(hasOwn ? [PATHS.ownAreas] : []),
    ]);
  }
  if (files) preloadHost(files, language, token !== null);
  if (token !== null && config && entry && !hasOwn) fetchArea(registry, entry, config, language);
}

start();
