import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { freePort } from '../../packages/workspace/port.mjs';
import { findProgram } from './find-program.mjs';
import { DrivenPage, untilReady } from './web-driver.mjs';

/** @import { ChildProcess } from 'node:child_process' */

const LIBRARIES = '/usr/lib';

/** The browser that comes with the library; Debian keeps it away from the PATH. */
function findMiniBrowser() {
  if (process.env.MINIBROWSER) return process.env.MINIBROWSER;
  return readdirSync(LIBRARIES)
    .flatMap((folder) => ['4.1', '4.0', '6.0'].map((api) => `${folder}/webkit2gtk-${api}`))
    .map((folder) => join(LIBRARIES, folder, 'MiniBrowser'))
    .find((file) => existsSync(file));
}

/** The programs that WebKit needs, by their Debian package; undefined where one is missing. */
export const webkitPrograms = () => ({
  'webkit2gtk-driver': findProgram(['WebKitWebDriver']) && findMiniBrowser(),
  xvfb: findProgram(['Xvfb']),
});

/**
 * Starts WebKitGTK on a screen that nobody sees.
 *
 * @returns {Promise<{ page: DrivenPage, version: string, stop: () => Promise<void> }>}
 */
export async function startWebKit() {
  /** @type {ChildProcess[]} */
  const children = [];
  const end = () => children.forEach((child) => child.kill());
  process.once('exit', end);
  try {
    const screen = spawn(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', '1500x1100x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    children.push(screen);
    const port = await freePort();
    // Without WEBKIT_DISABLE_DMABUF_RENDERER and WEBKIT_DISABLE_COMPOSITING_MODE, which are often
    // advised: with either, calls for pictures and sizes of windows are never answered.
    const env = { ...process.env, DISPLAY: await displayOf(screen), GDK_BACKEND: 'x11' };
    children.push(spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }));
    const driver = `http://127.0.0.1:${port}`;
    await untilReady(driver);
    // Without `--automation` the driver gets no page.
    const options = { binary: findMiniBrowser(), args: ['--automation'] };
    const opened = await DrivenPage.open(driver, { 'webkitgtk:browserOptions': options });
    const stop = async () => {
      await opened.page.close().catch(() => undefined);
      end();
      process.off('exit', end);
    };
    return { ...opened, stop };
  } catch (error) {
    end();
    throw error;
  }
}

/**
 * The free display that an X server chose.
 *
 * @param {ChildProcess} screen
 * @returns {Promise<string>}
 */
const displayOf = (screen) =>
  new Promise((resolve, reject) => {
    screen.on('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    screen.stdio[3]?.on('data', (number) => resolve(`:${String(number).trim()}`));
  });
