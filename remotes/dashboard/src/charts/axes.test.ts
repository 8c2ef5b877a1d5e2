import { MONTH_LABELS } from '@backoffice/contracts';

import { inTwoRows, narrowAxes, scaleOf } from './axes';

test.each([
  { asked: { values: [3, null] }, scale: {} },
  { asked: { values: [] }, scale: { max: 100, interval: 25 } },
  { asked: { values: [], lines: 3 }, scale: { max: 100, interval: 50 } },
  { asked: { values: [0, null], lines: 4 }, scale: { max: 100, interval: 25 } },
  { asked: { values: [], maximum: 50 }, scale: { max: 50, interval: 10 } },
  { asked: {}, scale: {} },
])('the scale of $asked', ({ asked, scale }) => {
  const { max = 0, interval = 1 } = scaleOf(asked);
  expect(scaleOf(asked)).toEqual(scale);
  // Even: the last step is as high as the others.
  expect(max % interval).toBe(0);
});

test('on a small chart all twelve months have a name, every second a line lower', () => {
  expect(narrowAxes(MONTH_LABELS)).toMatchObject([
    { query: { maxWidth: 480 }, option: { xAxis: { axisLabel: { interval: 0 } } } },
    { option: { xAxis: { axisLabel: { interval: 'auto' } } } },
  ]);
  expect(MONTH_LABELS.map(inTwoRows).slice(0, 4)).toEqual(['JAN', '\nFEB', 'MAR', '\nAPR']);
});

test('amounts drawn one by one keep a single row', () => {
  expect(narrowAxes(['1', '2', '3'])).toEqual([]);
});
