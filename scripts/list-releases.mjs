import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { slotOf } from './release/history.mjs';
import { prune, releasedNames, releasesOf } from './release/prune.mjs';
import { command, releasesFolder } from './release/where.mjs';
import { readSlots } from './releases.mjs';

/** `pnpm releases`: what there is and what is served. `pnpm releases prune` keeps the last five. */
command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const folder = releasesFolder(values.to);
  if (!existsSync(folder)) throw new Error(`Nothing was released to ${folder} yet`);
  if (positionals[0] === 'prune') {
    const removed = await prune(folder);
    console.log(removed.length > 0 ? `Removed ${removed.join(', ')}` : 'Nothing to remove');
    return;
  }
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
});
