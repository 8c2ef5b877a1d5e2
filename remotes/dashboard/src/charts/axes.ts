import type { ChartOption } from './chart-option';
import { inkOf, type ChartSetting } from './chart-setting';

/** A canvas inherits no font. */
export const FONT = "'Inter Variable', system-ui, sans-serif";

interface Axes {
  /** Below the horizontal axis. */
  categories: readonly string[];
  /** Short form of a value beside the vertical axis. */
  short: (value: number) => string;
  setting: ChartSetting;
  /** Top of the vertical axis; left out, it follows the values. */
  maximum?: number;
  /** How many lines across, about. */
  lines?: number;
}

const EMPTY_MAXIMUM = 100;

/** Grid and axes from 0 upwards; right to left, time runs to the left. */
export function axes({ categories, short, setting, maximum, lines = 4 }: Axes): ChartOption {
  const ink = inkOf(setting.mode);
  const isMirrored = setting.direction === 'rtl';
  const label = { color: ink.text, fontSize: 11 };
  return {
    grid: {
      left: 4,
      right: 4,
      top: 12,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      type: 'category',
      data: [...categories],
      inverse: isMirrored,
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { ...label, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      min: 0,
      // Without values the scale would be made of cents.
      max: maximum ?? (({ max }: { max: number }) => (max > 0 ? null : EMPTY_MAXIMUM)),
      ...(maximum && { interval: maximum / 5 }),
      position: isMirrored ? 'right' : 'left',
      splitNumber: lines,
      axisLabel: { ...label, formatter: short },
      splitLine: { lineStyle: { color: ink.line } },
    },
  };
}

/** Drawn on the canvas: the page's policy lets no chart write HTML with styles of its own. */
export function tooltip({ mode }: ChartSetting): ChartOption['tooltip'] {
  const ink = inkOf(mode);
  return {
    renderMode: 'richText',
    confine: true,
    backgroundColor: ink.tooltip,
    borderWidth: 0,
    padding: [8, 12],
    textStyle: { color: ink.tooltipText, fontSize: 12, fontFamily: FONT },
  };
}
