import { route } from './fixture.mjs';
import { judgeArea, judgeHost } from './gate.mjs';

const host = {
  version: 'h1',
  runtime: '2.9.2',
  provides: { react: '19.3.1', '@backoffice/api-client': '1.1.0' },
  exports: { '@backoffice/api-client': ['http', 'getToken'] },
  weights: [],
};

const HEAVY = [
  ['a.js', 30_000],
  ['b.js', 10_500],
];
const keys = ['title', 'count_one', 'count_other'];
const sales = (changes = {}) => ({
  name: 'sales',
  version: '1',
  area: { name: 'sales', routes: [route('/sales', 'selling')] },
  runtime: '2.9.2',
  requires: { react: '^19.3.0', '@backoffice/api-client': '^1.1.0' },
  pages: ['selling'],
  uses: { '@backoffice/api-client': ['http'] },
  texts: { en: keys, sq: keys, tr: keys, ar: [...keys, 'count_few'] },
  weights: [],
  ...changes,
});

const stock = { name: 'stock', routes: [route('/products', 'list')] };
const reasons = (release, deployed = { host, areas: [stock] }) =>
  judgeArea(release, deployed).map(({ reason }) => reason);
const withRoutes = (...routes) => sales({ area: { name: 'sales', routes } });

test('an area that fits passes', () => {
  expect(judgeArea(sales(), { host, areas: [stock] })).toEqual([]);
});

test.each([
  [
    'another major of a shared module',
    sales({ requires: { react: '^18.2.0' } }),
    'sales needs react ^18.2.0, host h1 provides 19.3.1',
  ],
  [
    'a newer shared core',
    sales({ requires: { '@backoffice/api-client': '^1.2.0' } }),
    'sales needs @backoffice/api-client ^1.2.0, host h1 provides 1.1.0',
  ],
  [
    'a module that nobody provides',
    sales({ requires: { vue: '^3.0.0' } }),
    'sales needs vue ^3.0.0, host h1 does not provide it',
  ],
  [
    'a newer runtime',
    sales({ runtime: '2.10.0' }),
    'sales was built with module federation 2.10.0, host h1 runs 2.9.2',
  ],
  [
    'an export that the host lacks',
    sales({ uses: { '@backoffice/api-client': ['http', 'newCall'] } }),
    'sales uses newCall of @backoffice/api-client, which host h1 does not export',
  ],
  [
    'a page that is missing',
    withRoutes(route('/sales', 'selling'), route('/till', 'till')),
    'area.json has a route to the page "till", which src/area.tsx does not have',
  ],
  [
    'a page without a route',
    sales({ pages: ['selling', 'till'] }),
    'src/area.tsx has the page "till", which no route leads to',
  ],
  [
    'pages that cannot be read',
    sales({ pages: undefined }),
    'The pages of its module cannot be read',
  ],
  [
    'a route of another area, whatever its case',
    withRoutes(route('/Products', 'selling')),
    'The route /Products belongs to stock',
  ],
  [
    "the shell's own route",
    withRoutes(route('/login', 'selling')),
    'The route /login belongs to the shell',
  ],
  [
    'the same route twice',
    withRoutes(route('/sales', 'selling'), route('/SALES', 'selling')),
    'The route /SALES belongs to sales itself',
  ],
  [
    'texts that are not translated',
    sales({ texts: { en: keys, sq: keys, tr: keys, ar: ['title'] } }),
    '1 texts are missing in "ar": count',
  ],
  [
    'a language that is missing',
    sales({ texts: { en: ['title'], sq: ['title'], ar: ['title'] } }),
    '1 texts are missing in "tr": title',
  ],
  [
    'too heavy a page',
    sales({ weights: [{ what: 'its page', bytes: 40_500, budget: 40_000, files: HEAVY }] }),
    'its page weighs 40,500 bytes, 40,000 are allowed: a.js 30,000, b.js 10,500',
  ],
  ['another name', sales({ name: 'till' }), 'area.json names it sales'],
])('%s is refused with its reason', (_, release, reason) => {
  expect(reasons(release)).toEqual([reason]);
});

test('every refusal says what to do', () => {
  const broken = sales({ requires: { react: '^18.0.0' }, pages: [], texts: { en: ['a'] } });
  for (const { remedy } of judgeArea(broken, { host, areas: [] })) expect(remedy).toMatch(/\.$/);
});

test('without a host nothing can be checked', () => {
  expect(reasons(sales(), { areas: [] })).toEqual(['No host is deployed here']);
});

test('a host is refused when an area that is deployed would not run in it', () => {
  expect(judgeHost(host, [sales()])).toEqual([]);
  const provides = { ...host.provides, react: '20.0.0' };
  const exports = { '@backoffice/api-client': ['getToken'] };
  const found = judgeHost({ ...host, version: 'h2', provides, exports }, [sales()]);
  expect(found.map(({ reason }) => reason)).toEqual([
    'sales needs react ^19.3.0, host h2 provides 20.0.0',
    'sales uses http of @backoffice/api-client, which host h2 does not export',
  ]);
});
