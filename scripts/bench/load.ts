import { join } from 'node:path';

import { readWordsOrEnd } from '../../packages/workspace/command-line.mjs';
import { layBuilds, type SwitchTo } from './load/builds.ts';
import { compareRounds, KINDS, type Figures, type Kind } from './load/compare-rounds.ts';
import { navigateAfterRest, navigateTwice } from './load/navigation.mjs';
import { aimsOf, loadReport, type LoadFigures } from './load/report.ts';
import { openBrowsing } from './load/visit.mjs';
import { chainTo } from './load/waterfall.ts';
import { tell } from './outcome.ts';
import { inSurroundings, machineOf } from './surroundings.ts';

type Browsing = Awaited<ReturnType<typeof openBrowsing>>;
type Visit = Awaited<ReturnType<Browsing['visit']>>;
type PageName = Parameters<Browsing['visit']>[0];

/** The build that is measured. */
interface Build {
  open: () => Promise<Browsing>;
  switchTo: SwitchTo;
  kind: Kind;
}
/** A scene's rounds with each build. */
type Rounds<T> = Record<Kind, T[]>;

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
/** The moment of a first visit until which its requests are followed. */
const FOLLOWED = { 'sign-in': 'heading', dashboard: 'figure' } as const;
type Followed = keyof typeof FOLLOWED;
const AGAIN = ['sign-in', 'dashboard', 'sales'] as const;

async function visitFirst(page: PageName, { open }: Pick<Build, 'open'>) {
  const browsing = await open();
  const visit = await browsing.visit(page);
  await browsing.close();
  return visit;
}

/** The second visit, after one area was released anew. */
async function visitAgain(page: PageName, { open, switchTo, kind }: Build) {
  const browsing = await open();
  await browsing.visit(page);
  await switchTo(kind, true);
  const visit = await browsing.visit(page);
  await browsing.close();
  return visit;
}

function mapValues<K extends string, T, R>(
  object: Record<K, T>,
  of: (value: T, key: K) => R,
): Record<K, R> {
  const entries = Object.entries(object) as [K, T][];
  return Object.fromEntries(entries.map(([key, value]) => [key, of(value, key)])) as Record<K, R>;
}

const comparedFigures = (rounds: Rounds<Visit>) =>
  compareRounds(mapValues(rounds, (visits) => visits.map(({ figures }) => figures as Figures)));

/** Runs scenes in all rounds with the one build and then the other, each with an empty cache. */
async function measureScenes<K extends string, T>(
  part: string,
  scenes: Record<K, (build: Build) => Promise<T>>,
  build: Omit<Build, 'kind'>,
): Promise<Record<K, Rounds<T>>> {
  const measured = mapValues(scenes, (): Rounds<T> => ({ federated: [], single: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    console.error(`${part}: ${round + 1} of ${ROUNDS}`);
    for (const scene of Object.keys(scenes) as K[]) {
      // The second build finds a warmer server: each is second in turn.
      for (const kind of round % 2 ? KINDS.toReversed() : KINDS) {
        await build.switchTo(kind);
        measured[scene][kind].push(await scenes[scene]({ ...build, kind }));
      }
    }
  }
  return measured;
}

const lastOf = <T>(scenes: Record<string, Rounds<T>>) =>
  mapValues(scenes, (rounds) => mapValues(rounds, (all) => all.at(-1)));

/** The parts of the measurement: each returns its figures and the last round of each scene. */
const PARTS = {
  async first(build: Omit<Build, 'kind'>) {
    const pages = mapValues(FOLLOWED, (_, page) => (one: Build) => visitFirst(page, one));
    const scenes = await measureScenes('first', pages, build);
    const figures = mapValues(scenes, (rounds, page: Followed) => ({
      figures: comparedFigures(rounds),
      chain: mapValues(rounds, (visits) => chainTo(FOLLOWED[page], visits)),
    }));
    return { figures, last: lastOf(scenes) };
  },
  async again(build: Omit<Build, 'kind'>) {
    const visits = AGAIN.map((page) => [page, (one: Build) => visitAgain(page, one)] as const);
    const scenes = await measureScenes('again', Object.fromEntries(visits), build);
    const figures = mapValues(scenes, (rounds) => ({ figures: comparedFigures(rounds) }));
    return { figures, last: lastOf(scenes) };
  },
  async navigation(build: Omit<Build, 'kind'>) {
    const ways = {
      twice: ({ open }: Build): Promise<Figures> => navigateTwice(open),
      rested: ({ open }: Build): Promise<Figures> => navigateAfterRest(open),
    };
    const { twice, rested } = await measureScenes('navigation', ways, build);
    const times = { ...compareRounds(twice), ...compareRounds(rested) };
    return { figures: times, last: lastOf({ twice, rested }) };
  },
};

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

  const figures: LoadFigures = {};
  const lastRound: Record<string, object> = {};
  for (const part of values.parts.split(',') as (keyof typeof PARTS)[]) {
    const measured = await PARTS[part]({ open, switchTo });
    Object.assign(figures, { [part]: measured.figures });
    lastRound[part] = measured.last;
  }
  tell({
    machine: machineOf(browser),
    text: loadReport(figures, ROUNDS),
    figures: { rounds: ROUNDS, ...figures, aims: aimsOf(figures), lastRound },
    json: values.json,
  });
});
