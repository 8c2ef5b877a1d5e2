import type { AreaRoute } from '@backoffice/contracts';

import { readsOf } from './first-reads';
import { rememberRights } from './known-rights';

const TOKEN = 'a-token-that-is-longer-than-its-end';
const NOW = new Date('2026-03-01T12:00:00.000Z');
const label = { en: 'Start', sq: 'Start', tr: 'Start', ar: 'Start' };
const route: AreaRoute = {
  path: '/start',
  page: 'start',
  label,
  icon: 'M0 0',
  guarded: true,
  sidebar: true,
  order: 1,
  reads: [
    { path: 'panels/brands' },
    {
      path: 'transactions/years',
      body: { years: ['$year'], type: 'sales' },
      requires: 'figures.view',
    },
  ],
};

test('a page asks what its area says, of the running year', () => {
  rememberRights(TOKEN, ['figures.view']);
  expect(readsOf(route, TOKEN, NOW)).toEqual([
    { path: 'panels/brands' },
    { path: 'transactions/years', body: { years: [2026], type: 'sales' } },
  ]);
  expect(readsOf({ ...route, reads: undefined }, TOKEN, NOW)).toEqual([]);
});

test.each([
  ['the person may not', () => rememberRights(TOKEN, ['products.sell'])],
  ['somebody else may', () => rememberRights('the token of another person', ['figures.view'])],
  ['nobody knows it yet', () => localStorage.clear()],
])('nothing is asked where %s', (_, prepare) => {
  prepare();
  expect(readsOf(route, TOKEN, NOW)).toEqual([{ path: 'panels/brands' }]);
});
