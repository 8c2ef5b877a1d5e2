import { existsSync } from 'node:fs';

import { readWords, UsageError } from './command-line.mjs';
import { slotOf } from './release/history.mjs';
import { prune, releasedNames, releasesOf } from './release/prune.mjs';
import { unpin } from './release/unpin.mjs';
import { command, releasesFolder } from './release/where.mjs';
import { readSlots } from './releases.mjs';

const USAGE = `pnpm releases [--to DIR]            what there is and what is served
pnpm releases prune [--to DIR]      keeps the last five of each
pnpm releases unpin NAME… [--to DIR]  lets the next npm start serve its own build again`;

/** `pnpm releases`. */
command(async () => {
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

async function list(folder) {
  const slots = await readSlots(folder);
  for (const name of releasedNames(folder)) {
    const slot = slotOf(slots, name);
    console.log(name);
    for (const { version, at } of releasesOf(folder, name)) {
      const mark = version === slot?.release ? '→' : ' ';
      const source = mark === '→' && slot.source === 'start' ? '  (by npm start)' : '';
      console.log(
        `  ${mark} ${version}  ${at.toISOString().slice(0, 16).replace('T', ' ')}${source}`,
      );
    }
  }
}
