import { isBookingDay, lastBookingDay } from './booking-day';

const TODAY = '2026-11-21';

test.each([
  ['2026-11-21', true],
  ['2026-11-22', true],
  ['2000-01-01', true],
  ['2036-11-21', true],
  ['1999-12-31', false],
  ['1900-01-01', false],
  ['2036-11-22', false],
  ['2999-01-01', false],
  ['9999-12-31', false],
  ['0005-11-21', false],
  ['', false],
])('%s can be booked on 21 November 2026: %p', (day, can) => {
  expect(isBookingDay(day, TODAY)).toBe(can);
});

test('ten years ahead of a leap day is the day after February', () => {
  expect(lastBookingDay('2028-02-29')).toBe('2038-03-01');
});
