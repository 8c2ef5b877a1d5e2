import { configure, createQueryClient, getToken } from '@backoffice/api-client';
import { createRoot, type RootOptions } from 'react-dom/client';

import { App } from './app';
import { fetchFederation } from './areas/loading/federation-code';
import { installAreas, prepareAreaPage } from './areas/registry/installed-areas';
import { readShownRegistry } from './areas/registry/own-areas';
import { currentRegistry, loadRegistry } from './areas/registry/registry-store';
import { languageAt } from './language/chosen-language';
import { startLanguage } from './language/switch-language';
import { entryAt } from './navigation/entries';
import { standBy } from './outage/stand-by';
import { readConfig } from './read-config';
import { startSessionCheck } from './session/session-provider';
import { signedInCode } from './signed-in-code';
import './theme/theme.scss';
import { allowScriptsFrom } from './trusted-scripts';

async function start() {
  const root = document.getElementById('root');
  // The page says instead that this browser is too old (packages/build/oldest/old-browser.js).
  if (!root) return;
  const client = createQueryClient();
  // All of this is fetched at once; only the API's address must be known before the first call.
  const configured = readConfig().then((config) => {
    configure(config);
    return config;
  });
  const registry = loadRegistry(() => readShownRegistry(configured));
  const isSignedIn = getToken() !== null;
  if (isSignedIn) signedInCode.fetch().catch(() => undefined);
  const texts = startLanguage(languageAt(location.pathname));
  const config = await configured;
  standBy();
  allowScriptsFrom(config.remoteOrigins ?? []);
  installAreas(fetchFederation, config.remoteOrigins);
  if (isSignedIn) {
    fetchFederation().catch(() => undefined);
    // The page is fetched beside the check, which nearly always finds that the session is good.
    startSessionCheck(client);
    void registry.then(prepareFirstPage);
  }
  await texts;

  createRoot(root, await developmentOptions()).render(<App client={client} />);
}

/** Only in development: edited texts show at once, and an error that a page caught lies over it. */
async function developmentOptions(): Promise<RootOptions | undefined> {
  if (!import.meta.webpackHot) return;
  const [{ followTexts }, { reportCaught }] = await Promise.all([
    import(/* webpackMode: "eager" */ './development/follow-texts'),
    import(/* webpackMode: "eager" */ './development/report-caught'),
  ]);
  followTexts();
  return { onCaughtError: reportCaught };
}

/** Fetches the page at the address; its route takes it over, and sees to a failure. */
async function prepareFirstPage() {
  const registry = currentRegistry();
  const entry = registry && entryAt(registry, location.pathname);
  if (entry) await prepareAreaPage(entry.area, entry.route.page);
}

void start();
