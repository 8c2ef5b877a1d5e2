import {
  endYearChoices,
  singleYear,
  withEnd,
  withRange,
  withStart,
  yearChoices,
  yearsOf,
} from './year-span';

const range = (start: number, end: number | null) => ({ start, end, isRange: true });

describe('year choices', () => {
  test('are six, up to the current year', () => {
    expect(yearChoices(2026)).toEqual([2021, 2022, 2023, 2024, 2025, 2026]);
  });

  test('end at or after the start', () => {
    expect(endYearChoices(yearChoices(2026), 2024)).toEqual([2024, 2025, 2026]);
    expect(endYearChoices(yearChoices(2026), 2026)).toEqual([2026]);
  });
});

describe('a change of the start year', () => {
  test.each([
    [2022, 2025, 2023, 2025],
    [2022, 2025, 2025, null],
    [2022, 2025, 2026, null],
    [2022, null, 2023, null],
  ])('%s to %s, then from %s: ends %s', (start, end, next, left) => {
    expect(withStart(range(start, end), next)).toEqual(range(next, left));
  });
});

describe('the years asked for', () => {
  test('are one in single mode', () => {
    expect(yearsOf(singleYear(2026))).toEqual([2026]);
    expect(yearsOf({ start: 2023, end: 2026, isRange: false })).toEqual([2023]);
  });

  test('are the start alone until a span has its end', () => {
    expect(yearsOf(range(2023, null))).toEqual([2023]);
  });

  test('are all of a span, both ends included', () => {
    expect(yearsOf(range(2023, 2026))).toEqual([2023, 2024, 2025, 2026]);
    expect(yearsOf(range(2026, 2026))).toEqual([2026]);
    expect(yearsOf(withEnd(withRange(singleYear(2024), true), 2025))).toEqual([2024, 2025]);
  });

  test('forget the end when range mode ends', () => {
    expect(withRange(range(2023, 2026), false)).toEqual(singleYear(2023));
  });
});
