import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Registry } from '@backoffice/contracts';
import { chromium, type Browser, type Page } from 'playwright-core';

import { serveBuilds } from '../packages/release/src/index.ts';
import { buildChanged } from '../packages/workspace/build-changed.mjs';
import { readWordsOrEnd } from '../packages/workspace/command-line.mjs';
import { ROOT } from '../packages/workspace/folders.mjs';
import { inParallel } from '../packages/workspace/processes.mjs';
import { launchOptions } from './pictures/browser.mjs';
import { waitForContent } from './pictures/content.ts';
import { takeInstallPictures } from './pictures/install-pictures.ts';
import { demoToken, startDemoServer } from './serving/demo-server.mjs';

const TARGET = join(ROOT, 'screenshots');
const WIDTHS = [390, 768, 1024, 1440];
const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1024: 768, 1440: 900 };
const THEMES = ['dark', 'light'];
const DIRECTIONS = { ltr: '/admin', rtl: '/rtl' } as const;

/** Pages of which pictures are taken in one theme and direction. */
interface Round {
  theme: string;
  direction: keyof typeof DIRECTIONS;
  /** Token of somebody who is signed in; the sign-in page needs none. */
  token?: string;
  paths: string[];
}
const AT_A_TIME = 2;

/**
 * `pnpm screenshots`: every route of the registry and the sign-in at four widths, dark and light,
 * left to right and right to left, into `screenshots/<route>/<width>-<theme>-<direction>.png`.
 */
async function takeAll(browser: Browser, url: string): Promise<string> {
  const started = performance.now();
  await rm(TARGET, { recursive: true, force: true });
  const paths = await routesOf(url);
  const token = await demoToken(url);
  const looks = THEMES.flatMap((theme) =>
    (['ltr', 'rtl'] as const).map((direction) => ({ theme, direction })),
  );
  const rounds: Round[] = looks.map((look) => ({ ...look, token, paths }));
  rounds.push(...looks.map((look) => ({ ...look, paths: ['/login'] })));
  await inParallel(rounds, AT_A_TIME, (round) => takeRound(browser, url, round));
  const seconds = Math.round((performance.now() - started) / 1000);
  const count = (paths.length + 1) * looks.length * WIDTHS.length;
  return `${count} pictures of ${paths.length + 1} pages in ${seconds} s: ${TARGET}`;
}

/** Takes pictures of the server that `URL` names (with the demo company), else of one on fresh data. */
async function withDemo(take: (browser: Browser, url: string) => Promise<string>) {
  const server = process.env.URL ? { url: process.env.URL, stop: undefined } : await startDemo();
  const browser = await chromium.launch(await launchOptions());
  try {
    console.log(await take(browser, server.url));
  } finally {
    await browser.close();
    await server.stop?.();
  }
}

/** All pages in one theme and direction; each is loaded once and then made wider. */
async function takeRound(
  browser: Browser,
  url: string,
  { theme, direction, token, paths }: Round,
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(
    ([name, key]) => {
      localStorage.setItem('backoffice.theme', name);
      if (key) localStorage.setItem('backoffice.token', key);
    },
    [theme, token] as const,
  );
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(`${url}${DIRECTIONS[direction]}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await waitForContent(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHTS[width] ?? 0 });
      const folder = join(TARGET, path.slice(1).replaceAll('/', '-'));
      await mkdir(folder, { recursive: true });
      await settle(page);
      await page.screenshot({
        path: join(folder, `${width}-${theme}-${direction}.png`),
        fullPage: true,
      });
    }
  }
  await context.close();
}

/** Waits for charts and tables, which measure themselves after a change of width. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 120)));
      }),
  );

async function routesOf(url: string): Promise<string[]> {
  const { areas } = (await (await fetch(`${url}/areas.json`)).json()) as Registry;
  return areas.flatMap(({ area }) => area.routes.map(({ path }) => path));
}

/** The current sources, served on a free port with the demo company in a folder of their own. */
async function startDemo() {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-screenshots-'));
  const releases = join(folder, 'releases');
  await serveBuilds(releases, await buildChanged());
  const { url, stop } = await startDemoServer(join(folder, 'data'), releases);
  const stopAndRemove = async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url, stop: stopAndRemove };
}

const USAGE = `pnpm screenshots            every screen
pnpm screenshots --install  icons and screens of the installed product`;

const { values } = readWordsOrEnd({
  usage: USAGE,
  options: { install: { type: 'boolean' } },
});
await withDemo(values.install ? takeInstallPictures : takeAll);
