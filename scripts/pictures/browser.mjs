import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from '../../packages/workspace/folders.mjs';

const requireFromRoot = createRequire(join(ROOT, 'package.json'));
const requireFromHost = createRequire(join(ROOT, 'host', 'package.json'));

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium keeps quiet, and runs where there is no graphics card and no user but root. */
const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a Chromium: `CHROME_PATH`, an installed one, Playwright's own, or the one that comes as an
 * npm package on Linux x64. Throws with the command that installs one when there is none.
 */
async function findBrowser(environment = process.env) {
  const chosen = environment.CHROME_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROME_PATH is ${chosen}, where no browser is`);
  }
  return installedBrowser(environment) ?? playwrightsBrowser() ?? (await packagedBrowser());
}

function installedBrowser({ PATH = '' }) {
  const inPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...inPath, ...PLACES].find(isExecutable);
}

function playwrightsBrowser() {
  const path = requireFromRoot('playwright-core').chromium.executablePath();
  return path && isExecutable(path) ? path : undefined;
}

async function packagedBrowser() {
  if (process.platform === 'linux' && process.arch === 'x64') {
    const file = requireFromHost.resolve('@sparticuz/chromium');
    const { default: chromium } = await import(pathToFileURL(file).href);
    return chromium.executablePath();
  }
  throw new Error(
    'The browser tests need a Chromium, and none was found. Install one with\n' +
      '  npx playwright-core install chromium\n' +
      'or name an installed one in CHROME_PATH.',
  );
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What Playwright's `launch` and `launchServer` take to start the browser that was found. */
export async function launchOptions() {
  const root = process.getuid?.() === 0;
  return {
    executablePath: await findBrowser(),
    headless: true,
    args: [...ARGUMENTS, ...(root ? ['--no-sandbox'] : [])],
  };
}
