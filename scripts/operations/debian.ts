import { execFileSync, type SpawnOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
const RELEASE = 'trixie';

/** The path of a program on this machine. */
export const find = (program: string): string | undefined =>
  FOLDERS.map((folder) => join(folder, program)).find((file) => existsSync(file));

/** Throws where a check can't be made; `needed` has the Debian package of each program. */
export function expectPrograms(needed: Record<string, string>): void {
  const missing = Object.entries(needed).filter(([program]) => !find(program));
  if (missing.length > 0) {
    const packages = [...new Set(missing.map(([, name]) => name))].join(' ');
    const programs = missing.map(([program]) => program).join(', ');
    throw new Error(`Missing: ${programs}. Install with\n  apt-get install ${packages}`);
  }
  if (process.getuid?.() !== 0) throw new Error('Only root may do this: it makes a Debian to try');
}

/** Environment of a shell in the Debian; of this machine it has only the proxies. */
const THERE = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => /_proxy$/i.test(name))),
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LC_ALL: 'C.UTF-8',
  DEBIAN_FRONTEND: 'noninteractive',
};
/** Milliseconds after which commands are taken to hang. */
const LONGEST = 1_200_000;
/** Characters of output that are shown: its end says what went wrong. */
const SAID = 4_000;

/** Runs commands of the page as somebody types them here; what they said is told when one fails. */
export const runBlock = (code: string, cwd: string): void =>
  runIn(['/bin/bash'], code, { cwd, env: process.env });

/** `runBlock` in a Debian; `words` is the command that leads into it. */
export const runThere = (words: string[], code: string): void =>
  runIn([...words, '/bin/bash'], code, { cwd: '/', env: THERE });

function runIn(words: string[], code: string, options: Pick<SpawnOptions, 'cwd' | 'env'>): void {
  const [program = '', ...args] = words;
  const { status, stdout, stderr } = spawnSync(
    program,
    [...args, '-e', '-o', 'pipefail', '-c', code],
    { ...options, timeout: LONGEST, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const said = `${stdout.slice(-SAID)}\n${stderr.slice(-SAID)}`;
  if (status !== 0) throw new Error(`${code}\nended with ${status}:\n${said}`);
}

/** Makes an empty Debian in a folder, where an installation starts no service. */
export async function makeDebian(folder: string): Promise<void> {
  console.warn(`An empty Debian (${RELEASE})`);
  const words = ['--variant=minbase', '--include=ca-certificates', RELEASE, folder];
  execFileSync(find('debootstrap') ?? 'debootstrap', words, { stdio: 'pipe' });
  await writeProgram(join(folder, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n');
}

/** Copies this machine's Node, with the libraries that it is linked to, into an image without. */
export async function copyNode(folder: string): Promise<void> {
  const linked = execFileSync('ldd', [process.execPath], { encoding: 'utf8' });
  const libraries = [...linked.matchAll(/(\/\S*lib(?:stdc\+\+|gcc_s|atomic)\S*)/g)];
  for (const [file] of libraries) {
    await mkdir(join(folder, 'usr/local/lib'), { recursive: true });
    await copyFile(file, join(folder, 'usr/local/lib', file.slice(file.lastIndexOf('/') + 1)));
  }
  await copyFile(process.execPath, join(folder, 'usr/local/bin/node'));
  execFileSync('chroot', [folder, '/sbin/ldconfig'], { stdio: 'pipe' });
}

export async function writeProgram(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await chmod(file, 0o755);
}
