import { MONTH_LABELS } from '@backoffice/contracts';

import { addChartColors, chartColors } from '../testing/theme-colors';
import { axes, inTwoRows, narrowAxes, scaleOf } from './axes';

test.each([
  { asked: { values: [3, null] }, scale: {} },
  { asked: { values: [] }, scale: { max: 100, interval: 25 } },
  { asked: { values: [], isSmall: true }, scale: { max: 100, interval: 50 } },
  { asked: { values: [0, null], isSmall: false }, scale: { max: 100, interval: 25 } },
  { asked: { values: [], maximum: 50 }, scale: { max: 50, interval: 10 } },
  { asked: {}, scale: {} },
])('the scale of $asked', ({ asked, scale }) => {
  const { max = 0, interval = 1 } = scaleOf(asked);
  expect(scaleOf(asked)).toEqual(scale);
  // Even: the last step is as high as the others.
  expect(max % interval).toBe(0);
});

test('on a phone all twelve months have a name, every second a line lower', () => {
  expect(narrowAxes(MONTH_LABELS)).toMatchObject([
    { query: { maxWidth: 480 }, option: { xAxis: { axisLabel: { interval: 0 } } } },
    { option: { xAxis: { axisLabel: { interval: 'auto' } } } },
  ]);
  expect(MONTH_LABELS.map(inTwoRows).slice(0, 4)).toEqual(['JAN', '\nFEB', 'MAR', '\nAPR']);
});

test('a small card has one letter for each month, and whole labels for amounts drawn one by one', () => {
  addChartColors();
  const setting = { colors: chartColors('dark'), direction: 'ltr', isStill: false } as const;
  const drawn = (categories: readonly string[]) =>
    axes({ categories, setting, short: String, isSmall: true }).xAxis as {
      axisLabel: { interval?: number; formatter?: (name: string) => string };
    };
  const { interval, formatter } = drawn(MONTH_LABELS).axisLabel;
  expect(interval).toBe(0);
  expect(MONTH_LABELS.map((name) => formatter?.(name)).join(' ')).toBe('J F M A M J J A S O N D');
  expect(formatter?.('ŞUB')).toBe('Ş');
  expect(drawn(['10', '11']).axisLabel).not.toHaveProperty('formatter');
});

test('amounts drawn one by one keep a single row', () => {
  expect(narrowAxes(['1', '2', '3'])).toEqual([]);
});
