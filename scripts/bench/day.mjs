import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

import { readWordsOrEnd } from '../../packages/workspace/command-line.mjs';
import { ROOT } from '../../packages/workspace/folders.mjs';
import { launchOptions } from '../browser.mjs';
import { auditBooks, readBooks } from './day/books.mjs';
import { openOffice } from './day/browser.mjs';
import { compareMemory, watchMemory } from './day/memory.mjs';
import { mb, report } from './day/report.mjs';
import { readReference, signIn, startShop } from './day/shop.mjs';
import { openTills } from './day/till.mjs';

const { chromium } = createRequire(join(ROOT, 'host', 'package.json'))('playwright-core');

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

/** What is to be undone at the end, the latest first. */
const closing = [];
const pause = (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds));

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
  const heap = await walkRounds(office, started);
  await pause(started + duration - Date.now());
  tills.close();
  await working;
  memory.stop();
  clearInterval(telling);
  // Its own minute of quiet, so that the clients' last answers are not in the way.
  heap.end = await office.heap();
  const state = tills.state();
  const wrong = auditBooks(before, await readBooks(ask), state);
  return {
    state,
    heap,
    wrong,
    errors: office.errors,
    resident: compareMemory(memory.samples, WARM_UP),
  };
}

/** All rounds spread over the time, with the heap measured once the page is warm. */
async function walkRounds(office, started) {
  const heap = { done: 0 };
  const warm = Math.ceil(rounds * WARM_UP);
  for (let round = 0; round < rounds; round += 1) {
    await pause(started + (duration * round) / rounds - Date.now());
    if (round === warm) heap.warm = await office.heap();
    await office.walk();
    office.done = round + 1;
  }
  return heap;
}

function tell({ started, memory, tills, office }) {
  const { baskets, times, errors } = tills.state();
  const calls = Object.values(times).reduce((total, { length }) => total + length, 0);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  const { resident, heap, external } = memory.samples.at(-1) ?? {};
  console.log(
    `${minutes} min: ${calls} calls, ${baskets.size} sales, ${office.done ?? 0} rounds, server ${mb(resident)} MB (heap ${mb(heap)}, external ${mb(external)}), ${errors.length + office.errors.length} errors`,
  );
}

let closed;
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
let passed = false;
try {
  const outcomes = report(await soakDay());
  if (values.json) {
    const file = resolve(process.env.INIT_CWD ?? '.', values.json);
    writeFileSync(file, `${JSON.stringify(outcomes, null, 2)}\n`);
  }
  passed = outcomes.every(({ status }) => status === 'passed');
} finally {
  await closeAll();
}
process.exit(passed ? 0 : 1);
