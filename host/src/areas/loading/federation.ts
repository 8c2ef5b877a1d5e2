import { init } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';

import { createFederationLoader, type FederationLoader } from './federation-loader';
import { providedModules } from './provided-modules';

/** Not strict: an area that needs something newer refuses itself, and nothing else breaks. */
const SHARE = {
  scope: 'default',
  shareConfig: { singleton: true, eager: true, requiredVersion: false },
} as const;

/** Federation with all that areas may share. In a file of its own: the sign-in does without. */
export function startFederation(): FederationLoader {
  init({
    name: 'backoffice_host',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(providedModules).map(([name, provided]) => [name, { ...provided, ...SHARE }]),
    ),
    plugins: [provideRuntime()],
  });
  return createFederationLoader();
}
