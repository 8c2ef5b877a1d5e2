import { openApiDocument } from '@backoffice/contracts/openapi';

import { keepFile } from '../releases/keep-file';

/** Keeps the API's description beside the releases: the gate reads there what the server can do. */
export const keepOpenApiFile = (releasesDir: string): Promise<void> =>
  keepFile(releasesDir, 'openapi.json', openApiDocument());
