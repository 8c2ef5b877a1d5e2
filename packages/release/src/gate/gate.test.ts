import type { Area, AreaRoute } from '@backoffice/contracts';

import type { AreaRelease, HostRelease } from '../read/read-release';
import type { Weight } from '../read/weigh';
import { route } from '../testing/sample-builds';
import type { Deployed } from './deployed';
import { judgeArea, judgeHost } from './gate';

const host: HostRelease = {
  version: 'h1',
  runtime: '2.9.2',
  provides: { react: '19.3.1', '@backoffice/api-client': '1.1.0' },
  exports: { '@backoffice/api-client': ['http', 'getToken'] },
  usesLinks: ['home'],
  calls: {},
  weights: [],
};

const HEAVY: Weight['files'] = [
  ['a.js', 30_000],
  ['b.js', 10_500],
];
const keys = ['title', 'count_one', 'count_other'];
const sales = (changes: Partial<AreaRelease> = {}): AreaRelease => ({
  name: 'sales',
  version: '1',
  area: { name: 'sales', routes: [route('/sales', 'selling')] },
  runtime: '2.9.2',
  requires: { react: '^19.3.0', '@backoffice/api-client': '^1.1.0' },
  pages: ['selling'],
  extensions: [],
  searches: false,
  uses: { '@backoffice/api-client': ['http'] },
  texts: { en: keys, sq: keys, tr: keys, ar: [...keys, 'count_few'] },
  calls: {},
  weights: [],
  ...changes,
});

const stock: Area = {
  name: 'stock',
  routes: [route('/products', 'list')],
  links: { 'products.find': { path: '/products' } },
  usesLinks: ['sales.day'],
};
const reasons = (release: AreaRelease, deployed: Deployed = { host, areas: [stock] }) =>
  judgeArea(release, deployed).map(({ reason }) => reason);
const withRoutes = (...routes: AreaRoute[]) => sales({ area: { name: 'sales', routes } });
const withArea = (changes: object) =>
  sales({ area: { name: 'sales', routes: [route('/sales', 'selling')], ...changes } });

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
    '1 text is missing in "ar": count',
  ],
  [
    'a language that is missing',
    sales({ texts: { en: ['title'], sq: ['title'], ar: ['title'] } }),
    '1 text is missing in "tr": title',
  ],
  [
    'too heavy a page',
    sales({ weights: [{ what: 'its page', bytes: 40_500, budget: 40_000, files: HEAVY }] }),
    'its page weighs 40,500 bytes, 40,000 are allowed: a.js 30,000, b.js 10,500',
  ],
  [
    'an extension that is missing',
    withArea({ extensions: [{ slot: 'unit.actions', name: 'sell-unit', order: 1 }] }),
    'area.json has the extension "sell-unit", which src/area.tsx does not have',
  ],
  [
    'a search that is missing',
    withArea({ search: { label: {} } }),
    'area.json says that it finds things, and src/area.tsx has no search',
  ],
  [
    'a link to nowhere',
    withArea({ links: { 'sales.day': { path: '/day' } } }),
    'The link sales.day leads to /day, which is no route of this area',
  ],
  [
    'a link of another area',
    withArea({ links: { 'products.find': { path: '/sales' } } }),
    'The link products.find belongs to stock',
  ],
  ['another name', sales({ name: 'till' }), 'area.json names it sales'],
])('%s is refused with its reason', (_, release, reason) => {
  expect(reasons(release)).toEqual([reason]);
});

const day = { path: '/sales', query: { day: 'day' } };
const before: Area = { name: 'sales', routes: [], links: { 'sales.day': day, 'sales.unit': day } };

test.each([
  ['keeps what others use', { 'sales.day': day }, []],
  ['moves it', { 'sales.day': { path: '/sales', query: { day: 'on' } } }, []],
  [
    'drops a link',
    { 'sales.unit': day },
    ['stock uses the link sales.day, which sales 1 no longer has'],
  ],
  [
    'drops a parameter',
    { 'sales.day': { path: '/sales' } },
    ['stock uses the parameter day of the link sales.day, which sales 1 no longer has'],
  ],
])('a release that %s', (_, links, expected) => {
  const found = judgeArea(withArea({ links }), { host, areas: [stock], before });
  expect(found.map(({ reason }) => reason)).toEqual(expected);
});

test('a link that the host and an area use is named with both', () => {
  const uses = { ...host, usesLinks: ['sales.day'] };
  const found = judgeArea(sales(), { host: uses, areas: [stock], before });
  expect(found.map(({ reason }) => reason)).toEqual([
    'the host and stock use the link sales.day, which sales 1 no longer has',
  ]);
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

test.each([
  ['19.3.1', '^19.3.0', true],
  ['19.10.0', '^19.3.0', true],
  ['19.2.9', '^19.3.0', false],
  ['20.0.0', '^19.3.0', false],
  ['18.3.1', '^19.0.0', false],
  ['0.4.2', '^0.4.0', true],
  ['0.5.0', '^0.4.0', false],
  ['1.0.0', '>=1.0.0', true],
  ['1.0.0', 'whatever', false],
  ['20.1.0-beta.1', '^20.0.0', true],
  ['1.0.0', '1.0.0', true],
])('a host with %s for an area that needs %s: %s', (version, range, fits) => {
  const provides = { ...host.provides, react: version };
  const found = judgeHost({ ...host, provides }, [sales({ requires: { react: range } })]);
  expect(found.map(({ reason }) => reason)).toEqual(
    fits ? [] : [`sales needs react ${range}, host h1 provides ${version}`],
  );
});
