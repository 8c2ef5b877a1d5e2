import { join, resolve } from 'node:path';

import { ROOT } from '@backoffice/workspace/folders.mjs';

const { env } = process;

/** A path as the caller meant it: pnpm runs scripts at the root and tells where it was called. */
export const fromHere = (path: string): string => resolve(env.INIT_CWD ?? process.cwd(), path);

/** The same folder for a command that is told: nobody types it anew. */
export const sameFolder = (to: string | undefined): string => (to ? ` --to ${to}` : '');

/** The releases' folder: `--to`, else RELEASES_DIR, else the one in DATA_DIR. */
export function releasesFolder(to: string | undefined): string {
  if (to) return fromHere(to);
  return resolve(ROOT, env.RELEASES_DIR ?? join(env.DATA_DIR ?? '.data', 'releases'));
}
