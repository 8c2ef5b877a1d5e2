import { whichStay } from './which-stay';

const DAY = 86_400_000;
const END = Date.parse('2026-11-23T02:00:00Z');
const names = (backups: { at: Date }[]) =>
  backups.map(({ at }) => at.toISOString().slice(0, 10)).sort();
const daily = (days: number) =>
  Array.from({ length: days }, (_, index) => ({ at: new Date(END - index * DAY) }));

test('of two years of nights seven days stay, four weeks and twelve months', () => {
  expect(names([...whichStay(daily(730))])).toEqual([
    ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
    // Sundays end a week; the week of the last night is under way.
    ...['2026-11-08', '2026-11-15', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'],
    ...['2026-11-21', '2026-11-22', '2026-11-23'],
  ]);
});

test('night by night the same stay as if all had been kept until now', () => {
  let kept: { at: Date }[] = [];
  for (const backup of daily(730).reverse()) kept = [...whichStay([...kept, backup])];
  expect(names(kept)).toEqual(names([...whichStay(daily(730))]));
});

test('the newest backup of a day stays, and so does an old one without a newer one', () => {
  const at = (moment: string) => ({ at: new Date(moment) });
  const [morning, evening, old] = [
    '2026-11-22T06:00Z',
    '2026-11-22T18:00Z',
    '2024-02-01T06:00Z',
  ].map(at);
  expect([...whichStay([morning!, evening!, old!])]).toEqual([evening, old]);
  expect(whichStay([]).size).toBe(0);
});
