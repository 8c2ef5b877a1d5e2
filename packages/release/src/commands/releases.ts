import { existsSync } from 'node:fs';

import { readWords, runCommand, UsageError } from '@backoffice/workspace/command-line.mjs';

import { prune, releasedNames, releasesOf } from '../registry/prune';
import { readRegistry, servedAs } from '../registry/registry-file';
import { unpin } from '../registry/unpin';
import { releasesFolder } from './releases-folder';

const USAGE = `pnpm releases [--to DIR]            what there is and what is served
pnpm releases prune [--to DIR]      keeps the last five of each
pnpm releases unpin NAME… [--to DIR]  lets the next npm start serve its own build again`;

/** `pnpm releases`. */
runCommand(async () => {
  const { values, positionals } = readWords({
    usage: USAGE,
    words: Infinity,
    options: { to: { type: 'string' } },
  });
  const folder = releasesFolder(values.to);
  if (!existsSync(folder)) throw new Error(`Nothing was released to ${folder} yet`);
  const [task, ...names] = positionals;
  if (!task) return list(folder);
  if (task === 'unpin' && names.length > 0) {
    await unpin(folder, names);
    console.log(`The next npm start serves its own build of ${names.join(', ')}.`);
  } else if (task === 'prune' && names.length === 0) {
    const removed = await prune(folder);
    console.log(removed.length > 0 ? `Removed ${removed.join(', ')}` : 'Nothing to remove');
  } else throw new UsageError(USAGE);
});

async function list(folder: string): Promise<void> {
  const registry = await readRegistry(folder);
  for (const name of releasedNames(folder)) {
    const served = servedAs(registry, name);
    console.log(name);
    for (const { version, at } of releasesOf(folder, name)) {
      const isServed = version === served?.release;
      const source = isServed && served.source === 'start' ? '  (by npm start)' : '';
      const moment = at.toISOString().slice(0, 16).replace('T', ' ');
      console.log(`  ${isServed ? '→' : ' '} ${version}  ${moment}${source}`);
    }
  }
}
