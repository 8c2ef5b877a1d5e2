import { inAlbanian } from './albanian-names';

/** As a browser writes it that has no Albanian names. */
function partsOf(date: Date, { month, weekday }: { month?: 'short' | 'long'; weekday?: 'short' }) {
  const number = String(date.getUTCMonth() + 1).padStart(2, '0');
  const english = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });
  return [
    ...(weekday ? [{ type: 'weekday' as const, value: english.format(date) }] : []),
    ...(month ? [{ type: 'month' as const, value: `M${number}` }] : []),
  ];
}

test.each(['short', 'long'] as const)('months are named as CLDR has them: %s', (month) => {
  const named = new Intl.DateTimeFormat('sq-XK', { month, timeZone: 'UTC' });
  for (let index = 0; index < 12; index += 1) {
    const date = new Date(Date.UTC(2026, index, 15));
    expect(inAlbanian(partsOf(date, { month }), { month })).toBe(named.format(date));
    expect(inAlbanian(named.formatToParts(date), { month })).toBe(named.format(date));
  }
});

test.each(['short', 'long'] as const)('weekdays are named as CLDR has them: %s', (weekday) => {
  const named = new Intl.DateTimeFormat('sq-XK', { weekday, timeZone: 'UTC' });
  for (let day = 1; day <= 7; day += 1) {
    const date = new Date(Date.UTC(2026, 10, day));
    expect(inAlbanian(partsOf(date, { weekday: 'short' }), { weekday })).toBe(named.format(date));
  }
});

test('the other parts of a date stay as they are', () => {
  const parts = [
    { type: 'day', value: '25' },
    { type: 'literal', value: ' ' },
    { type: 'month', value: 'M11' },
    { type: 'literal', value: ' ' },
    { type: 'year', value: '2026' },
  ] as const;
  expect(inAlbanian(parts, { dateStyle: 'medium' })).toBe('25 nën 2026');
});
