import type { Page } from 'playwright-core';

import { median } from '../../packages/server/src/bench/tables/report.ts';
import { table } from '../../packages/server/src/bench/tables/table.ts';
import { readWordsOrEnd } from '../../packages/workspace/command-line.mjs';
import { fillPlainPage, fillVirtualPage, measureScrolling, sizeOf } from './lists/pages.mjs';
import { openList, timeFilter, timeShowAll } from './lists/stock-list.mjs';
import { serveStock } from './lists/stock.ts';
import { mediansOf, tell } from './outcome.ts';
import { inSurroundings, machineOf, signedInPage, type Signed } from './surroundings.ts';

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
const tellRound = (what: string, round: number) =>
  console.error(`${what}: ${round + 1} of ${ROUNDS}`);

async function measurePage(page: Page) {
  return { ...(await sizeOf(page)), ...(await measureScrolling(page)) };
}
type Measured = Awaited<ReturnType<typeof measurePage>>;

async function measureTimes(signed: Signed) {
  const rounds = { first: [] as number[], filter: [] as { typed: number; answer: number }[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    tellRound('first rows and a filter', round);
    const page = await openList(signed);
    rounds.first.push(await timeShowAll(page));
    rounds.filter.push(await timeFilter(page, round));
    await page.context().close();
  }
  return { firstRows: median(rounds.first), filter: mediansOf(rounds.filter) };
}

/** Measures the list of many rows beside a plain table of the same rows. */
async function measureRows(signed: Signed) {
  const rounds = { virtual: [] as Measured[], plain: [] as Measured[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    tellRound(`${ROWS} rows`, round);
    const list = await openList(signed);
    await timeShowAll(list);
    const styles = await fillVirtualPage(list, ROWS);
    rounds.virtual.push(await measurePage(list));
    await list.context().close();

    const plain = await signedInPage(signed.browser, signed.token);
    await fillPlainPage(plain, { ...signed, rows: ROWS, styles });
    rounds.plain.push(await measurePage(plain));
    await plain.context().close();
  }
  return { virtual: mediansOf(rounds.virtual), plain: mediansOf(rounds.plain) };
}

async function measureAll(signed: Signed) {
  return { ...(await measureTimes(signed)), ...(await measureRows(signed)) };
}

function textOf({ firstRows, filter, virtual, plain }: Awaited<ReturnType<typeof measureAll>>) {
  const times: [number, number | string, string][] = [
    [firstRows, AIMS.firstRows, 'first rows of "Show All", ms'],
    [filter.answer, AIMS.filter, 'rows of a filter since they were asked for, ms'],
    [filter.typed, '', 'rows of a filter since it was typed, ms'],
  ];
  const compared = (Object.keys(virtual) as (keyof Measured)[]).map((name) => [
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
await inSurroundings(MINUTES, async (surroundings) => {
  const { browser } = surroundings;
  const { url, token } = await serveStock(surroundings, STOCK);
  const figures = await measureAll({ browser, url, token });
  tell({
    machine: machineOf(browser),
    text: textOf(figures),
    figures: { stock: STOCK, rows: ROWS, rounds: ROUNDS, ...figures },
    json: values.json,
  });
});
