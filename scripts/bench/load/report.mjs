import { table } from '../../../packages/server/src/bench/table.ts';

const round = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(1));
const ratioOf = (one, other) => (other === 0 ? '–' : (one / other).toFixed(2));

/** Federated beside single bundle: a line for each figure. */
function compare({ federated, single }) {
  const rows = Object.keys(federated).map((what) => [
    round(federated[what]),
    round(single[what]),
    ratioOf(federated[what], single[what]),
    what,
  ]);
  return table(['federated', 'single', 'ratio', ''], rows);
}

const TITLES = {
  first: { 'sign-in': 'Sign-in, cold cache', dashboard: 'Dashboard, cold cache' },
  again: {
    'sign-in': 'Sign-in, second visit after sales was released anew',
    dashboard: 'Dashboard, second visit after sales was released anew',
    sales: 'Sales, second visit after sales was released anew',
  },
};

function navigationTable(navigation) {
  const rows = ['cold', 'ahead', 'warm'].flatMap((way) =>
    Object.keys(navigation.federated[way]).map((area) => {
      const { federated, single } = navigation;
      const [ours, theirs] = [federated[way][area], single[way][area]];
      return [round(ours), round(theirs), ratioOf(ours, theirs), `${area}, ${way}`];
    }),
  );
  return table(['federated', 'single', 'ratio', 'click to heading, ms'], rows);
}

/** What was hoped for: each aim with the figure and whether it is met. */
export function aimsOf({ first, again, navigation }) {
  const aims = [];
  const aim = (what, value, most, unit = '') =>
    aims.push({ what, value, most, unit, isMet: value <= most });
  const ratio = ({ federated, single }, name) => federated[name] / single[name];
  if (first) {
    aim('sign-in, first visit: LCP ÷ single', ratio(first['sign-in'], 'LCP, ms'), 1.1);
    aim('dashboard, first visit: LCP ÷ single', ratio(first.dashboard, 'LCP, ms'), 1.1);
    const signIn = first['sign-in'].federated;
    aim('sign-in: compressed JavaScript', signIn['JavaScript, KB'], 200, 'KB');
    aim('sign-in: compressed CSS', signIn['CSS, KB'], 35, 'KB');
    const after = first.dashboard.chain.federated.length - 1;
    aim('dashboard: requests between HTML and first figure', after, 3);
  }
  if (again) {
    aim('sign-in, second visit: LCP ÷ single', ratio(again['sign-in'], 'LCP, ms'), 1);
    aim('dashboard, second visit: LCP ÷ single', ratio(again.dashboard, 'LCP, ms'), 1);
  }
  if (navigation) {
    const { warm, cold } = navigation.federated;
    aim('slowest warm navigation', Math.max(...Object.values(warm)), 100, 'ms');
    aim('slowest cold navigation', Math.max(...Object.values(cold)), 300, 'ms');
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
    `First load and navigation: 10 Mbit/s, 40 ms latency, 4 × slower processor; medians of ${rounds}`,
  ];
  for (const [part, titles] of Object.entries(TITLES)) {
    for (const [page, title] of Object.entries(figures[part] ? titles : {})) {
      const { chain, ...both } = figures[part][page];
      parts.push(`${title}\n${compare(both)}`);
      if (part === 'first') parts.push(...['federated', 'single'].map((kind) => way(kind, chain)));
    }
  }
  if (figures.navigation) {
    parts.push(
      `Navigation (cold: first time, slow, nothing fetched ahead; ahead: first time, slow, after a rest; warm: second time, nothing slowed down)\n${navigationTable(figures.navigation)}`,
    );
  }
  parts.push(aimsTable(aimsOf(figures)));
  return parts.join('\n\n');
}

const way = (kind, chain) =>
  `${kind}: ${chain[kind].length - 1} after the HTML\n  ${chain[kind].join('\n  ')}`;
