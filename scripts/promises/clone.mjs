import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

import { ROOT } from '../../packages/workspace/folders.mjs';
import { capture, run } from '../../packages/workspace/processes.mjs';

/** @import { ChildProcess } from 'node:child_process' */

/** Variables of this process's own pnpm, npm and settings, which somebody new would not have. */
const OF_THIS_RUN = /^(npm_|pnpm_|xdg_|INIT_CWD$|NODE_OPTIONS$|DATA_DIR$|RELEASES_DIR$|DEMO$)/i;

/** A clone of what is committed, and a person's empty home to work in it. */
export async function freshClone() {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-promises-'));
  const [directory, home] = [join(folder, 'clone'), join(folder, 'home')];
  await mkdir(home);
  await run('git', ['clone', '--quiet', ROOT, directory]);
  return new Clone(folder, directory, {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.test(name))),
    HOME: home,
  });
}

export class Clone {
  /** @type {ChildProcess[]} */
  #servers = [];

  /**
   * @param {string} folder
   * @param {string} directory
   * @param {NodeJS.ProcessEnv} environment
   */
  constructor(folder, directory, environment) {
    this.folder = folder;
    this.directory = directory;
    this.environment = environment;
  }

  /**
   * Runs one of the repository's commands.
   *
   * @param {string[]} words
   * @returns {Promise<string>} what it said; rejects with that when it fails
   */
  command(...words) {
    const [script = '', ...rest] = words;
    // npm takes flags such as --yes for its own unless they stand behind two dashes.
    return this.run(this.directory, 'npm', 'run', '--silent', script, '--', ...rest);
  }

  /**
   * Runs a program; answers what it said, and rejects with that when it fails.
   *
   * @param {string} directory
   * @param {string[]} words
   */
  async run(directory, ...[program = '', ...words]) {
    const { code, output } = await capture(program, words, {
      cwd: directory,
      env: this.environment,
    });
    if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}:\n${output}`);
    return output;
  }

  /**
   * An empty folder of the person's own.
   *
   * @param {string} name
   */
  async emptyFolder(name) {
    const folder = join(this.folder, name);
    await mkdir(folder);
    return folder;
  }

  /**
   * Copies a folder of the clone to the person's own.
   *
   * @param {string} from
   * @param {string} name
   */
  async copy(from, name) {
    const to = join(this.folder, name);
    await cp(join(this.directory, from), to, { recursive: true });
    return to;
  }

  /**
   * Starts a program that serves until it is ended.
   *
   * @param {string[]} words
   * @returns {Promise<string>} the address that it tells
   */
  async serve([program = '', ...args], port = '0') {
    const child = spawn(program, args, {
      cwd: this.directory,
      env: { ...this.environment, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#servers.push(child);
    let said = '';
    child.stderr.on('data', (text) => (said += text));
    for await (const line of createInterface(child.stdout)) {
      const url = /Back office +(\S+)/.exec(line)?.[1];
      child.stdout.resume();
      if (url) return url;
      said += `${line}\n`;
    }
    throw new Error(`It ended before it served:\n${said}`);
  }

  async endServers() {
    await Promise.all(this.#servers.splice(0).map(end));
  }

  async remove() {
    await this.endServers();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** @param {string[]} folders of an installation */
  async lose(...folders) {
    for (const folder of folders) {
      await rm(await realpath(join(this.directory, folder)), { recursive: true });
    }
  }

  /**
   * Changes a file; resolves with a function that puts the original text back.
   *
   * @param {string} file
   * @param {string} from
   * @param {string} to
   */
  async edit(file, from, to) {
    const path = resolve(this.directory, file);
    const text = await readFile(path, 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} has no ${from}`);
    await writeFile(path, changed);
    return () => writeFile(path, text);
  }
}

/**
 * Ends a process with all that it started.
 *
 * @param {ChildProcess} child
 */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const ended = new Promise((resolve) => child.on('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
