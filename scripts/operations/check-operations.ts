import { execFileSync, spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readWordsOrEnd, runCommand } from '../../packages/workspace/command-line.mjs';
import { ROOT } from '../../packages/workspace/folders.mjs';
import { KEPT_SHOP } from '../pack/kept-shop.mjs';
import { expectPrograms, find, makeDebian, runBlock, runThere, writeProgram } from './debian.ts';
import { blocksOf } from './page.mjs';

/**
 * `pnpm check:operations`: follows docs/operations.md through an empty Debian, block by block. Not
 * part of the tests: it needs root, Debian's packages, and ten minutes.
 */
readWordsOrEnd({ usage: 'pnpm check:operations' });

/** For `unshare`: all that the page starts ends with it, and its own network leads nowhere. */
const APART = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
const BESIDE = ['--mount', '--pid', '--fork', '--kill-child'];

/** Words before a command that run it in the Debian, with the network of this machine. */
const inDebian = (debian: string): string[] => [
  ...['unshare', ...BESIDE, 'sh', '-ec'],
  `mount -t proc proc ${debian}/proc && mount --rbind /dev ${debian}/dev && exec chroot ${debian} "$@"`,
  'sh',
];

/** Lets systemd check the unit, where systemd-analyze is installed. */
function verifyUnit(): void {
  const program = find('systemd-analyze');
  if (!program) {
    console.warn('– no systemd-analyze here: nobody has looked at the unit');
    return;
  }
  const unit = join(ROOT, 'scripts/hosting/backoffice.service');
  const { status, stderr } = spawnSync(program, ['verify', unit], { encoding: 'utf8' });
  // It may complain that the unit's program is not installed on this machine.
  const faults = stderr.split('\n').filter((line) => line && !/is not executable/.test(line));
  if (faults.length > 0) throw new Error(`systemd-analyze (${status}):\n${faults.join('\n')}`);
  const words = ['security', '--offline=true', '--threshold=30', unit];
  execFileSync(program, words, { stdio: 'pipe' });
  console.warn('✓ systemd takes the unit, and finds little that it may');
}

async function prepare(debian: string): Promise<void> {
  for (const { code } of blocksOf('check:operations', 'workspace')) runBlock(code, ROOT);
  await makeDebian(debian);
  for (const { code } of blocksOf('check:operations', 'install')) {
    console.warn(code.trim());
    runThere(inDebian(debian), code);
  }
  await copyFile(join(ROOT, 'dist-server.tar.gz'), join(debian, 'root/dist-server.tar.gz'));
  await copyFile(KEPT_SHOP, join(debian, 'root/kept-shop'));
  const standIn = await readFile(join(import.meta.dirname, 'systemctl.sh'), 'utf8');
  await writeProgram(join(debian, 'usr/local/bin/systemctl'), standIn);
}

runCommand(async () => {
  expectPrograms({
    debootstrap: 'debootstrap',
    unshare: 'util-linux',
    ip: 'iproute2',
    openssl: 'openssl',
  });
  verifyUnit();
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-operations-'));
  const debian = join(folder, 'debian');
  try {
    await prepare(debian);
    const program = join(import.meta.dirname, 'follow-page.ts');
    // A shell in front: the first process has to clear away the others when they end.
    const words = ['sh', '-c', '"$@"; exit $?', 'sh', process.execPath, '--import', 'tsx', program];
    const { status } = spawnSync('unshare', [...APART, ...words, debian], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('The page does not lead where it says');
    console.warn('✓ all commands of docs/operations.md do what it says');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
