import { clearToken, setToken } from '@backoffice/api-client';
import { calls, fakeApi } from '@backoffice/testing';

import { countView, tellViews } from './count-views';
import { loadRegistry } from './registry/registry-store';
import { reportError } from './report-area-error';

const api = fakeApi();
const label = { en: 'Sales', sq: 'Shitjet', tr: 'Satışlar', ar: 'المبيعات' };
const look = { icon: 'M0 0', guarded: true, sidebar: true, order: 1, label };

beforeAll(() => {
  const area = { name: 'sales', routes: [{ path: '/sales', page: 'selling', ...look }] };
  return loadRegistry(async () => ({
    host: { release: 'h1' },
    areas: [{ area, release: '7', manifest: '/m.json' }],
  }));
});
beforeEach(() => {
  jest.useFakeTimers();
  setToken('token-of-the-test');
});
afterEach(() => jest.useRealTimers());

const told = () => api.requests(calls.clientViews.count).map(({ body }) => body);

test('views of a minute are told together, by release', async () => {
  for (const area of ['sales', 'sales', 'unknown']) countView(area);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(told()).toEqual([]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(told()).toEqual([
    {
      views: [
        { area: 'sales', release: '7', views: 2 },
        { area: 'shell', release: 'h1', views: 3 },
      ],
    },
  ]);
});

test('an error is held against the views before it', async () => {
  api.on(calls.clientErrors.report, null);
  countView('sales');
  reportError('sales', 'K7QF-2M4X', new Error('broken'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(told()).toEqual([
    {
      views: [
        { area: 'sales', release: '7', views: 1 },
        { area: 'shell', release: 'h1', views: 1 },
      ],
    },
  ]);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(told()).toHaveLength(1);
});

test('whoever has signed out tells nothing', async () => {
  countView('sales');
  clearToken();
  await tellViews();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(told()).toEqual([]);
});
