import { join, resolve } from 'node:path';

import { ROOT } from '@backoffice/workspace/folders.mjs';

const { env } = process;

/** The releases' folder: `--to`, else RELEASES_DIR, else the one in DATA_DIR. */
export function releasesFolder(to: string | undefined): string {
  // pnpm runs scripts at the root and tells where it was called.
  if (to) return resolve(env.INIT_CWD ?? process.cwd(), to);
  return resolve(ROOT, env.RELEASES_DIR ?? join(env.DATA_DIR ?? '.data', 'releases'));
}
