import { isTooLate, refuseUnclear } from './return-rules';

test.each([
  ['2026-03-01', '2026-03-01', 30, false],
  ['2026-03-01', '2026-03-31', 30, false],
  ['2026-03-01', '2026-04-01', 30, true],
  ['2026-02-27', '2026-03-01', 1, true],
  ['2026-03-01', '2026-03-01', 0, false],
  ['2026-03-01', '2026-03-02', 0, true],
])('bought on %s, brought back on %s within %i days', (bought, today, days, expected) => {
  expect(isTooLate(bought, today, days)).toBe(expected);
});

test('a line is named once, and "other" says what', () => {
  const one = { line: 1, reason: 'size' };
  const other = { line: 2, reason: 'other' };
  expect(() => refuseUnclear({ returns: [one, { ...one }] })).toThrow(/only once/);
  expect(() => refuseUnclear({ returns: [one, other] })).toThrow(/note/);
  expect(() => refuseUnclear({ returns: [one, other], note: '' })).toThrow(/note/);
  expect(() => refuseUnclear({ returns: [one, other], note: 'wet' })).not.toThrow();
});
