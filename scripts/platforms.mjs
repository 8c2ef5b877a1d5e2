import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { readWordsOrEnd, runCommand } from '../packages/workspace/command-line.mjs';
import { packageDirectories, ROOT } from '../packages/workspace/folders.mjs';
import { run } from '../packages/workspace/processes.mjs';
import { missingBinaries } from './platforms/missing-binaries.mjs';
import { pnpmCommand } from './running/install.mjs';

/** Makes pnpm install for all platforms; it runs only the scripts that `allowBuilds` lets run. */
const EVERYWHERE = `
supportedArchitectures:
  os: [darwin, linux, win32]
  cpu: [x64, arm64]
  libc: [glibc, musl]
`;

readWordsOrEnd({ usage: 'pnpm check:platforms' });

/** Tries in a copy of the manifests what the lock file installs on every system and processor. */
runCommand(async () => {
  const copy = await mkdtemp(join(tmpdir(), 'backoffice-platforms-'));
  try {
    await copyManifests(copy);
    const [command, ...args] = await pnpmCommand();
    const words = ['install', '--frozen-lockfile', '--reporter=append-only'];
    await run(command, [...args, ...words], { cwd: copy });
    const { families, missing } = missingBinaries(join(copy, 'node_modules', '.pnpm'));
    for (const one of missing) console.log(`✗ ${one}`);
    if (missing.length === 0) {
      console.log(`✓ all platforms have a binary of ${families.join(', ')}`);
      return;
    }
    throw new Error('Complete the lock file: pnpm install --fix-lockfile, and see above');
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});

/** @param {string} folder */
async function copyManifests(folder) {
  for (const directory of [ROOT, ...packageDirectories().values()]) {
    const manifest = join(relative(ROOT, directory), 'package.json');
    await cp(join(ROOT, manifest), join(folder, manifest));
  }
  await cp(join(ROOT, 'pnpm-lock.yaml'), join(folder, 'pnpm-lock.yaml'));
  const settings = await readFile(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  await writeFile(join(folder, 'pnpm-workspace.yaml'), settings + EVERYWHERE);
}
