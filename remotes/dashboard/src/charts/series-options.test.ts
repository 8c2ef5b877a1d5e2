import { addChartColors, chartColors } from '../testing/theme-colors';
import { manyLines, soleBars, soleLine } from './series-options';
import type { ChartSetting } from './use-chart-setting';

addChartColors();
const dark: ChartSetting = { colors: chartColors('dark'), direction: 'ltr', isStill: false };
const around = (setting: ChartSetting = dark) => ({
  categories: ['JAN', 'FEB', 'MAR'],
  setting,
  format: (value: number) => `${value} euros`,
  short: (value: number) => `${value}`,
});
const series = { name: '2024', values: [1, 2, null] };

describe('a sole series', () => {
  test('is a line with an area, from 0 upwards', () => {
    const option = soleLine(series, '2026', around());
    expect(option.series).toMatchObject([{ type: 'line', name: '2024', data: [1, 2, null] }]);
    expect(option.yAxis).toMatchObject({ type: 'value', min: 0 });
    expect(option.xAxis).toMatchObject({ data: ['JAN', 'FEB', 'MAR'], inverse: false });
  });

  test('follows its values, and without any has an even scale', () => {
    const scale = (values: (number | null)[], isSmall = false) =>
      soleLine({ name: '2024', values }, '', { ...around(), isSmall }).yAxis;
    expect(scale([2, null])).not.toHaveProperty('max');
    for (const none of [[], [null, null], [0, 0]]) {
      expect(scale(none)).toMatchObject({ max: 100, interval: 25 });
      expect(scale(none, true)).toMatchObject({ max: 100, interval: 50 });
    }
  });

  test('can be bars', () => {
    const option = soleBars(series, '', around());
    expect(option.series).toMatchObject([{ type: 'bar', name: '2024', data: [1, 2, null] }]);
  });

  test('has a tooltip on the canvas that tells the year really drawn', () => {
    const { tooltip } = soleLine(series, '2026', around());
    expect(tooltip).toMatchObject({ renderMode: 'richText', trigger: 'axis', confine: true });
    const { formatter } = tooltip as { formatter: (given: unknown) => string };
    expect(formatter([{ dataIndex: 1, value: 2 }])).toBe('FEB 2026\n2 euros');
    expect(formatter([{ dataIndex: 2, value: null }])).toBe('');
    expect(formatter([])).toBe('');
  });

  test('takes the ink of its mode, and keeps still when asked to', () => {
    const light = soleLine(series, '', around({ ...dark, colors: chartColors('light') }));
    expect(light.series).not.toEqual(soleLine(series, '', around()).series);
    expect(light.animation).toBe(true);
    const still = soleLine(series, '', around({ ...dark, isStill: true }));
    expect(still.animation).toBe(false);
  });

  test('runs from right to left where reading does', () => {
    const option = soleLine(series, '', around({ ...dark, direction: 'rtl' }));
    expect(option.xAxis).toMatchObject({ inverse: true });
    expect(option.yAxis).toMatchObject({ position: 'right' });
  });
});

describe('several series', () => {
  const years = [
    { name: '2025', values: [1, 2, 3], look: { color: 0, dash: [] } },
    { name: '2026', values: [4, null, null], look: { color: 4, dash: [2, 3] } },
  ];

  test('have a line each, with colour and dashes of their own', () => {
    const { series: lines } = manyLines(years, around());
    expect(lines).toMatchObject([
      { name: '2025', lineStyle: { color: '#cc9200', type: 'solid' }, showSymbol: false },
      { name: '2026', lineStyle: { color: '#f06169', type: [2, 3] }, showSymbol: true },
    ]);
  });

  test('name values in the tooltip, and a month without one by a dash', () => {
    const { tooltip } = manyLines(years, around());
    const { valueFormatter } = tooltip as { valueFormatter: (value: unknown) => string };
    expect(valueFormatter(4)).toBe('4 euros');
    expect(valueFormatter(null)).toBe('–');
  });
});
