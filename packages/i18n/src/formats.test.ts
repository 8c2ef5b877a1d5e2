import { formatDay, formatMoment } from './date-formats';
import { formatMoney, formatNumber } from './formats';
import { initI18n } from './texts';

beforeEach(() => {
  initI18n('en');
});

/** Without the marks that only steer the direction of writing, and with plain spaces. */
const plain = (text: string) =>
  text.replaceAll(/[\u200e\u200f\u061c]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');

test('euros with two places, exact for any decimal string', () => {
  expect(formatMoney('45.5')).toBe('€45.50');
  expect(formatMoney(1234.5)).toBe('€1,234.50');
  expect(formatMoney('-0.01')).toBe('-€0.01');
  expect(formatMoney('90071992547409.93')).toBe('€90,071,992,547,409.93');
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
