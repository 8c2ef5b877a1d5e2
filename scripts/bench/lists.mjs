import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { launchOptions } from '../browser.mjs';
import { buildChanged } from '../build.mjs';
import { serveBuilds } from '../releases.mjs';
import { startServer } from '../server.mjs';
import { ROOT } from '../workspace.mjs';
import { fillPlainPage, fillVirtualPage, measureScrolling, sizeOf } from './lists/pages.mjs';
import { fillStock } from './lists/stock.mjs';

const { chromium } = createRequire(join(ROOT, 'host', 'package.json'))('playwright-core');

const STOCK = 100_000;
const ROWS = 10_000;
const ROUNDS = 5;
/** Milliseconds after which it gives up, whatever hangs. */
const DEADLINE = 10 * 60_000;
/** What is to be undone at the end, the latest first. */
const closing = [];
const DEMO = { email: 'demo@example.com', password: 'demo1234' };
const NO_ROWS = '/admin/products?start=2000-01-01&end=2000-01-01';

/**
 * `pnpm bench lists`: the stock list on 100,000 units in a temporary embedded database, with the
 * production build in Chromium. Times end when the rows are on screen. Scrolling and size of the
 * list stand beside those of a plain HTML table of the same rows. Prints a table, then JSON.
 */
async function benchLists() {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-bench-lists-'));
  closing.unshift(() => rm(folder, { recursive: true, force: true }));
  try {
    const releases = join(folder, 'releases');
    await serveBuilds(releases, await buildChanged());
    const environment = { DATA_DIR: folder, RELEASES_DIR: releases, PORT: '0', LOG_LEVEL: 'error' };
    await (await run(environment)).stop();
    await fillStock(folder, STOCK);
    const server = await run(environment);
    const browser = await chromium.launch(await launchOptions());
    closing.unshift(() => browser.close());
    report(await measureAll({ browser, url: server.url, token: await tokenOf(server.url) }));
  } finally {
    await closeAll();
  }
}

async function measureAll(surroundings) {
  const rounds = { first: [], filter: [], virtual: [], plain: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    tellRound('first rows and a filter', round);
    const opened = await openList(surroundings);
    rounds.first.push(await timeShowAll(opened.page));
    rounds.filter.push(await timeFilter(opened.page, round));
    await opened.context.close();
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    tellRound(`${ROWS} rows`, round);
    const list = await openList(surroundings);
    await timeShowAll(list.page);
    const styles = await fillVirtualPage(list.page, ROWS);
    rounds.virtual.push(await measurePage(list.page));
    await list.context.close();

    const plain = await openPage(surroundings);
    await fillPlainPage(plain.page, { ...surroundings, rows: ROWS, styles });
    rounds.plain.push(await measurePage(plain.page));
    await plain.context.close();
  }
  return {
    firstRows: median(rounds.first),
    filter: mediansOf(rounds.filter),
    virtual: mediansOf(rounds.virtual),
    plain: mediansOf(rounds.plain),
  };
}

const tellRound = (what, round) => console.error(`${what}: ${round + 1} of ${ROUNDS}`);

const measurePage = async (page) => ({
  ...(await sizeOf(page)),
  ...(await measureScrolling(page)),
});

async function openPage({ browser, token }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript((key) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('backoffice.token', key);
  }, token);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return { context, page };
}

/** The list with a filter that nothing matches. */
async function openList(surroundings) {
  const opened = await openPage(surroundings);
  await opened.page.goto(surroundings.url + NO_ROWS);
  await opened.page.getByText('No products found').waitFor();
  await opened.page.waitForLoadState('networkidle');
  return opened;
}

/** Milliseconds from pressing Show All to the frame that shows rows. */
const timeShowAll = (page) =>
  page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Show All',
    );
    const started = performance.now();
    button.click();
    while (document.querySelectorAll('tbody tr').length < 10) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - started;
  });

/**
 * Milliseconds to the frame that shows only the rows of a code: since it was typed, and since the
 * list asked for them, which it does when typing pauses.
 */
const timeFilter = async (page, round) => {
  const code = `-${1_100 + round * 100}`;
  await page.getByRole('searchbox', { name: 'Code' }).focus();
  const started = await page.evaluate(() => performance.now());
  await page.keyboard.insertText(code);
  return page.evaluate(
    async ([wanted, start]) => {
      const isThere = () => {
        const rows = [...document.querySelectorAll('tbody tr:not([aria-hidden])')];
        return rows.length > 0 && rows.every((row) => row.textContent.includes(wanted));
      };
      while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
      const shown = performance.now();
      const isAsked = ({ name }) => name.includes(`code=${wanted}`);
      const request = () => performance.getEntriesByType('resource').findLast(isAsked);
      // The browser may note the request only after its answer was used.
      while (!request()) await new Promise((resolve) => requestAnimationFrame(resolve));
      return { typed: shown - start, answer: shown - request().startTime };
    },
    [code, started],
  );
};

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

const mediansOf = (rounds) =>
  Object.fromEntries(
    Object.keys(rounds[0]).map((name) => [name, median(rounds.map((round) => round[name]))]),
  );

function report({ firstRows, filter, virtual, plain }) {
  const compared = Object.keys(virtual).map((name) => ({
    what: name,
    list: round(virtual[name]),
    plain: round(plain[name]),
    ratio: Number((virtual[name] / plain[name]).toFixed(3)),
  }));
  console.log(`Stock of ${STOCK} units, medians of ${ROUNDS}\n`);
  console.log(`first rows of "Show All"   ${round(firstRows)} ms (aim: 1000)`);
  console.log(`answer of a filter         ${round(filter.answer)} ms (aim: 300)`);
  console.log(`  since it was typed       ${round(filter.typed)} ms\n`);
  console.log(`${ROWS} rows`.padEnd(26) + ['list', 'plain', 'ratio'].map(right).join(''));
  for (const { what, list, plain: other, ratio } of compared) {
    console.log(what.padEnd(26) + [list, other, ratio].map(right).join(''));
  }
  const [answer, typed] = [round(filter.answer), round(filter.typed)];
  const figures = { firstRows: round(firstRows), filter: { answer, typed }, compared };
  console.log(`\n${JSON.stringify({ stock: STOCK, rows: ROWS, rounds: ROUNDS, ...figures })}`);
}

const round = (value) => Number(value.toFixed(1));
const right = (value) => String(value).padStart(12);

async function run(environment) {
  const { child, listening } = startServer(environment);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  closing.unshift(stop);
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

let closed;
/** Whoever asks again waits for the same end. */
function closeAll() {
  closed ??= (async () => {
    for (const close of closing) await close();
  })();
  return closed;
}

/** Ends early, and leaves nothing behind. */
async function giveUp(reason) {
  console.error(reason);
  await closeAll();
  process.exit(1);
}

const minutes = DEADLINE / 60_000;
const deadline = setTimeout(() => void giveUp(`Not done after ${minutes} minutes`), DEADLINE);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void giveUp('Stopped'));
await benchLists();
clearTimeout(deadline);
