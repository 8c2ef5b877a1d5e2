import { table } from '../../../packages/server/src/bench/tables/table.ts';
import type { Compared, Kind } from './compare-rounds.ts';

/** A page's figures, and the chain of requests up to the moment that is followed. */
export interface PageFigures {
  figures: Compared;
  chain?: Record<Kind, string[]>;
}

/** The figures of the parts that were measured. */
export interface LoadFigures {
  first?: Record<string, PageFigures>;
  again?: Record<string, PageFigures>;
  /** Clicks in the sidebar, by area and way. */
  navigation?: Compared;
}

const round = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));
const ratioText = (ratio: number) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '–');

/** A table of the federated build beside the single bundle, with a line for each figure. */
const compare = (figures: Compared, title = '') =>
  table(
    ['federated', 'single', 'ratio', title],
    Object.entries(figures).map(([what, { federated, single, ratio }]) => [
      round(federated),
      round(single),
      ratioText(ratio),
      what,
    ]),
  );

const TITLES = {
  first: { 'sign-in': 'Sign-in, cold cache', dashboard: 'Dashboard, cold cache' },
  again: {
    'sign-in': 'Sign-in, second visit after sales was released anew',
    dashboard: 'Dashboard, second visit after sales was released anew',
    sales: 'Sales, second visit after sales was released anew',
  },
};

const HEADING = 'click to heading, ms';
const WAYS =
  'Navigation (cold: first time, slow, nothing fetched ahead; ahead: first time, slow, after a rest; warm: second time, nothing slowed down)';
const LCP = 'LCP, ms';

interface Aim {
  what: string;
  value: number;
  most: number;
  unit: string;
  isMet: boolean;
}

const aim = (what: string, value = NaN, most: number, unit = ''): Aim => ({
  what,
  value,
  most,
  unit,
  isMet: value <= most,
});

/** The aims, each with its figure and whether it is met. */
export const aimsOf = ({ first, again, navigation }: LoadFigures): Aim[] => [
  ...(first ? aimsOfFirst(first) : []),
  ...(again ? aimsOfAgain(again) : []),
  ...(navigation ? aimsOfNavigation(navigation) : []),
];

function aimsOfFirst(pages: Record<string, PageFigures>) {
  const { 'sign-in': signIn, dashboard } = pages;
  const waits = dashboard?.chain && dashboard.chain.federated.length - 1;
  return [
    aim('sign-in, first visit: LCP ÷ single', signIn?.figures[LCP]?.ratio, 1.05),
    aim('dashboard, first visit: LCP ÷ single', dashboard?.figures[LCP]?.ratio, 1),
    aim('sign-in: compressed JavaScript', signIn?.figures['JavaScript, KB']?.federated, 170, 'KB'),
    aim('sign-in: compressed CSS', signIn?.figures['CSS, KB']?.federated, 35, 'KB'),
    aim('dashboard: requests between HTML and first figure', waits, 3),
  ];
}

const aimsOfAgain = ({ 'sign-in': signIn, dashboard }: Record<string, PageFigures>) => [
  aim('sign-in, second visit: LCP ÷ single', signIn?.figures[LCP]?.ratio, 1),
  aim('dashboard, second visit: LCP ÷ single', dashboard?.figures[LCP]?.ratio, 1),
];

function slowest(times: Compared, way: string) {
  const ofWay = Object.entries(times).filter(([name]) => name.endsWith(way));
  return ofWay.toSorted(([, one], [, other]) => other.federated - one.federated)[0];
}

const aimsOfNavigation = (times: Compared) => [
  aim('slowest warm navigation', slowest(times, 'warm')?.[1].federated, 100, 'ms'),
  aim('slowest cold navigation', slowest(times, 'cold')?.[1].federated, 300, 'ms'),
];

const aimsTable = (aims: Aim[]) =>
  table(
    ['', 'measured', 'aim', ''],
    aims.map(({ what, value, most, unit, isMet }) => [
      isMet ? 'met' : 'missed',
      unit || value > 20 || Number.isInteger(value) ? round(value) : value.toFixed(2),
      `${most} ${unit}`.trim(),
      what,
    ]),
  );

/** The whole measurement as text. */
export function loadReport(figures: LoadFigures, rounds: number) {
  const parts = [
    `First load and navigation: 10 Mbit/s, 40 ms latency, 4 × slower processor; medians of ${rounds}, also of the ratios`,
    ...pagesText(TITLES.first, figures.first),
    ...pagesText(TITLES.again, figures.again),
  ];
  if (figures.navigation) parts.push(`${WAYS}\n${compare(figures.navigation, HEADING)}`);
  parts.push(aimsTable(aimsOf(figures)));
  return parts.join('\n\n');
}

const pagesText = (titles: Record<string, string>, pages: Record<string, PageFigures> = {}) =>
  Object.entries(pages).flatMap(([page, { figures, chain = {} }]) => [
    `${titles[page]}\n${compare(figures)}`,
    ...Object.entries(chain).map(way),
  ]);

const way = ([kind, chain]: [string, string[]]) =>
  `${kind}: ${chain.length - 1} after the HTML\n  ${chain.join('\n  ')}`;
