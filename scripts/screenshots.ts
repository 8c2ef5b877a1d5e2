import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Registry } from '@backoffice/contracts';
import { chromium, type Browser } from 'playwright-core';

import { serveBuilds } from '../packages/release/src/index.ts';
import { buildChanged } from '../packages/workspace/build-changed.mjs';
import { readWordsOrEnd } from '../packages/workspace/command-line.mjs';
import { ROOT } from '../packages/workspace/folders.mjs';
import { inParallel } from '../packages/workspace/processes.mjs';
import { launchOptions } from './pictures/browser.mjs';
import { DIALOGS } from './pictures/dialogs.ts';
import { emptyCompany } from './pictures/empty-company.ts';
import { takeInstallPictures } from './pictures/install-pictures.ts';
import { LOOKS, PAIRS, type Round } from './pictures/pairs.ts';
import { takeRound, type Screen } from './pictures/take-round.ts';
import { demoToken, startDemoServer } from './serving/demo-server.mjs';

const TARGET = join(ROOT, 'screenshots');
const AT_A_TIME = 2;
/** Pages that show the same whatever the server has. */
const STILL = new Set(['/icons', '/notifications', '/tables', '/invitation', '/second-factor']);

interface Demo {
  url: string;
  data: string;
  stop: () => Promise<void>;
}

/**
 * `pnpm screenshots`: the sign-in, every route of the registry and what opens over them, into
 * `screenshots/<name>/<width>-<theme>-<direction>-<state>.png`.
 */
async function takeAll(browser: Browser, { url, data }: Demo): Promise<string> {
  const started = performance.now();
  await rm(TARGET, { recursive: true, force: true });
  const tokens = { full: await demoToken(url), empty: await emptyCompany(url, data) };
  const shoot = { browser, url, target: TARGET };
  const signedIn = (screens: Screen[]) => (round: Round) => () =>
    takeRound(
      { ...shoot, screens, token: tokens[round.state === 'empty' ? 'empty' : 'full'] },
      round,
    );
  const pages = await screensOf(url);
  const still = pages.filter(({ path }) => STILL.has(path));
  const dialogs = Object.entries(DIALOGS).map(([name, [path, open]]) => ({ name, path, open }));
  const full = PAIRS.filter(({ state }) => state === 'full');
  const rounds = [
    ...PAIRS.map(signedIn(pages.filter(({ path }) => !STILL.has(path)))),
    ...full.map(signedIn(still)),
    ...LOOKS.map(signedIn(dialogs)),
    ...LOOKS.map(
      (round) => () => takeRound({ ...shoot, screens: [{ name: 'login', path: '/login' }] }, round),
    ),
  ];
  let count = 0;
  await inParallel(rounds, AT_A_TIME, async (take) => {
    const taken = await take();
    count += taken;
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  return `${count} pictures in ${seconds} s: ${TARGET}`;
}

async function screensOf(url: string): Promise<Screen[]> {
  const { areas } = (await (await fetch(`${url}/areas.json`)).json()) as Registry;
  return areas
    .flatMap(({ area }) => area.routes)
    .map(({ path }) => ({ path, name: path.slice(1).replaceAll('/', '-') }));
}

/** The current sources, served on a free port with the demo company in a folder of their own. */
async function startDemo(): Promise<Demo> {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-screenshots-'));
  const [releases, data] = [join(folder, 'releases'), join(folder, 'data')];
  await serveBuilds(releases, await buildChanged());
  const { url, stop } = await startDemoServer(data, releases);
  const stopAndRemove = async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url, data, stop: stopAndRemove };
}

const USAGE = `pnpm screenshots            every screen
pnpm screenshots --install  icons and screens of the installed product`;

const { values } = readWordsOrEnd({ usage: USAGE, options: { install: { type: 'boolean' } } });
const browser = await chromium.launch(await launchOptions());
const demo = await startDemo();
try {
  const said = values.install
    ? await takeInstallPictures(browser, demo.url)
    : await takeAll(browser, demo);
  console.log(said);
} finally {
  await browser.close();
  await demo.stop();
}
