import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';

import { launchOptions } from '../browser.mjs';
import { startServer } from '../server.mjs';
import { ROOT } from '../workspace.mjs';

const { chromium } = createRequire(join(ROOT, 'host', 'package.json'))('playwright-core');

const DEMO = { email: 'demo@example.com', password: 'demo1234' };

/**
 * Runs a measurement in a browser, in a temporary folder. Whatever it starts is ended with it, also
 * when it is stopped or takes longer than so many minutes.
 *
 * @typedef {object} Surroundings
 * @property {string} folder
 * @property {object} browser of Playwright
 * @property {AbortSignal} signal of the end, for what else is started
 * @property {(releases: string) => Promise<{ url: string, token: string }>} serve a server with the
 *   demo company, and the token of somebody who signed in
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
      const { url, stop } = await startDemo(join(folder, 'data'), releases);
      closing.unshift(stop);
      return { url, token: await tokenOf(url) };
    };
    await measure({ folder, browser, serve, signal: stopping.signal });
  } finally {
    clearTimeout(deadline);
    await closeAll();
  }
}

async function startDemo(dataDirectory, releases) {
  const { child, listening } = startServer({
    DATA_DIR: dataDirectory,
    RELEASES_DIR: releases,
    PORT: '0',
    LOG_LEVEL: 'error',
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  // The policy and the session know the server by one name.
  return { url: (await listening).replace('127.0.0.1', 'localhost'), stop };
}

async function tokenOf(url) {
  const response = await fetch(`${url}/api/v1/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO),
  });
  const { data, message } = await response.json();
  if (!response.ok) throw new Error(`Nobody could sign in: ${message}`);
  return data;
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
