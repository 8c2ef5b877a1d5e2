import { join } from 'node:path';

import { serveBuilds } from '../../packages/release/src/index.ts';
import { table } from '../../packages/server/src/bench/tables/table.ts';
import { buildChanged } from '../../packages/workspace/build-changed.mjs';
import { readWordsOrEnd } from '../../packages/workspace/command-line.mjs';
import { visit, type Scores, type Visit } from './lighthouse/visit.ts';
import { mediansOf, tell } from './outcome.ts';
import { inSurroundings, machineOf } from './surroundings.ts';

const { values } = readWordsOrEnd({
  usage: 'pnpm bench lighthouse [--rounds] [--json]',
  options: {
    rounds: { type: 'string', default: '5' },
    json: { type: 'string' },
  },
});
const ROUNDS = Number(values.rounds);
const MINUTES = 45;
/** Points of every category; what is below is told with what takes them away. */
const AIM = 95;

const PAGES = {
  'sign-in': '/admin/login',
  dashboard: '/admin/dashboard',
  products: '/admin/products',
  sell: '/admin/sales',
  counts: '/admin/counts',
};
type Figures = Record<string, { scores: Scores; lost: string[] }>;

async function measureAll(folder: string, url: string, token: string): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, path] of Object.entries(PAGES)) {
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      console.error(`${name}: ${round + 1} of ${ROUNDS}`);
      visits.push(await visit(folder, url + path, name === 'sign-in' ? undefined : token));
    }
    const lost = visits.at(-1)?.lost ?? [];
    figures[name] = { scores: mediansOf(visits.map(({ scores }) => scores)), lost };
  }
  return figures;
}

function textOf(figures: Figures): string {
  const rows = Object.entries(figures).map(([name, { scores }]) => [
    ...[scores.performance, scores.accessibility, scores['best-practices']].map(String),
    `${scores.lcp.toFixed(0)} ms`,
    `${scores.blocked.toFixed(0)} ms`,
    scores.cls.toFixed(3),
    name,
  ]);
  const heads = ['performance', 'accessibility', 'best practices', 'LCP', 'blocked', 'CLS', ''];
  const below = Object.entries(figures).flatMap(([name, { scores, lost }]) =>
    lost
      .filter((text) => scores[text.split(':')[0] as keyof Scores] < AIM)
      .map((text) => `  ${name}, ${text}`),
  );
  const why = below.length > 0 ? `\nBelow ${AIM}, for\n${below.join('\n')}` : '';
  return `Lighthouse, mobile, medians of ${ROUNDS}\n${table(heads, rows)}${why}`;
}

/**
 * `pnpm bench lighthouse`: Lighthouse's mobile profile (a slow phone on a slow line) of five pages of
 * the demo company, each with a cold cache. Lighthouse comes from npm when it is called.
 */
await inSurroundings(MINUTES, async ({ folder, browser, serve }) => {
  const releases = join(folder, 'releases');
  await serveBuilds(releases, await buildChanged());
  const { url, token } = await serve(releases);
  const figures = await measureAll(folder, url, token);
  tell({
    machine: machineOf(browser),
    text: textOf(figures),
    figures: { rounds: ROUNDS, pages: figures },
    json: values.json,
  });
});
