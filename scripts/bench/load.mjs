import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { median } from '../../packages/server/src/bench/report.ts';
import { layBuilds } from './load/builds.mjs';
import { navigateAreas } from './load/navigation.mjs';
import { aimsOf, loadReport } from './load/report.mjs';
import { openBrowsing } from './load/visit.mjs';
import { chainTo } from './load/waterfall.mjs';
import { mediansOf, tell } from './outcome.mjs';
import { inSurroundings, machineOf } from './surroundings.mjs';

const { values } = parseArgs({
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
const AGAIN = ['sign-in', 'dashboard', 'sales'];

/**
 * What is measured in a round, each with the federated build and then the single bundle, from an
 * empty cache: `switchTo` makes the server serve a build.
 */
const PARTS = {
  /** First visits. */
  async first({ open }) {
    const visits = {};
    for (const page of Object.keys(FOLLOWED)) {
      const browsing = await open();
      visits[page] = await browsing.visit(page);
      await browsing.close();
    }
    return visits;
  },
  /** Second visits, after one area was released anew. */
  async again({ open, switchTo, kind }) {
    const visits = {};
    for (const page of AGAIN) {
      await switchTo(kind);
      const browsing = await open();
      await browsing.visit(page);
      await switchTo(kind, true);
      visits[page] = await browsing.visit(page);
      await browsing.close();
    }
    return visits;
  },
  navigation: ({ open }) => navigateAreas(open),
};

const SUMMARIES = {
  first: (rounds) =>
    eachPage(rounds, (page, visitsOf) => ({
      ...figuresOf(visitsOf),
      chain: byKind((kind) => chainTo(FOLLOWED[page], visitsOf(kind))),
    })),
  again: (rounds) => eachPage(rounds, (_, visitsOf) => figuresOf(visitsOf)),
  navigation: (rounds) =>
    byKind((kind) => {
      const ways = Object.keys(rounds[kind][0]);
      const mediansOfWay = (way) =>
        mediansOf(
          rounds[kind].map((round) => round[way]),
          median,
        );
      return Object.fromEntries(ways.map((way) => [way, mediansOfWay(way)]));
    }),
};

const byKind = (of) => Object.fromEntries(KINDS.map((kind) => [kind, of(kind)]));
const eachPage = (rounds, of) =>
  Object.fromEntries(
    Object.keys(rounds.federated[0]).map((page) => [
      page,
      of(page, (kind) => rounds[kind].map((round) => round[page])),
    ]),
  );
const figuresOf = (visitsOf) =>
  byKind((kind) =>
    mediansOf(
      visitsOf(kind).map(({ figures }) => figures),
      median,
    ),
  );

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

  const [figures, last] = [{}, {}];
  for (const part of values.parts.split(',')) {
    const rounds = { federated: [], single: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      console.error(`${part}: ${round + 1} of ${ROUNDS}`);
      // Whoever is second finds a warmer server: each is second in turn.
      for (const kind of round % 2 ? KINDS.toReversed() : KINDS) {
        await switchTo(kind);
        rounds[kind].push(await PARTS[part]({ open, switchTo, kind }));
      }
    }
    figures[part] = SUMMARIES[part](rounds);
    last[part] = byKind((kind) => rounds[kind].at(-1));
  }
  tell({
    machine: machineOf(browser),
    text: loadReport(figures, ROUNDS),
    figures: { rounds: ROUNDS, ...figures, aims: aimsOf(figures), lastRound: last },
    json: values.json,
  });
});
