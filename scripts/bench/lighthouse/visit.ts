import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { chromium } from 'playwright-core';

import { launchOptions } from '../../pictures/browser.mjs';

/**
 * Fetched when it is needed, as `npx` does: with all it needs it is 185 MB, which nobody should
 * install to start a shop. The last one that runs on our oldest Node.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

export interface Scores {
  /** 0 to 100. */
  performance: number;
  accessibility: number;
  'best-practices': number;
  /** Milliseconds. */
  lcp: number;
  /** Milliseconds. */
  blocked: number;
  cls: number;
}

export interface Visit {
  scores: Scores;
  /** What takes points away, the dearest first, as `performance: Largest Contentful Paint 3.4 s`. */
  lost: string[];
}

interface Report {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<
    string,
    { title: string; score: number | null; displayValue?: string; numericValue?: number }
  >;
}

const run = promisify(execFile);

/**
 * Lighthouse's mobile profile of one page, in a browser profile of its own with a cold cache.
 *
 * @param folder for what the browser and Lighthouse write
 * @param token of somebody who is signed in
 * @throws where Lighthouse cannot be fetched
 */
export async function visit(folder: string, address: string, token?: string): Promise<Visit> {
  const place = await mkdtemp(join(folder, 'lighthouse-'));
  const port = await freePort();
  const { args, ...options } = await launchOptions();
  const browser = await chromium.launchPersistentContext(join(place, 'profile'), {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    if (token) {
      // A file that is no page: nothing of the product is in the cache.
      const page = await browser.newPage();
      await page.goto(new URL('/icon.svg', address).href);
      await page.evaluate((key) => localStorage.setItem('backoffice.token', key), token);
      await page.close();
    }
    const file = join(place, 'report.json');
    const flags = ['--output=json', `--output-path=${file}`, `--port=${port}`, '--quiet'];
    const chosen = [`--only-categories=${CATEGORIES.join()}`, '--disable-storage-reset'];
    const words = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address];
    await run('npm', [...words, ...flags, ...chosen], { cwd: place });
    return read(JSON.parse(await readFile(file, 'utf8')) as Report);
  } finally {
    await browser.close();
  }
}

function read({ categories, audits }: Report): Visit {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const lost = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? []).map(({ id, weight }) => {
      const { title = id, score: reached = null, displayValue = '' } = audits[id] ?? {};
      const points = reached === null ? 0 : weight * (1 - reached);
      return { points, text: `${name}: ${title} ${displayValue}`.trim() };
    }),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      lcp: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    },
    lost: lost
      .filter(({ points }) => points > 0)
      .sort((one, other) => other.points - one.points)
      .map(({ text }) => text),
  };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
