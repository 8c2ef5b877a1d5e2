import { configure, createQueryClient, getToken } from '@backoffice/api-client';
import { createRoot } from 'react-dom/client';

import { App } from './app';
import { createFederationLoader } from './areas/federation-loader';
import { installAreas } from './areas/installed-areas';
import { loadRegistry } from './areas/registry-store';
import { languageAt } from './language/choice';
import { startLanguage } from './language/switch-language';
import { loadSignedIn } from './navigation/load-signed-in';
import { readConfig } from './read-config';
import './theme/theme.scss';

async function start() {
  // All of it is on its way at once; only the API's address must be known before the first call.
  void loadRegistry();
  if (getToken() !== null) loadSignedIn().catch(() => undefined);
  const [config] = await Promise.all([readConfig(), startLanguage(languageAt(location.pathname))]);
  configure(config);
  installAreas(createFederationLoader(), config.remoteOrigins);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root');
  createRoot(root).render(<App client={createQueryClient()} />);
}

void start();
