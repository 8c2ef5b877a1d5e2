import { REGISTRY } from '../testing/registry-fixture';
import { createSearch, searchablePages } from './search-index';

const pages = searchablePages(REGISTRY, 'en', () => true);
const find = createSearch(pages);
const paths = (query: string) => find(query).map(({ path }) => path);

test('knows the specified pages by label and path, in order', () => {
  expect(pages.map(({ label, path }) => [label, path])).toEqual([
    ['Dashboard', '/dashboard'],
    ['Sales', '/Sales'],
    ['Add Products', '/add/products'],
    ['Products', '/products'],
    ['Transactions', '/Transactions'],
    ['CMS Panels', '/cms'],
    ['Administration', '/settings'],
    ['User Profile', '/user-profile'],
    ['Company Profile', '/company-profile'],
  ]);
});

test.each([
  ['dash', '/dashboard'],
  ['dashbord', '/dashboard'],
  ['trans', '/Transactions'],
  ['brands', '/cms'],
  ['sizes', '/cms'],
  ['colrs', '/cms'],
  ['  sales ', '/Sales'],
])('"%s" finds %s first', (query, path) => {
  expect(paths(query)[0]).toBe(path);
});

test.each(['', '   ', 'zzzz', 'xyz123'])('"%s" finds nothing', (query) => {
  expect(find(query)).toEqual([]);
});

test('finds a label however it is typed', () => {
  const one = { label: 'Ürünler ı', keywords: ['Kthim ë'] };
  const search = createSearch([one]);
  expect(search('urunler i')).toEqual([one]);
  expect(search('ＫＴＨＩＭ E')).toEqual([one]);
});

test('searches the labels of the language on screen', () => {
  const turkish = createSearch(searchablePages(REGISTRY, 'tr', () => true));
  expect(turkish('Dashboard (tr)')[0]?.label).toBe('Dashboard (tr)');
});
