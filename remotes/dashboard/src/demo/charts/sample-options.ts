import { FIXED_AXIS_MAXIMUM } from '@backoffice/contracts';

import { axes, FONT, tooltip } from '../../charts/axes';
import type { ChartOption } from '../../charts/chart-option';
import { faded } from '../../charts/colors/chart-colors';
import type { ChartSetting } from '../../charts/use-chart-setting';

/** Placeholder data of the static sample charts. */
export interface Slice {
  name: string;
  value: number;
}

const plain = String;

const common = (setting: ChartSetting): ChartOption => ({
  animation: !setting.isStill,
  color: [...setting.colors.series],
  textStyle: { fontFamily: FONT },
  tooltip: tooltip(setting),
});

/** The only chart whose axis goes from 0 to 50 whatever it shows. */
export const barOption = (slices: readonly Slice[], setting: ChartSetting): ChartOption => ({
  ...common(setting),
  ...axes({
    categories: slices.map(({ name }) => name),
    short: plain,
    setting,
    maximum: FIXED_AXIS_MAXIMUM,
  }),
  series: [
    {
      type: 'bar',
      data: slices.map(({ value }) => value),
      barMaxWidth: 28,
      itemStyle: { color: setting.colors.accents.blue, borderRadius: [4, 4, 0, 0] },
    },
  ],
});

const pieSeries = (slices: readonly Slice[], setting: ChartSetting, inner: string) => ({
  type: 'pie' as const,
  radius: [inner, '64%'],
  data: [...slices],
  label: { color: setting.colors.text },
  labelLine: { length: 10, length2: 6, lineStyle: { color: setting.colors.text } },
});

export const pieOption = (slices: readonly Slice[], setting: ChartSetting): ChartOption => ({
  ...common(setting),
  series: [pieSeries(slices, setting, '0%')],
});

export const doughnutOption = (slices: readonly Slice[], setting: ChartSetting): ChartOption => ({
  ...common(setting),
  series: [pieSeries(slices, setting, '42%')],
});

export function radarOption(slices: readonly Slice[], setting: ChartSetting): ChartOption {
  const { colors } = setting;
  const color = colors.accents.violet;
  const line = { lineStyle: { color: faded(colors.text, 0.3) } };
  return {
    ...common(setting),
    radar: {
      indicator: slices.map(({ name }) => ({ name, max: FIXED_AXIS_MAXIMUM })),
      radius: '70%',
      axisName: { color: colors.text },
      axisLine: line,
      splitLine: line,
      splitArea: { show: false },
    },
    series: [
      {
        type: 'radar',
        data: [
          {
            value: slices.map(({ value }) => value),
            itemStyle: { color },
            areaStyle: { color: faded(color, 0.25) },
          },
        ],
      },
    ],
  };
}

export interface Bubble {
  x: number;
  y: number;
  size: number;
}

export function bubbleOption(bubbles: readonly Bubble[], setting: ChartSetting): ChartOption {
  const { yAxis, grid } = axes({ categories: [], short: plain, setting });
  const isMirrored = setting.direction === 'rtl';
  return {
    ...common(setting),
    grid,
    yAxis,
    xAxis: { ...(yAxis as object), type: 'value', position: 'bottom', inverse: isMirrored },
    series: [
      {
        type: 'scatter',
        data: bubbles.map(({ x, y, size }) => [x, y, size]),
        symbolSize: (value: number[]) => value[2] ?? 0,
        itemStyle: { color: faded(setting.colors.accents.green, 0.7) },
      },
    ],
  };
}
