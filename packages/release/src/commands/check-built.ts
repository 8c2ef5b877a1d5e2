import { join } from 'node:path';

import { readWordsOrEnd } from '@backoffice/workspace/command-line.mjs';
import { deployables } from '@backoffice/workspace/folders.mjs';

import { judgeSet } from '../gate/gate';
import { readAreaRelease, readHostRelease } from '../read/read-release';

readWordsOrEnd({ usage: 'pnpm check-built' });

const [shell, ...others] = deployables().map(({ name, directory }) => ({
  name,
  version: 'built',
  folder: join(directory, 'dist'),
}));
if (!shell) throw new Error('There is no host');

/** `pnpm check-built`: judges the last builds by the gate, without a release; tells weights. */
const host = readHostRelease(shell.folder, shell);
const areas = others.map((build) => readAreaRelease(build.folder, build));
for (const { what, bytes, budget } of [host, ...areas].flatMap(({ weights }) => weights)) {
  console.log(`${what}: ${bytes.toLocaleString('en')} of ${budget.toLocaleString('en')} bytes`);
}
const refusals = judgeSet({ host, areas });
for (const { reason, remedy } of refusals) console.error(`✗ ${reason}\n  ${remedy}`);
process.exitCode = refusals.length > 0 ? 1 : 0;
