import { table } from '../../../packages/server/src/bench/table.ts';

const round = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(1));
const ratioText = (ratio) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '–');

/** Federated beside single bundle: a line for each figure. */
const compare = (figures, title = '') =>
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

/** What was hoped for: each aim with the figure and whether it is met. */
export function aimsOf({ first, again, navigation }) {
  const aims = [];
  const aim = (what, value, most, unit = '') =>
    aims.push({ what, value, most, unit, isMet: value <= most });
  if (first) {
    aim('sign-in, first visit: LCP ÷ single', first['sign-in'].figures[LCP].ratio, 1.1);
    aim('dashboard, first visit: LCP ÷ single', first.dashboard.figures[LCP].ratio, 1.1);
    const { 'JavaScript, KB': script, 'CSS, KB': style } = first['sign-in'].figures;
    aim('sign-in: compressed JavaScript', script.federated, 200, 'KB');
    aim('sign-in: compressed CSS', style.federated, 35, 'KB');
    const after = first.dashboard.chain.federated.length - 1;
    aim('dashboard: requests between HTML and first figure', after, 3);
  }
  if (again) {
    aim('sign-in, second visit: LCP ÷ single', again['sign-in'].figures[LCP].ratio, 1);
    aim('dashboard, second visit: LCP ÷ single', again.dashboard.figures[LCP].ratio, 1);
  }
  if (navigation) {
    const slowest = (way) =>
      Math.max(
        ...Object.entries(navigation)
          .filter(([name]) => name.endsWith(way))
          .map(([, { federated }]) => federated),
      );
    aim('slowest warm navigation', slowest('warm'), 100, 'ms');
    aim('slowest cold navigation', slowest('cold'), 300, 'ms');
  }
  return aims;
}

const aimsTable = (aims) =>
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
export function loadReport(figures, rounds) {
  const parts = [
    `First load and navigation: 10 Mbit/s, 40 ms latency, 4 × slower processor; medians of ${rounds}, also of the ratios`,
  ];
  for (const [part, titles] of Object.entries(TITLES)) {
    for (const [page, title] of Object.entries(figures[part] ? titles : {})) {
      const { figures: compared, chain } = figures[part][page];
      parts.push(`${title}\n${compare(compared)}`);
      if (chain) parts.push(...Object.entries(chain).map(way));
    }
  }
  if (figures.navigation) parts.push(`${WAYS}\n${compare(figures.navigation, HEADING)}`);
  parts.push(aimsTable(aimsOf(figures)));
  return parts.join('\n\n');
}

const way = ([kind, chain]) =>
  `${kind}: ${chain.length - 1} after the HTML\n  ${chain.join('\n  ')}`;
