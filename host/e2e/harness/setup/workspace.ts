import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { surroundings } from '../surroundings';

const ROOT = resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);
const options = { env: { ...process.env, NODE_OPTIONS: '', INIT_CWD: '' } };

interface Failure {
  stdout: string;
  stderr: string;
}

/** Runs one of the repository's commands; answers what it says, also when it fails. */
export async function command(name: string, ...words: string[]): Promise<string> {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as Manifest;
  return node(...(scripts[name] ?? '').split(' ').slice(1), ...words);
}

interface Manifest {
  scripts: Record<string, string>;
}

async function node(...args: string[]): Promise<string> {
  const { stdout, stderr } = await run(process.execPath, args, { ...options, cwd: ROOT }).catch(
    (error: unknown) => error as Failure,
  );
  return stdout + stderr;
}

/** The code of an area in a folder of its own, where it may be changed. */
export async function copyArea(name: string): Promise<string> {
  const directory = join(await mkdtemp(join(surroundings().folder, 'workspace-')), name);
  await cp(join(ROOT, 'remotes', name), directory, {
    recursive: true,
    filter: (path) => !path.endsWith('/dist'),
  });
  return directory;
}

/** Gives an area that is not installed the dependencies of the catalogue. */
export const linkDependencies = (directory: string): Promise<void> =>
  cp(join(ROOT, 'remotes/catalogue/node_modules'), join(directory, 'node_modules'), {
    recursive: true,
  });

/** Builds an area for production; answers the folder with its files. */
export async function buildArea(directory: string): Promise<string> {
  const rspack = join(directory, 'node_modules/@rspack/cli/bin/rspack.js');
  await run(process.execPath, [rspack, 'build'], { ...options, cwd: directory });
  return join(directory, 'dist');
}

/** Builds a folder with its own build configuration into another folder. */
export async function buildElsewhere(directory: string, output: string): Promise<void> {
  const rspack = join(ROOT, 'host/node_modules/@rspack/cli/bin/rspack.js');
  await run(process.execPath, [rspack, 'build', '--output-path', output], {
    ...options,
    cwd: directory,
  });
}

/** Changes a text file. */
export async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} stays the same`);
  await writeFile(file, changed);
}
