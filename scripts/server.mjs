import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from './workspace.mjs';

const SERVER = join(ROOT, 'packages', 'server');

/** Arguments for Node that run the server from its TypeScript sources. */
export function serverArguments(file = join('src', 'server.ts')) {
  const tsx = createRequire(join(SERVER, 'package.json')).resolve('tsx');
  return ['--import', pathToFileURL(tsx).href, join(SERVER, file)];
}
