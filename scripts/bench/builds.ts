import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { median } from '../../packages/server/src/bench/tables/report.ts';
import { table } from '../../packages/server/src/bench/tables/table.ts';
import { readWordsOrEnd } from '../../packages/workspace/command-line.mjs';
import { ROOT } from '../../packages/workspace/folders.mjs';
import { profile, type Figures } from '../running/profile.mjs';
import { timeStarts } from './builds/start.ts';
import { tell } from './outcome.ts';
import { inFolder, machineOf } from './surroundings.ts';

const { values } = readWordsOrEnd({
  usage: 'pnpm bench builds [--parts] [--rounds] [--json]',
  options: {
    /** `start`, `test` or both: which of `npm start` and `npm test` is measured. */
    parts: { type: 'string', default: 'start,test' },
    rounds: { type: 'string', default: '5' },
    json: { type: 'string' },
  },
});
const PARTS = values.parts.split(',');
const unknown = PARTS.find((part) => !['start', 'test'].includes(part));
if (unknown !== undefined) {
  console.error(`--parts: start, test or both, not "${unknown}"`);
  process.exit(1);
}
const ROUNDS = Number(values.rounds);
const MINUTES = 90;
/** Seconds until `npm start` is ready, minutes of `npm test`. */
const AIMS = { start: 5, test: 10 };

/** `npm test`, whose own lines go to standard error. */
async function runTests(folder: string, before: (step: () => unknown) => void): Promise<Figures> {
  const json = join(folder, 'tests.json');
  const child = spawn(process.execPath, ['scripts/test.mjs', '--json', json], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  const ended = once(child, 'exit');
  before(() => {
    child.kill('SIGTERM');
    return ended;
  });
  await ended;
  return JSON.parse(await readFile(json, 'utf8')) as Figures;
}

function textOf(starts: number[], tests: Figures | undefined): string {
  const rows = [];
  if (starts.length > 0) {
    const what = `npm start, one area edited: until it is ready, median of ${starts.length}`;
    rows.push([`${median(starts).toFixed(1)} s`, `${AIMS.start} s`, what]);
  }
  if (tests) {
    const what = tests.isWhole ? 'npm test' : 'npm test, which failed';
    rows.push([`${tests.minutes.toFixed(1)} min`, `${AIMS.test} min`, what]);
  }
  const steps = tests ? `\n\nIts steps:\n${profile(tests.steps)}` : '';
  return table(['', 'aim', ''], rows) + steps;
}

/** `pnpm bench builds`: how long people wait who change the code. */
await inFolder(MINUTES, async ({ folder, before }) => {
  const starts = PARTS.includes('start') ? await timeStarts(folder, ROUNDS, before) : [];
  const tests = PARTS.includes('test') ? await runTests(folder, before) : undefined;
  tell({
    machine: machineOf(),
    text: textOf(starts, tests),
    figures: { starts, tests },
    json: values.json,
  });
  if (tests && !tests.isWhole) process.exitCode = 1;
});
