import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { manifestOf, ROOT } from '../../packages/workspace/folders.mjs';
import { capture } from '../../packages/workspace/processes.mjs';
import { pnpmCommand } from '../running/install.mjs';

/** Not needed to run: pnpm's own entries, and workspace packages, which are in the bundles. */
const NOT_RUN = ['.bin', '.modules.yaml', '.pnpm', '.pnpm-workspace-state-v1.json', '@backoffice'];

/**
 * Installs what a package's production needs into a folder, from the lockfile: plain files, which
 * can be copied anywhere, beside the files that the package publishes.
 *
 * @param {string} directory of the package
 * @param {string} folder
 */
export async function copyLibraries(directory, folder) {
  const [command, ...first] = await pnpmCommand();
  const words = ['--filter', manifestOf(directory).name, 'deploy', '--prod', '--legacy'];
  const flat = ['--config.node-linker=hoisted', '--config.package-import-method=copy'];
  const args = [...first, ...words, '--prefer-offline', ...flat, folder];
  const { code, output } = await capture(command, args, { cwd: ROOT });
  if (code !== 0) throw new Error(`pnpm could not copy the libraries:\n${output.trim()}`);
  const unneeded = [...NOT_RUN.map((name) => join('node_modules', name)), 'README.md'];
  for (const name of unneeded) await rm(join(folder, name), { recursive: true, force: true });
}
