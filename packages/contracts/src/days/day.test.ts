import { addDays, clockIn, dayIn, yearOf } from './day';

const Real = Intl.DateTimeFormat;

/** Browsers differ in how they write a locale: here every locale is written as another one. */
function writeDatesAs(locale: string): void {
  jest.resetModules();
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation((_locales, options) => new Real(locale, options));
}

/** Loads `day.ts` anew, as such a browser would: it keeps the formats that it made. */
const dayFunctions = () => import('./day');

afterEach(() => {
  jest.restoreAllMocks();
});

describe.each([
  ['en-US', '11/20/2026'],
  ['en-GB', '20/11/2026'],
  ['de-DE', '20.11.2026'],
  ['hu-HU', '2026. 11. 20.'],
  ['sq-XK', '20.11.2026'],
  ['tr-TR', '20.11.2026'],
  ['ar-EG', 'digits and marks of its own'],
  ['fa-IR', 'another calendar'],
  ['th-TH', 'another era'],
  ['ja-JP-u-ca-japanese', 'another count of years'],
])('where dates are written as in %s (%s)', (locale) => {
  test('a day is YYYY-MM-DD in any zone', async () => {
    writeDatesAs(locale);
    const day = await dayFunctions();
    const moment = new Date('2026-11-20T23:30:05Z');
    expect(day.dayIn('UTC', moment)).toBe('2026-11-20');
    expect(day.dayIn('Europe/Belgrade', moment)).toBe('2026-11-21');
    expect(day.dayIn('America/New_York', moment)).toBe('2026-11-20');
    expect(day.yearOf(day.dayIn('Pacific/Kiritimati', new Date('2026-12-31T12:00:00Z')))).toBe(
      2027,
    );
    expect(day.addDays(day.dayIn('UTC', new Date('2026-03-01T09:00:00Z')), -1)).toBe('2026-02-28');
    expect(day.clockIn('Europe/Belgrade', moment)).toBe('2026-11-21T00:30:05');
  });
});

test('a formatter that writes one digit for days and months', async () => {
  writeDatesAs('en-US');
  jest.spyOn(Real.prototype, 'formatToParts').mockReturnValue([
    { type: 'day', value: '1' },
    { type: 'literal', value: '/' },
    { type: 'month', value: '3' },
    { type: 'literal', value: '/' },
    { type: 'year', value: '2026' },
  ]);
  const day = await dayFunctions();
  expect(day.dayIn('UTC')).toBe('2026-03-01');
});

test('the day changes at midnight of the zone, in summer and in winter', () => {
  expect(dayIn('Europe/Belgrade', new Date('2026-06-30T21:30:00Z'))).toBe('2026-06-30');
  expect(dayIn('Europe/Belgrade', new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01');
  expect(clockIn('UTC', new Date('2026-06-30T00:00:00Z'))).toBe('2026-06-30T00:00:00');
});

test('days are counted over the change of the clocks', () => {
  expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(yearOf('2026-01-01')).toBe(2026);
});
