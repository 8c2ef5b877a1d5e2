import { addChartColors, chartColors } from '../../testing/theme-colors';
import { barOption, bubbleOption, doughnutOption, pieOption, radarOption } from './sample-options';

addChartColors();
const SETTING = { colors: chartColors('dark'), direction: 'ltr', isStill: false } as const;
const MIRRORED = { ...SETTING, direction: 'rtl' } as const;
const SLICES = [
  { name: 'Boots', value: 28 },
  { name: 'Bags', value: 72 },
];

describe('the sample charts', () => {
  test('have a bar chart whose axis stands at 0 to 50 whatever it shows', () => {
    const option = barOption(SLICES, SETTING);
    expect(option.yAxis).toMatchObject({ min: 0, max: 50, position: 'left' });
    expect(option.xAxis).toMatchObject({ data: ['Boots', 'Bags'], inverse: false });
    expect(option.series).toMatchObject([{ type: 'bar', data: [28, 72] }]);
    expect(barOption(SLICES, MIRRORED).yAxis).toMatchObject({ position: 'right' });
  });

  test('have a pie, and a doughnut with a hole', () => {
    expect(pieOption(SLICES, SETTING).series).toMatchObject([
      { type: 'pie', radius: ['0%', '64%'] },
    ]);
    expect(doughnutOption(SLICES, SETTING).series).toMatchObject([
      { type: 'pie', radius: ['42%', '64%'], data: SLICES },
    ]);
  });

  test('have a radar with an axis for each slice', () => {
    const option = radarOption(SLICES, SETTING);
    expect(option.radar).toMatchObject({ indicator: [{ name: 'Boots' }, { name: 'Bags' }] });
    expect(option.series).toMatchObject([{ type: 'radar', data: [{ value: [28, 72] }] }]);
  });

  test('have bubbles of their own size, mirrored where reading is', () => {
    const option = bubbleOption([{ x: 1, y: 2, size: 9 }], MIRRORED);
    expect(option.series).toMatchObject([{ type: 'scatter', data: [[1, 2, 9]] }]);
    expect(option.xAxis).toMatchObject({ type: 'value', inverse: true, position: 'bottom' });
  });

  test('draw tooltips on the canvas, in the colours of the mode', () => {
    for (const make of [barOption, pieOption, doughnutOption, radarOption]) {
      const dark = make(SLICES, SETTING).tooltip;
      expect(dark).toMatchObject({ renderMode: 'richText' });
      expect(make(SLICES, { ...SETTING, colors: chartColors('light') }).tooltip).not.toEqual(dark);
    }
  });
});
