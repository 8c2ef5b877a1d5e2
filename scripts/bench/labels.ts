import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { serveBuilds } from '../../packages/release/src/index.ts';
import { median } from '../../packages/server/src/bench/tables/report.ts';
import { table } from '../../packages/server/src/bench/tables/table.ts';
import { buildChanged } from '../../packages/workspace/build-changed.mjs';
import { readWordsOrEnd } from '../../packages/workspace/command-line.mjs';
import { ROOT } from '../../packages/workspace/folders.mjs';
import { layOutPlainly, openLabels, printLabels } from './labels/pages.mjs';
import { receiveUnits } from './labels/units.ts';
import { mediansOf, tell } from './outcome.ts';
import { inSurroundings, machineOf } from './surroundings.ts';

const { values } = readWordsOrEnd({
  usage: 'pnpm bench labels [--rounds] [--json]',
  options: {
    rounds: { type: 'string', default: '5' },
    json: { type: 'string' },
  },
});
const LABELS = 1_000;
const ROUNDS = Number(values.rounds);
const MINUTES = 10;
const CODE = 'BENCH-LABELS';

/**
 * `pnpm bench labels`: labels of the inventory laid out on sheets by its print dialog, in Chromium
 * with the production build, beside a plain loop that calls JsBarcode for each and writes the same
 * texts. Both end when the browser has laid out the last label.
 */
await inSurroundings(MINUTES, async ({ folder, browser, serve }) => {
  const releases = join(folder, 'releases');
  await serveBuilds(releases, await buildChanged());
  const { url, token } = await serve(releases);
  const units = await receiveUnits(url, token, CODE, LABELS);
  const library = createRequire(join(ROOT, 'packages', 'ui', 'package.json'));
  const jsBarcode = await readFile(library.resolve('jsbarcode/dist/JsBarcode.all.min.js'), 'utf8');

  const rounds = {
    sheets: [] as { laidOut: number; printed: number }[],
    plain: [] as number[],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    console.error(`${LABELS} labels: ${round + 1} of ${ROUNDS}`);
    const page = await openLabels({ browser, url, token }, CODE, LABELS);
    rounds.sheets.push(await printLabels(page, LABELS));
    await page.context().close();
    rounds.plain.push(await layOutPlainly(browser, units, jsBarcode));
  }
  const sheets = mediansOf(rounds.sheets);
  const plain = median(rounds.plain);
  const ratio = sheets.laidOut / plain;
  const rows = [
    [sheets.laidOut.toFixed(1), plain.toFixed(1), ratio.toFixed(2), 'laid out, ms'],
    [
      sheets.printed.toFixed(1),
      '',
      '',
      "until the browser's print dialog, ms (300 of them by rule)",
    ],
  ];
  tell({
    machine: machineOf(browser),
    text: `${LABELS} labels, medians of ${ROUNDS}\n${table(['sheets', 'loop', 'ratio', ''], rows)}`,
    figures: { labels: LABELS, rounds: ROUNDS, sheets, plain, ratio, all: rounds },
    json: values.json,
  });
});
