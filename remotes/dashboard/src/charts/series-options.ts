import { axes, FONT, narrowAxes, tooltip } from './axes';
import type { ChartOption } from './chart-option';
import { faded } from './colors/chart-colors';
import type { SeriesLook } from './colors/palette';
import type { ChartSetting } from './use-chart-setting';

const DURATION = 400;

export interface Series {
  name: string;
  values: readonly (number | null)[];
  look?: SeriesLook;
}

export interface Surroundings {
  categories: readonly string[];
  setting: ChartSetting;
  /** Formats a value in full, for the tooltip. */
  format: (value: number) => string;
  /** Formats a value briefly, for the axis. */
  short: (value: number) => string;
  /** Top of the vertical axis; left out, it follows the values. */
  maximum?: number;
  isSmall?: boolean;
}

const frame = (surroundings: Surroundings, values: Series['values']): ChartOption => ({
  animation: !surroundings.setting.isStill,
  animationDuration: DURATION,
  animationDurationUpdate: DURATION,
  textStyle: { fontFamily: FONT },
  ...axes({ ...surroundings, values }),
  media: surroundings.isSmall ? [] : narrowAxes(surroundings.categories),
});

/** The part of a tooltip's data that is used here. */
interface Point {
  dataIndex: number;
  value: unknown;
}

const pointOf = (given: unknown): Point | undefined =>
  (Array.isArray(given) ? given[0] : given) as Point | undefined;

/** A tooltip of one series: month and year, then the value. */
const soleTooltip = (
  { setting, categories, format }: Surroundings,
  year: string,
): ChartOption['tooltip'] => ({
  ...tooltip(setting),
  trigger: 'axis',
  formatter: (given: unknown) => {
    const point = pointOf(given);
    if (!point || typeof point.value !== 'number') return '';
    return `${categories[point.dataIndex]} ${year}`.trim() + `\n${format(point.value)}`;
  },
});

/** One line over a fading area; `year` is the one really drawn, for the tooltip. */
export function soleLine(series: Series, year: string, around: Surroundings) {
  const color = around.setting.colors.accents.violet;
  const option: ChartOption = {
    ...frame(around, series.values),
    tooltip: soleTooltip(around, year),
    series: [
      {
        type: 'line',
        name: series.name,
        data: [...series.values],
        smooth: 0.3,
        smoothMonotone: 'x',
        symbol: 'circle',
        symbolSize: 7,
        itemStyle: { color },
        lineStyle: { color, width: 2.5 },
        areaStyle: {
          color: {
            type: 'linear',
            x: 0,
            y: 0,
            x2: 0,
            y2: 1,
            colorStops: [
              { offset: 0, color: faded(color, 0.28) },
              { offset: 1, color: faded(color, 0) },
            ],
          },
        },
      },
    ],
  };
  return option;
}

export function soleBars(series: Series, year: string, around: Surroundings) {
  const color = around.setting.colors.accents.violet;
  const option: ChartOption = {
    ...frame(around, series.values),
    tooltip: { ...soleTooltip(around, year), axisPointer: { type: 'shadow' } },
    series: [
      {
        type: 'bar',
        name: series.name,
        data: [...series.values],
        barMaxWidth: 14,
        itemStyle: { color, borderRadius: [4, 4, 0, 0] },
      },
    ],
  };
  return option;
}

/** A line through a single month has no length, so its mark has to show it. */
const isPoint = (values: Series['values']) => values.filter((value) => value !== null).length < 2;

/** A line per series, each with a colour and dashes of its own. */
export function manyLines(all: readonly Series[], around: Surroundings): ChartOption {
  return {
    ...frame(
      around,
      all.flatMap(({ values }) => values),
    ),
    tooltip: {
      ...tooltip(around.setting),
      trigger: 'axis',
      valueFormatter: (value) => (typeof value === 'number' ? around.format(value) : '–'),
    },
    series: all.map(({ name, values, look }) => {
      const color = look && around.setting.colors.series[look.color];
      return {
        type: 'line' as const,
        name,
        data: [...values],
        smooth: 0.3,
        smoothMonotone: 'x' as const,
        symbol: 'circle',
        symbolSize: 7,
        showSymbol: isPoint(values),
        itemStyle: { color },
        lineStyle: { color, width: 2.5, type: look?.dash.length ? [...look.dash] : 'solid' },
      };
    }),
  };
}
