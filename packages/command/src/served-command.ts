import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { run } from '@backoffice/workspace/processes.mjs';

import { installationAt } from './installation';

const COMMAND = '@backoffice/command';
/** The name that people type; that of the list has a hash. */
const TYPED = 'backoffice.tgz';

/** Where npm got this command from, which it writes beside what it installed. */
export function ownAddress(): string | undefined {
  try {
    const installed = join(import.meta.dirname, '../../../.package-lock.json');
    const { packages } = JSON.parse(readFileSync(installed, 'utf8')) as {
      packages: Record<string, { resolved?: string }>;
    };
    const address = packages[`node_modules/${COMMAND}`]?.resolved;
    return address && /^https?:/.test(address) ? address : undefined;
  } catch {
    // Installed in another way.
    return undefined;
  }
}

/**
 * npx keeps what it once got from an address, so the command behind the typed name may be that of an
 * earlier host. Then the one that is served now runs in its place.
 *
 * @returns whether it did
 */
export async function runServed(words: string[]): Promise<boolean> {
  const own = ownAddress();
  if (!own || basename(own) !== TYPED) return false;
  const { packages, server } = await installationAt(own);
  const served = packages[COMMAND];
  if (!served) throw new Error(`${server} has no command for areas.`);
  await run('npx', ['--yes', served, ...words]).catch(() => {
    // It has said what was wrong.
    process.exitCode = 1;
  });
  return true;
}
