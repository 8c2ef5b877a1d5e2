import * as z from 'zod/mini';

import { areaSchema } from './areas/area';
import { allCalls, calls } from './calls';
import { ERROR_STATUS } from './errors';
import { pathTo } from './path-to';
import * as PATHS from './paths';

test('no two calls share method and path', () => {
  const names = allCalls.map((call) => `${call.method} ${call.path}`);
  expect(new Set(names).size).toBe(names.length);
});

test('every path belongs to a call, and every call has its path from there', () => {
  const paths = new Set<string>(Object.values(PATHS));
  const ofCalls = allCalls.map(({ path }) => path.replace(/^panels\/\w+$/, PATHS.reference));
  expect(ofCalls.filter((path) => !paths.has(path))).toEqual([]);
  expect([...paths].filter((path) => !ofCalls.includes(path))).toEqual([]);
});

test('a path is filled with its values', () => {
  expect(pathTo(PATHS.unitHistory, { id: 7 })).toBe('products/7/history');
  expect(pathTo(PATHS.unitByBarcode, { code: 'a/b?c' })).toBe('products/barcode/a%2Fb%3Fc');
  expect(pathTo(PATHS.reference, { endpoint: 'brands' })).toBe('panels/brands');
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
  expect(z.parse(calls.sales.sell.body, [line])[0]?.price).toBe('45.50');
  expect(z.safeParse(calls.sales.sell.body, []).success).toBe(false);
  expect(z.safeParse(calls.sales.sell.body, Array(201).fill(line)).success).toBe(false);
  expect(z.safeParse(calls.sales.sell.body, [{ ...line, bank: 'ABC' }]).success).toBe(false);
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

test('every write says what it changes, so that others are told', () => {
  const quiet = new Set([
    'approvals',
    'areas/preview',
    'audit/exports',
    'authentication/factor',
    'client-views',
    'prices/preview',
    'transactions/years',
  ]);
  const silent = allCalls.filter(
    ({ method, action, changes, path }) =>
      method !== 'GET' && action !== null && !changes && !quiet.has(path),
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
});
