import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, expect, type BrowserContext } from '@playwright/test';

import { launchOptions } from '../../../../scripts/pictures/browser.mjs';

/** A Chromium whose profile lies on the disk, so that it finds it again after its process was killed. */
export class DiskBrowser {
  private process: ChildProcess | undefined;
  private folder = '';

  async make(): Promise<this> {
    this.folder = await mkdtemp(join(tmpdir(), 'backoffice-browser-'));
    return this;
  }

  async start(): Promise<BrowserContext> {
    const { executablePath, args } = await launchOptions();
    const port = join(this.folder, 'DevToolsActivePort');
    await rm(port, { force: true });
    this.process = spawn(
      executablePath,
      [
        ...args,
        '--headless',
        '--no-default-browser-check',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.folder}`,
        'about:blank',
      ],
      { stdio: 'ignore' },
    );
    let address = '';
    const read = async () => {
      const [number, path] = (await readFile(port, 'utf8').catch(() => '')).split('\n');
      address = number && path ? `ws://127.0.0.1:${number}${path}` : '';
      return address;
    };
    await expect.poll(read).not.toBe('');
    const [context] = (await chromium.connectOverCDP(address)).contexts();
    if (!context) throw new Error('The browser has no profile');
    return context;
  }

  /** Pulls the plug: nothing is written any more. */
  async kill(): Promise<void> {
    const { process } = this;
    this.process = undefined;
    if (!process || process.exitCode !== null) return;
    const ended = once(process, 'exit');
    process.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
