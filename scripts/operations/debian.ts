import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
const RELEASE = 'trixie';

/** The path of a program on this machine. */
export const find = (program: string): string | undefined =>
  FOLDERS.map((folder) => join(folder, program)).find((file) => existsSync(file));

/** Ends a check that can't be made here, with what it needs: Debian's packages by their programs. */
export function expectPrograms(needed: Record<string, string>): void {
  const missing = Object.entries(needed).filter(([program]) => !find(program));
  if (missing.length > 0) {
    const packages = [...new Set(missing.map(([, name]) => name))].join(' ');
    const programs = missing.map(([program]) => program).join(', ');
    throw new Error(`Missing: ${programs}. Install with\n  apt-get install ${packages}`);
  }
  if (process.getuid?.() !== 0) throw new Error('Only root may do this: it makes a Debian to try');
}

/** Runs commands of the page as somebody types them; what they said is told when one fails. */
export function runBlock(words: [string, ...string[]], code: string, cwd = '/'): void {
  const [program, ...args] = words;
  const shell = ['/bin/bash', '-e', '-o', 'pipefail', '-c', code];
  const { status, stdout, stderr } = spawnSync(program, [...args, ...shell], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', NODE_OPTIONS: '', LC_ALL: 'C.UTF-8' },
  });
  if (status !== 0) throw new Error(`${code}\nended with ${status}:\n${stdout}\n${stderr}`);
}

/** An empty Debian in a folder, in which nothing is started by an installation. */
export async function makeDebian(folder: string): Promise<void> {
  console.warn(`An empty Debian (${RELEASE})`);
  const words = ['--variant=minbase', '--include=ca-certificates', RELEASE, folder];
  execFileSync(find('debootstrap') ?? 'debootstrap', words, { stdio: 'pipe' });
  await writeProgram(join(folder, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n');
}

/** Node of this machine with what it is linked to, where an image has none. */
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
