import { formatDay, formatMoment } from './date-formats';
import { formatCompact, formatDifference, formatMoney, formatNumber } from './formats';
import { initI18n } from './texts';

beforeEach(() => {
  initI18n('en');
});

/** A value in each form. */
const formatIn = (value: number, forms = { formatDifference, formatMoney, formatNumber }) => [
  forms.formatMoney(value),
  forms.formatDifference(value),
  forms.formatNumber(value),
];

/** Without the marks that only steer the direction of writing, and with plain spaces. */
const plain = (text: string) =>
  text.replaceAll(/[\u200e\u200f\u061c]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');

test('euros with two places, exact for any decimal string', () => {
  expect(formatMoney('45.5')).toBe('€45.50');
  expect(formatMoney(1234.5)).toBe('€1,234.50');
  expect(formatMoney('-0.01')).toBe('-€0.01');
  expect(formatMoney('90071992547409.93')).toBe('€90,071,992,547,409.93');
});

test('a difference has its plus where the language has its minus', () => {
  expect(formatDifference('5.01')).toBe('+€5.01');
  expect(formatDifference('-5.01')).toBe('-€5.01');
  expect(formatDifference('0.00')).toBe('€0.00');
  initI18n('ar');
  expect(formatDifference('5.01').replace('+', '-')).toBe(formatMoney('-5.01'));
});

test('nothing, and what is no number, is a dash', () => {
  for (const value of [null, undefined, '', 'free']) expect(formatMoney(value)).toBe('–');
  expect(formatNumber(undefined)).toBe('–');
  expect(formatDay(null)).toBe('–');
  expect(formatMoment('')).toBe('–');
});

test('every language has its own form, Arabic with Latin digits', () => {
  initI18n('sq');
  expect(plain(formatMoney('12345.50'))).toBe('12 345,50 €');
  initI18n('tr');
  expect(plain(formatMoney('1234.50'))).toBe('€1.234,50');
  initI18n('ar');
  expect(plain(formatMoney('1234.50'))).toMatch(/1,234\.50/);
  expect(plain(formatDay('2026-11-21'))).toMatch(/21.*2026|2026.*21/);
});

test('Albanian numbers are Albanian where the browser has only English ones', async () => {
  const values = [-12345.5, -1.5, 0, 999, 1000, 1234567.89];
  initI18n('sq');
  const right = values.map((value) => formatIn(value));

  jest.resetModules();
  const Real = Intl.NumberFormat;
  jest
    .spyOn(Intl, 'NumberFormat')
    .mockImplementation((locale, options) => new Real(locale === 'sq-XK' ? 'en' : locale, options));
  const [texts, formats] = await Promise.all([import('./texts'), import('./formats')]);
  texts.initI18n('sq');
  expect(values.map((value) => formatIn(value, formats))).toEqual(right);
  jest.restoreAllMocks();
});

test('a day is that day in any zone', () => {
  expect(formatDay('2026-11-21')).toBe('21 Nov 2026');
  expect(formatDay('2026-01-01')).toBe('1 Jan 2026');
});

test('a moment is shown in the zone of the company', () => {
  const moment = '2026-11-20T23:30:00Z';
  expect(formatMoment(moment, 'Europe/Belgrade')).toBe('21 Nov 2026, 00:30');
  expect(formatMoment(moment, 'America/New_York')).toBe('20 Nov 2026, 18:30');
});

test('numbers are grouped', () => {
  expect(formatNumber(10_000)).toBe('10,000');
  expect(formatNumber(0.256, { style: 'percent' })).toBe('26%');
});

test.each([
  ['en', 25_000, '€25K'],
  ['en', 25_500, '€25.5K'],
  ['en', 0, '€0'],
  ['en', 1_000_000, '€1M'],
  ['tr', 25_000, '€25 B'],
  ['sq', 25_500, '25,5 mijë €'],
  ['sq', 25_000, '25 mijë €'],
  ['ar', 25_000, '25 ألف €'],
] as const)('on an axis, in %s, %d euros are %s', (language, value, text) => {
  initI18n(language);
  expect(plain(formatCompact(value, 'euros'))).toBe(text);
});

test('on an axis, numbers without a currency', () => {
  expect(formatCompact(25_000)).toBe('25K');
  expect(formatCompact(25_500)).toBe('25.5K');
});

test.each([
  ['€25K', '€25K'],
  ['€25.00K', '€25K'],
  ['25,0 mijë €', '25 mijë €'],
  ['٢٥٫٠ ألف', '٢٥ ألف'],
  ['25.05K', '25.05K'],
])('where a browser writes %s, an axis shows %s', (written, text) => {
  const [, before = '', decimal, fraction, after = ''] =
    /^([^\p{Nd}]*\p{Nd}+)([.,٫])(\p{Nd}+)(.*)$/u.exec(written) ?? [];
  const parts: Intl.NumberFormatPart[] = fraction
    ? [
        { type: 'integer', value: before },
        { type: 'decimal', value: decimal ?? '' },
        { type: 'fraction', value: fraction },
        { type: 'compact', value: after },
      ]
    : [{ type: 'integer', value: written }];
  jest.spyOn(Intl.NumberFormat.prototype, 'formatToParts').mockReturnValueOnce(parts);
  expect(formatCompact(25_000, 'euros')).toBe(text);
});
