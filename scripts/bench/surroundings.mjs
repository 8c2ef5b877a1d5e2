import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from '../../packages/workspace/folders.mjs';
import { launchOptions } from '../browser.mjs';
import { demoToken, startDemoServer } from '../demo-server.mjs';

const { chromium } = createRequire(join(ROOT, 'host', 'package.json'))('playwright-core');

/**
 * Runs a measurement in a browser, in a temporary folder. Whatever it starts is ended with it, also
 * when it is stopped or takes longer than so many minutes.
 *
 * @typedef {object} Surroundings
 * @property {string} folder
 * @property {object} browser of Playwright
 * @property {AbortSignal} signal of the end, for what else is started
 * @property {(releases: string) => Promise<Served>} serve a server with the demo company; its data
 *   stay where they are when it is stopped and served again
 *
 * @typedef {object} Served
 * @property {string} url
 * @property {string} token of somebody who signed in
 * @property {string} dataDirectory
 * @property {() => Promise<void>} stop
 *
 * @param {number} minutes
 * @param {(surroundings: Surroundings) => Promise<void>} measure
 */
export async function inSurroundings(minutes, measure) {
  const closing = [];
  let closed;
  /** Whoever asks again waits for the same end. */
  const closeAll = () => {
    closed ??= (async () => {
      for (const close of closing) await close();
    })();
    return closed;
  };
  const stopping = new AbortController();
  const giveUp = async (reason) => {
    console.error(reason);
    stopping.abort();
    await closeAll();
    process.exit(1);
  };
  const late = () => void giveUp(`Not done after ${minutes} minutes`);
  const deadline = setTimeout(late, minutes * 60_000);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void giveUp('Stopped'));

  const folder = await mkdtemp(join(tmpdir(), 'backoffice-bench-'));
  closing.unshift(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  try {
    const browser = await chromium.launch(await launchOptions());
    closing.unshift(() => browser.close());
    const serve = async (releases) => {
      const dataDirectory = join(folder, 'data');
      const { url, stop } = await startDemoServer(dataDirectory, releases);
      closing.unshift(stop);
      return { url, token: await demoToken(url), dataDirectory, stop };
    };
    await measure({ folder, browser, serve, signal: stopping.signal });
  } finally {
    clearTimeout(deadline);
    await closeAll();
  }
}

/** A page of a browser profile of its own, of somebody who is signed in. */
export async function signedInPage(browser, token) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript((key) => {
    // An empty page has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('backoffice.token', key);
  }, token);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

/** What a figure was measured on. */
export function machineOf(browser) {
  const cpus = os.cpus();
  return {
    processor: `${cpus.length} × ${cpus[0]?.model.trim() ?? 'unknown'}`,
    memory: `${Math.round(os.totalmem() / 2 ** 30)} GB`,
    system: `${os.type()} ${os.release()}`,
    node: process.versions.node,
    chromium: browser.version(),
    // What else ran: figures of a busy machine are no figures.
    load: Number(os.loadavg()[1].toFixed(1)),
  };
}
