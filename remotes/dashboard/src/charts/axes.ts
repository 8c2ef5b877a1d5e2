import type { ChartOption } from './chart-option';
import type { ChartSetting } from './use-chart-setting';

/** A canvas inherits no font. */
export const FONT = "'Inter Variable', system-ui, sans-serif";

interface Axes {
  /** Labels below the horizontal axis. */
  categories: readonly string[];
  /** Short form of a value beside the vertical axis. */
  short: (value: number) => string;
  setting: ChartSetting;
  /** The drawn values; if none is above zero, the axis gets even steps up to a fixed top. */
  values?: readonly (number | null)[];
  /** Top of the vertical axis; left out, it follows the values. */
  maximum?: number;
  /** A chart in a narrow card: few lines, and of each of twelve months only the first letter. */
  isSmall?: boolean;
}

const EMPTY_MAXIMUM = 100;
/** CSS pixels. On a narrower chart the names of twelve months don't fit side by side. */
const TWO_ROWS_BELOW = 480;

/**
 * Top and steps of a vertical axis that starts at 0. Empty where the library's own choice is right:
 * without values above zero it would choose steps of 30 up to 100, or of cents.
 */
export function scaleOf({
  values,
  maximum,
  isSmall = false,
}: Pick<Axes, 'values' | 'maximum' | 'isSmall'>): { max?: number; interval?: number } {
  if (maximum !== undefined) return { max: maximum, interval: maximum / 5 };
  if (!values || values.some((value) => value !== null && value > 0)) return {};
  return { max: EMPTY_MAXIMUM, interval: EMPTY_MAXIMUM / (isSmall ? 2 : 4) };
}

/** Puts every second name a line lower, so that each has twice the room. */
export const inTwoRows = (name: string, index: number): string =>
  index % 2 === 0 ? name : `\n${name}`;

/** Amounts drawn one by one have numbers for labels. */
const areMonths = ([first = '', ...others]: readonly string[]) =>
  others.length === 11 && !/^\d/.test(first);

/** J F M … */
const LETTERS = { interval: 0, formatter: (name: string) => Array.from(name)[0] ?? '' };

/** Grid and axes that start at 0; in right-to-left languages, time runs to the left. */
export function axes(asked: Axes): ChartOption {
  const { categories, short, setting, isSmall = false } = asked;
  const isMirrored = setting.direction === 'rtl';
  const label = { color: setting.colors.text, fontSize: 11 };
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
      axisLabel: {
        ...label,
        ...(isSmall && areMonths(categories) ? LETTERS : { hideOverlap: true }),
      },
    },
    yAxis: {
      type: 'value',
      min: 0,
      ...scaleOf(asked),
      position: isMirrored ? 'right' : 'left',
      splitNumber: isSmall ? 3 : 4,
      axisLabel: { ...label, formatter: short },
      splitLine: { lineStyle: { color: setting.colors.line } },
    },
  };
}

/** On a phone the names of all twelve months stay readable, in two rows. */
export function narrowAxes(categories: readonly string[]): NonNullable<ChartOption['media']> {
  if (!areMonths(categories)) return [];
  // The library takes the empty line above a lower name for an overlap and would hide the name.
  const narrow = { interval: 0, formatter: inTwoRows, lineHeight: 14, hideOverlap: false };
  const wide = { interval: 'auto' as const, formatter: '{value}', hideOverlap: true };
  return [
    { query: { maxWidth: TWO_ROWS_BELOW }, option: { xAxis: { axisLabel: narrow } } },
    { option: { xAxis: { axisLabel: wide } } },
  ];
}

/**
 * The tooltip is drawn on the canvas: the page's policy forbids the inline styles of one in HTML.
 */
export function tooltip({ colors }: ChartSetting): ChartOption['tooltip'] {
  return {
    renderMode: 'richText',
    confine: true,
    backgroundColor: colors.tooltip,
    borderWidth: 0,
    padding: [8, 12],
    textStyle: { color: colors.tooltipText, fontSize: 12, fontFamily: FONT },
  };
}
