import { Code } from '@backoffice/ui';

import type { FederationLoader } from './federation-loader';

const code = new Code(async () => {
  const { startFederation } = await import('./federation');
  return startFederation();
});

/** Fetches and starts federation, once. */
export const fetchFederation = (): Promise<FederationLoader> => code.fetch();
