import { setTimeout as pause } from 'node:timers/promises';

import { chromium } from 'playwright-core';

import { readWordsOrEnd } from '../../packages/workspace/command-line.mjs';
import { launchOptions } from '../pictures/browser.mjs';
import { auditBooks, readBooks } from './day/books.ts';
import { openOffice, type Office } from './day/browser.ts';
import { compareMemory, watchMemory, type Memory } from './day/memory.ts';
import { mb, report, type Growth } from './day/report.ts';
import { readReference, signIn, startShop, type Closing } from './day/shop.ts';
import { openTills, type Tills } from './day/till.ts';
import { writeFigures } from './outcome.ts';

const { values } = readWordsOrEnd({
  usage: 'pnpm bench soak day [--minutes] [--rounds] [--clients] [--engine] [--json]',
  options: {
    minutes: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '200' },
    clients: { type: 'string', default: '20' },
    /** `embedded` or `postgres`. */
    engine: { type: 'string', default: 'embedded' },
    json: { type: 'string' },
  },
});
const duration = Number(values.minutes) * 60_000;
const rounds = Number(values.rounds);
const clients = Number(values.clients);

/** Of the time, until memory is compared with what it is at the end. */
const WARM_UP = 0.2;
const TELL_EVERY = 30_000;

const closing: Closing = [];
const progress = { rounds: 0 };

/**
 * `pnpm bench soak day`: two hours of a shop in ten minutes. Clients of the API sell, transfer and
 * list while a browser goes through all areas; then memory, errors and books are looked at.
 */
async function soakDay() {
  const { url } = await startShop({ engine: values.engine, closing });
  const { ask, token } = await signIn(url);
  const tills = openTills({ ask, reference: await readReference(ask) });
  const before = await readBooks(ask);
  const browser = await chromium.launch(await launchOptions());
  closing.unshift(() => browser.close());
  const office = await openOffice(browser, { url, token });

  const started = Date.now();
  const memory = watchMemory(url, started);
  const telling = setInterval(() => tell({ started, memory, tills, office }), TELL_EVERY);
  const working = tills.work(clients);
  const warm = await walkRounds(office, started);
  await pause(started + duration - Date.now());
  tills.close();
  await working;
  memory.stop();
  clearInterval(telling);
  // Its own minute of quiet, so that the clients' last answers are not in the way.
  const end = await office.heap();
  const state = tills.state();
  const wrong = auditBooks(before, await readBooks(ask), state);
  return {
    state,
    heap: { warm, end } satisfies Growth,
    wrong,
    errors: office.errors,
    resident: compareMemory(memory.samples, WARM_UP),
  };
}

/** All rounds spread over the time; answers the heap once the page was warm. */
async function walkRounds(office: Office, started: number) {
  let heap = NaN;
  const warm = Math.ceil(rounds * WARM_UP);
  for (let round = 0; round < rounds; round += 1) {
    await pause(started + (duration * round) / rounds - Date.now());
    if (round === warm) heap = await office.heap();
    await office.walk();
    progress.rounds = round + 1;
  }
  return heap;
}

interface Running {
  started: number;
  memory: Memory;
  tills: Tills;
  office: Office;
}

function tell({ started, memory, tills, office }: Running) {
  const { baskets, times, errors } = tills.state();
  const calls = Object.values(times).reduce((total, { length }) => total + length, 0);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  const { resident, heap, external } = memory.samples.at(-1) ?? {};
  console.log(
    `${minutes} min: ${calls} calls, ${baskets.size} sales, ${progress.rounds} rounds, server ${mb(resident)} MB (heap ${mb(heap)}, external ${mb(external)}), ${errors.length + office.errors.length} errors`,
  );
}

let closed: Promise<void> | undefined;
/** Whoever asks again waits for the same end. */
function closeAll() {
  closed ??= (async () => {
    for (const close of closing) await close();
  })();
  return closed;
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    console.error('Stopped');
    void closeAll().then(() => process.exit(1));
  });
}
let passed: boolean;
try {
  const outcomes = report(await soakDay());
  if (values.json) writeFigures(values.json, outcomes);
  passed = outcomes.every(({ status }) => status === 'passed');
} finally {
  await closeAll();
}
process.exit(passed ? 0 : 1);
