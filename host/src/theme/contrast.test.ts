import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = readFileSync(join(__dirname, '_variables.scss'), 'utf8');

/** A variable's colour, through the variables that it names. */
function colour(name: string): string {
  const value = new RegExp(`^\\$${name}:\\s*([^;]+);`, 'm').exec(source)?.[1];
  if (!value) throw new Error(`The theme has no $${name}`);
  return value.startsWith('$') ? colour(value.slice(1)) : value;
}

/** A custom property's colour in one of the themes. */
function property(theme: 'light' | 'dark', name: string): string {
  const block = source.slice(source.indexOf(`@mixin ${theme}-properties`));
  const value = new RegExp(`--${name}:\\s*(?:#\\{\\$([\\w-]+)\\}|(#\\w+))`).exec(block);
  if (!value) throw new Error(`The ${theme} theme has no --${name}`);
  return value[2] ?? colour(value[1] ?? '');
}

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast of two colours, 1 to 21. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const THEMES = { light: '', dark: '-dark' } as const;
const TONES = ['primary', 'success', 'info', 'warning', 'danger'];

describe.each(Object.entries(THEMES))('%s', (name, suffix) => {
  const theme = name as keyof typeof THEMES;
  const grounds = [
    colour(`body-bg${suffix}`),
    colour(`body-tertiary-bg${suffix}`),
    ...['surface', 'surface-raised', 'field-bg', 'row-hover', 'row-ticked'].map((ground) =>
      property(theme, ground),
    ),
  ];
  const texts = ['body-color', 'body-secondary-color', 'body-emphasis-color', 'link-color'];

  test.each(texts)('%s is readable on every ground', (text) => {
    for (const ground of grounds) {
      expect(contrast(colour(text + suffix), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(TONES)('%s is readable as text, on surfaces and on its own tint', (tone) => {
    const text = colour(`${tone}-text-emphasis${suffix}`);
    const tint = colour(`${tone}-bg-subtle${suffix}`);
    for (const ground of [tint, property(theme, 'surface'), property(theme, 'surface-raised')]) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('edges of fields and the ring of the focus stand out', () => {
    const surface = property(theme, 'surface');
    expect(contrast(property(theme, 'field-line-strong'), surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(property(theme, 'focus-colour'), surface)).toBeGreaterThanOrEqual(3);
  });
});

test('buttons carry readable text', () => {
  for (const tone of ['primary', 'secondary', 'success', 'info', 'danger']) {
    expect(contrast(colour(tone), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(colour('warning'), '#000000')).toBeGreaterThanOrEqual(4.5);
});
