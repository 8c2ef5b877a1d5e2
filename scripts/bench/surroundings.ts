import { mkdtemp, rm } from 'node:fs/promises';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Browser } from 'playwright-core';

import { launchOptions } from '../pictures/browser.mjs';
import { demoToken, startDemoServer } from '../serving/demo-server.mjs';

/** A browser, with the address of a server and the token of somebody who signed in there. */
export interface Signed {
  browser: Browser;
  url: string;
  token: string;
}

interface Served {
  url: string;
  token: string;
  dataDirectory: string;
  stop: () => Promise<void>;
}

export interface Surroundings {
  folder: string;
  browser: Browser;
  /** Aborted at the end, for other programs that are started. */
  signal: AbortSignal;
  /** A server with the demo company; its data stay when it is stopped and served again. */
  serve: (releases: string) => Promise<Served>;
}

/** Collects steps that run once at the end, the latest first. */
function openClosing() {
  const steps: (() => unknown)[] = [];
  let closed: Promise<void> | undefined;
  return {
    before: (step: () => unknown) => void steps.unshift(step),
    /** A second call waits for the same end. */
    close: () =>
      (closed ??= (async () => {
        for (const step of steps) await step();
      })()),
  };
}

/** The surroundings of a measurement that needs no browser. */
interface Place {
  folder: string;
  /** Aborted at the end, for other programs that are started. */
  signal: AbortSignal;
  /** Adds a step for the end, which runs before those that were added earlier. */
  before: (step: () => unknown) => void;
}

/**
 * Runs a measurement in a temporary folder. The steps that it adds run at the end, also when it is
 * stopped or takes longer than `minutes`.
 */
export async function inFolder(minutes: number, measure: (place: Place) => Promise<void>) {
  const closing = openClosing();
  const stopping = new AbortController();
  const giveUp = async (reason: string) => {
    console.error(reason);
    stopping.abort();
    await closing.close();
    process.exit(1);
  };
  const late = () => void giveUp(`Not done after ${minutes} minutes`);
  const deadline = setTimeout(late, minutes * 60_000);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void giveUp('Stopped'));

  const folder = await mkdtemp(join(tmpdir(), 'backoffice-bench-'));
  closing.before(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  try {
    await measure({ folder, signal: stopping.signal, before: closing.before });
  } finally {
    clearTimeout(deadline);
    await closing.close();
  }
}

/** `inFolder` with a browser; the servers that it starts end with it. */
export const inSurroundings = (
  minutes: number,
  measure: (surroundings: Surroundings) => Promise<void>,
) =>
  inFolder(minutes, async ({ folder, signal, before }) => {
    const browser = await chromium.launch(await launchOptions());
    before(() => browser.close());
    const serve = async (releases: string) => {
      const dataDirectory = join(folder, 'data');
      const { url, stop } = await startDemoServer(dataDirectory, releases);
      before(stop);
      return { url, token: await demoToken(url), dataDirectory, stop };
    };
    await measure({ folder, browser, serve, signal });
  });

/** A page of a browser profile of its own, of somebody who is signed in. */
export async function signedInPage(browser: Browser, token: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript((key) => {
    // An empty page has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('backoffice.token', key);
  }, token);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

/** The machine on which figures were measured. */
export function machineOf(browser?: Browser) {
  const cpus = os.cpus();
  return {
    processor: `${cpus.length} × ${cpus[0]?.model.trim() ?? 'unknown'}`,
    memory: `${Math.round(os.totalmem() / 2 ** 30)} GB`,
    system: `${os.type()} ${os.release()}`,
    node: process.versions.node,
    chromium: browser?.version(),
    // Tells what else ran: figures of a busy machine are worth nothing.
    load: Number((os.loadavg()[1] ?? NaN).toFixed(1)),
  };
}
