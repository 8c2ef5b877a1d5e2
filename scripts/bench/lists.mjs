import { join } from 'node:path';

import { serveBuilds } from '../../packages/release/src/index.ts';
import { median } from '../../packages/server/src/bench/report.ts';
import { table } from '../../packages/server/src/bench/table.ts';
import { buildChanged } from '../../packages/workspace/build-changed.mjs';
import { readWordsOrEnd } from '../../packages/workspace/command-line.mjs';
import { fillPlainPage, fillVirtualPage, measureScrolling, sizeOf } from './lists/pages.mjs';
import { fillStock } from './lists/stock.mjs';
import { mediansOf, tell } from './outcome.mjs';
import { inSurroundings, machineOf, signedInPage } from './surroundings.mjs';

const { values } = readWordsOrEnd({
  usage: 'pnpm bench lists [--rounds] [--json]',
  options: {
    rounds: { type: 'string', default: '5' },
    json: { type: 'string' },
  },
});
const STOCK = 100_000;
const ROWS = 10_000;
const ROUNDS = Number(values.rounds);
const MINUTES = 10;
const AIMS = { firstRows: 1_000, filter: 300 };
const tellRound = (what, round) => console.error(`${what}: ${round + 1} of ${ROUNDS}`);
const NO_ROWS = '/admin/products?start=2000-01-01&end=2000-01-01';

async function measureAll(surroundings) {
  const rounds = { first: [], filter: [], virtual: [], plain: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    tellRound('first rows and a filter', round);
    const page = await openList(surroundings);
    rounds.first.push(await timeShowAll(page));
    rounds.filter.push(await timeFilter(page, round));
    await page.context().close();
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    tellRound(`${ROWS} rows`, round);
    const list = await openList(surroundings);
    await timeShowAll(list);
    const styles = await fillVirtualPage(list, ROWS);
    rounds.virtual.push(await measurePage(list));
    await list.context().close();

    const plain = await signedInPage(surroundings.browser, surroundings.token);
    await fillPlainPage(plain, { ...surroundings, rows: ROWS, styles });
    rounds.plain.push(await measurePage(plain));
    await plain.context().close();
  }
  return {
    firstRows: median(rounds.first),
    filter: mediansOf(rounds.filter, median),
    virtual: mediansOf(rounds.virtual, median),
    plain: mediansOf(rounds.plain, median),
  };
}

const measurePage = async (page) => ({
  ...(await sizeOf(page)),
  ...(await measureScrolling(page)),
});

/** The list with a filter that nothing matches. */
async function openList({ browser, url, token }) {
  const page = await signedInPage(browser, token);
  await page.goto(url + NO_ROWS);
  await page.getByText('No products found').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
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

function textOf({ firstRows, filter, virtual, plain }) {
  const times = [
    [firstRows, AIMS.firstRows, 'first rows of "Show All", ms'],
    [filter.answer, AIMS.filter, 'rows of a filter since they were asked for, ms'],
    [filter.typed, '', 'rows of a filter since it was typed, ms'],
  ];
  const compared = Object.keys(virtual).map((name) => [
    virtual[name].toFixed(1),
    plain[name].toFixed(1),
    (virtual[name] / plain[name]).toFixed(3),
    name,
  ]);
  return [
    `Stock of ${STOCK} units, medians of ${ROUNDS}`,
    table(
      ['time', 'aim', ''],
      times.map(([time, aim, what]) => [time.toFixed(1), String(aim), what]),
    ),
    `\n${ROWS} rows`,
    table(['list', 'plain', 'ratio', ''], compared),
  ].join('\n');
}

/**
 * `pnpm bench lists`: the stock list on 100,000 units in a temporary embedded database, with the
 * production build in Chromium. Times end when the rows are on screen. Scrolling and size of the
 * list stand beside those of a plain HTML table of the same rows.
 */
await inSurroundings(MINUTES, async ({ folder, browser, serve }) => {
  const releases = join(folder, 'releases');
  await serveBuilds(releases, await buildChanged());
  const { stop, dataDirectory } = await serve(releases);
  await stop();
  await fillStock(dataDirectory, STOCK);
  const { url, token } = await serve(releases);
  const figures = await measureAll({ browser, url, token });
  tell({
    machine: machineOf(browser),
    text: textOf(figures),
    figures: { stock: STOCK, rows: ROWS, rounds: ROUNDS, ...figures },
    json: values.json,
  });
});
