import { ROOT } from '../../packages/workspace/folders.mjs';
import { capture } from '../../packages/workspace/processes.mjs';
import { pnpmCommand } from '../running/install.mjs';

/** @typedef {{ isFine: boolean, lines: string[] }} Found the result of a check, in lines to show */

export const SERVER = ['--filter', '@backoffice/server'];
/** Filters for all that reaches a shop: the server, and what browsers load. */
export const DELIVERED = [...SERVER, '--filter', './host', '--filter', './remotes/*'];

/**
 * Asks pnpm about libraries that run; those of tests and builds are left out.
 *
 * @param {string[]} words
 */
export async function askPnpm(words) {
  const [command, ...first] = await pnpmCommand();
  return capture(command, [...first, ...words, '--prod'], { cwd: ROOT });
}
