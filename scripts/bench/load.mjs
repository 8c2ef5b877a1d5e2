import { join } from 'node:path';

import { readWordsOrEnd } from '../../packages/workspace/command-line.mjs';
import { layBuilds } from './load/builds.mjs';
import { compareRounds } from './load/compare-rounds.mjs';
import { navigateAfterRest, navigateTwice } from './load/navigation.mjs';
import { aimsOf, loadReport } from './load/report.mjs';
import { openBrowsing } from './load/visit.mjs';
import { chainTo } from './load/waterfall.mjs';
import { tell } from './outcome.mjs';
import { inSurroundings, machineOf } from './surroundings.mjs';

const { values } = readWordsOrEnd({
  usage: 'pnpm bench load [--rounds] [--parts] [--json]',
  options: {
    rounds: { type: 'string', default: '5' },
    /** Which of first visits, visits after a release, and navigation. */
    parts: { type: 'string', default: 'first,again,navigation' },
    json: { type: 'string' },
  },
});
const ROUNDS = Number(values.rounds);
const MINUTES = 30;
const KINDS = ['federated', 'single'];
/** Until which moment the requests of a first visit are followed. */
const FOLLOWED = { 'sign-in': 'heading', dashboard: 'figure' };

async function visitFirst(page, { open }) {
  const browsing = await open();
  const visit = await browsing.visit(page);
  await browsing.close();
  return visit;
}

/** The second visit, after one area was released anew. */
async function visitAgain(page, { open, switchTo, kind }) {
  const browsing = await open();
  await browsing.visit(page);
  await switchTo(kind, true);
  const visit = await browsing.visit(page);
  await browsing.close();
  return visit;
}

const eachOf = (pages, visit) =>
  Object.fromEntries(pages.map((page) => [page, (build) => visit(page, build)]));

/** By part its scenes; each begins with an empty cache. */
const PARTS = {
  first: eachOf(Object.keys(FOLLOWED), visitFirst),
  again: eachOf(['sign-in', 'dashboard', 'sales'], visitAgain),
  navigation: {
    twice: ({ open }) => navigateTwice(open),
    rested: ({ open }) => navigateAfterRest(open),
  },
};

/** What is kept of a part, from the rounds of its scenes. */
const SUMMARIES = {
  first: (scenes) =>
    mapValues(scenes, (rounds, page) => ({
      figures: compareRounds(figuresOf(rounds)),
      chain: mapValues(rounds, (visits) => chainTo(FOLLOWED[page], visits)),
    })),
  again: (scenes) => mapValues(scenes, (rounds) => ({ figures: compareRounds(figuresOf(rounds)) })),
  navigation: (scenes) =>
    Object.assign({}, ...Object.values(scenes).map((rounds) => compareRounds(rounds))),
};

const mapValues = (object, of) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, of(value, key)]));
const figuresOf = (rounds) => mapValues(rounds, (visits) => visits.map(({ figures }) => figures));

/** All rounds of a part; in each, every scene with the one build and then the other. */
async function measurePart(part, { open, switchTo }) {
  const scenes = mapValues(PARTS[part], () => ({ federated: [], single: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    console.error(`${part}: ${round + 1} of ${ROUNDS}`);
    for (const [scene, measure] of Object.entries(PARTS[part])) {
      // Whoever is second finds a warmer server: each is second in turn.
      for (const kind of round % 2 ? KINDS.toReversed() : KINDS) {
        await switchTo(kind);
        scenes[scene][kind].push(await measure({ open, switchTo, kind }));
      }
    }
  }
  return scenes;
}

/**
 * `pnpm bench load`: the production build in Chromium on a slow line and processor, beside the same
 * code as one bundle without federation, in turn. Prints tables; `--json` names a file for all
 * figures and the requests of the last round.
 */
await inSurroundings(MINUTES, async (surroundings) => {
  const { folder, browser, serve } = surroundings;
  const releases = join(folder, 'releases');
  const switchTo = await layBuilds(surroundings, releases);
  const server = await serve(releases);
  const open = () => openBrowsing({ browser, ...server });
  // The server's first answers are its slowest.
  for (const kind of KINDS) {
    await switchTo(kind);
    await visitFirst('dashboard', { open });
  }

  const [figures, lastRound] = [{}, {}];
  for (const part of values.parts.split(',')) {
    const scenes = await measurePart(part, { open, switchTo });
    figures[part] = SUMMARIES[part](scenes);
    lastRound[part] = mapValues(scenes, (rounds) => mapValues(rounds, (all) => all.at(-1)));
  }
  tell({
    machine: machineOf(browser),
    text: loadReport(figures, ROUNDS),
    figures: { rounds: ROUNDS, ...figures, aims: aimsOf(figures), lastRound },
    json: values.json,
  });
});
