import * as z from 'zod/mini';

import { areaSchema } from './area';
import { allCalls, calls } from './calls';
import { ERROR_STATUS } from './errors';
import { PATHS } from './paths';

test('no two calls share method and path', () => {
  const names = allCalls.map((call) => `${call.method} ${call.path}`);
  expect(new Set(names).size).toBe(names.length);
});

test('every path that a client uses belongs to a call', () => {
  const known = new Set(allCalls.map((call) => call.path.replace(/:\w+/g, '*')));
  const used = [
    ...Object.values(PATHS).filter((path) => typeof path === 'string'),
    PATHS.unitByBarcode('*'),
    PATHS.unitHistory(1).replace('1', '*'),
    PATHS.unitSiblings(1).replace('1', '*'),
    PATHS.transaction(1).replace('1', '*'),
    PATHS.article(1).replace('1', '*'),
    PATHS.panel('brands'),
    PATHS.panel('brand'),
  ];
  expect(used.filter((path) => !known.has(decodeURIComponent(path)))).toEqual([]);
});

test('a basket is limited and its money parsed', () => {
  const line = {
    id: 1,
    regular_price: 50,
    price: '45.5',
    paymentType: 'bank',
    bank: 'NLB',
    sale_type: 'online',
  };
  expect(z.parse(calls.products.sell.body, [line])[0]?.price).toBe('45.50');
  expect(z.safeParse(calls.products.sell.body, []).success).toBe(false);
  expect(z.safeParse(calls.products.sell.body, Array(201).fill(line)).success).toBe(false);
  expect(z.safeParse(calls.products.sell.body, [{ ...line, bank: 'ABC' }]).success).toBe(false);
});

test('an area names its routes with paths, not addresses', () => {
  const label = { en: 'Sales', sq: 'Shitjet', tr: 'Satışlar', ar: 'المبيعات' };
  const route = {
    path: '/sales',
    page: 'selling',
    label,
    icon: 'cart',
    guarded: true,
    sidebar: true,
    order: 1,
  };
  expect(z.safeParse(areaSchema, { name: 'sales', routes: [route] }).success).toBe(true);
  for (const path of ['sales', 'https://elsewhere.example', '//elsewhere', '/a b', '/']) {
    expect(z.safeParse(areaSchema, { name: 'sales', routes: [{ ...route, path }] }).success).toBe(
      false,
    );
  }
  expect(z.safeParse(areaSchema, { name: 'sales', routes: [] }).success).toBe(false);
});

test('every error code has a status of a failure', () => {
  expect(Object.values(ERROR_STATUS).every((status) => status >= 400 && status < 600)).toBe(true);
});
