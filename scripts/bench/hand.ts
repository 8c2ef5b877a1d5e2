import { table } from '../../packages/server/src/bench/tables/table.ts';
import { readWordsOrEnd } from '../../packages/workspace/command-line.mjs';
import { gesturesOf, SIZES, type Gesture } from './hand/gestures.ts';
import {
  forgetInteractions,
  interactionsSince,
  noteInteractions,
  type Interaction,
} from './hand/interactions.mjs';
import { receiveUnits } from './hand/units.ts';
import { serveStock } from './lists/stock.ts';
import { tell } from './outcome.ts';
import { inSurroundings, machineOf, signedInPage, type Signed } from './surroundings.ts';

const { values } = readWordsOrEnd({
  usage: 'pnpm bench hand [--rounds] [--slower] [--only] [--json]',
  options: {
    rounds: { type: 'string', default: '5' },
    /** How many times slower the processor is made. */
    slower: { type: 'string', default: '6' },
    /** Part of a name: only gestures with it are measured. */
    only: { type: 'string', default: '' },
    json: { type: 'string' },
  },
});
const STOCK = 100_000;
const CODE = 'BENCH-HAND';
const ROUNDS = Number(values.rounds);
const MINUTES = 20;
/** Most milliseconds from a key or click to the frame that follows, for 95 in 100. */
const AIM = 100;
const SHARE = 95;

/** Opens a page and makes it ready for a gesture, then slows the processor down. */
async function openedFor({ path, prepare }: Gesture, signed: Signed) {
  const page = await signedInPage(signed.browser, signed.token);
  await noteInteractions(page);
  await page.goto(signed.url + path);
  await prepare(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
  return page;
}

async function measure(signed: Signed, gesture: Gesture) {
  const page = await openedFor(gesture, signed);
  const before = await forgetInteractions(page);
  await gesture.act(page);
  const interactions = await interactionsSince(page, before);
  await page.context().close();
  return interactions;
}

async function measureAll(signed: Signed, gestures: Record<string, Gesture>) {
  const figures: Record<string, Interaction[]> = {};
  for (const [name, gesture] of Object.entries(gestures)) {
    if (!name.includes(values.only)) continue;
    for (let round = 0; round < ROUNDS; round += 1) {
      console.error(`${name}: ${round + 1} of ${ROUNDS}`);
      (figures[name] ??= []).push(...(await measure(signed, gesture)));
    }
  }
  return figures;
}

/** The shortest interaction that `share` in a hundred do not exceed. */
function percentile(interactions: Interaction[], share: number): Interaction {
  const sorted = interactions.toSorted((one, other) => one.whole - other.whole);
  const found = sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)];
  if (!found) throw new Error('Nobody pressed anything');
  return found;
}

function lineOf([name, interactions]: [string, Interaction[]]): string[] {
  const slow = percentile(interactions, SHARE);
  const parts = [slow.waited, slow.worked, slow.painted].map((time) => time.toFixed(0));
  return [
    String(interactions.length),
    String(percentile(interactions, 50).whole),
    String(slow.whole),
    String(AIM),
    String(percentile(interactions, 100).whole),
    parts.join(' + '),
    slow.whole <= AIM ? '' : slow.event,
    name,
  ];
}

const HEAD = ['count', 'p50 ms', 'p95 ms', 'aim', 'most', 'waited + worked + painted', '', ''];

/**
 * `pnpm bench hand`: how soon a page answers a hand, on a processor slowed down 6 ×: from each key
 * and click to the frame that follows it, as the browser itself tells (interaction to next paint).
 */
await inSurroundings(MINUTES, async (surroundings) => {
  const { browser } = surroundings;
  const { url, token } = await serveStock(surroundings, STOCK);
  const units = await receiveUnits(url, token, CODE, SIZES.rows);
  const signed = { browser, url, token };
  const gestures = gesturesOf(units, CODE);
  const figures = await measureAll(signed, gestures);
  tell({
    machine: machineOf(browser),
    text: [
      `${ROUNDS} rounds, processor slowed down ${values.slower} ×, ${STOCK} units in stock`,
      table(HEAD, Object.entries(figures).map(lineOf)),
    ].join('\n'),
    figures: { stock: STOCK, rounds: ROUNDS, aim: AIM, gestures: figures },
    json: values.json,
  });
});
