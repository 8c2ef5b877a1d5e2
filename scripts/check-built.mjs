import { join } from 'node:path';

import { judgeSet } from './release/gate.mjs';
import { readAreaRelease, readHostRelease } from './release/read-release.mjs';
import { deployables } from './workspace.mjs';

/** Holds what was built last to the gate of a release, without one; shows what it weighs. */
function checkBuilt() {
  const builds = deployables().map(({ name, directory }) => ({
    name,
    version: 'built',
    folder: join(directory, 'dist'),
  }));
  const shell = builds.find(({ name }) => name === 'host');
  const host = readHostRelease(shell.folder, shell);
  const areas = builds
    .filter((build) => build !== shell)
    .map((build) => readAreaRelease(build.folder, build));

  for (const { what, bytes, budget } of [host, ...areas].flatMap(({ weights }) => weights)) {
    console.log(`${what}: ${bytes.toLocaleString('en')} of ${budget.toLocaleString('en')} bytes`);
  }
  const refusals = judgeSet({ host, areas });
  for (const { reason, remedy } of refusals) console.error(`✗ ${reason}\n  ${remedy}`);
  process.exitCode = refusals.length > 0 ? 1 : 0;
}

checkBuilt();
