import { addChartColors, chartColors } from '../../testing/theme-colors';
import { SERIES_DASHES, shuffledLooks } from './palette';

type Vector = readonly [number, number, number];

/** Backgrounds that charts stand on: page and card. */
const SURFACES = {
  dark: ['#12141f', '#1c1f30', '#262a40'],
  light: ['#f4f5fa', '#ffffff'],
} as const;

/** How colours look with one kind of cone missing (Machado, Oliveira and Fernandes, 2009). */
const SIGHT: Record<string, readonly Vector[]> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (hex: string): Vector => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [red ?? 0, green ?? 0, blue ?? 0];
};

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const luminance = (hex: string) => dot([0.2126, 0.7152, 0.0722], linear(hex));

function contrast(a: string, b: string) {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** CIE L*a*b* of linear RGB. */
function lab(rgb: Vector): Vector {
  const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = curve(dot([0.4124, 0.3576, 0.1805], rgb) / 0.95047);
  const y = curve(dot([0.2126, 0.7152, 0.0722], rgb));
  const z = curve(dot([0.0193, 0.1192, 0.9505], rgb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function seen(hex: string, sight: readonly Vector[]): Vector {
  const clipped = sight.map((row) => Math.min(1, Math.max(0, dot(row, linear(hex)))));
  return lab([clipped[0] ?? 0, clipped[1] ?? 0, clipped[2] ?? 0]);
}

const pairs = (colors: readonly string[]) =>
  colors.flatMap((a, index) => colors.slice(index + 1).map((b) => [a, b] as const));

addChartColors();
const SERIES_COLORS = { dark: chartColors('dark').series, light: chartColors('light').series };

describe.each(['dark', 'light'] as const)('series colours in %s', (mode) => {
  test.each(SERIES_COLORS[mode])('%s stands out from page and card', (color) => {
    for (const surface of SURFACES[mode]) expect(contrast(color, surface)).toBeGreaterThan(3);
  });

  test.each(Object.keys(SIGHT))('differ for people who see %s', (kind) => {
    for (const [a, b] of pairs(SERIES_COLORS[mode])) {
      const [first, second] = [a, b].map((color) => seen(color, SIGHT[kind] ?? []));
      const distance = Math.hypot(...(first ?? []).map((value, i) => value - (second?.[i] ?? 0)));
      expect(distance).toBeGreaterThan(20);
    }
  });
});

describe('the order of looks', () => {
  test('is random, and every colour and dash comes once', () => {
    const draws = [0.9, 0.1, 0.5, 0.3, 0.7];
    const looks = shuffledLooks(() => draws.pop() ?? 0);
    expect(looks.map(({ color }) => color)).not.toEqual([0, 1, 2, 3, 4, 5]);
    expect(new Set(looks.map(({ color }) => color)).size).toBe(6);
    expect(new Set(looks.map(({ dash }) => dash.join())).size).toBe(SERIES_DASHES.length);
  });

  test('keeps a hue through a change of theme', () => {
    expect(SERIES_COLORS.dark[4]).toBe('#f06169');
    expect(SERIES_COLORS.light[4]).toBe('#ee4f7b');
  });
});
