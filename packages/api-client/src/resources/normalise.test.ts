import {
  dayOf,
  idOrNull,
  moneyOrNull,
  newIdOf,
  numberOf,
  rowsOf,
  textOrNull,
  wordOrNull,
} from './normalise';

it.each([
  ['45.50', '45.50'],
  ['45.5', '45.50'],
  ['45', '45.00'],
  [45.5, '45.50'],
  [0, '0.00'],
  [-3, '-3.00'],
  [0.1 + 0.2, '0.30'],
  ['99999999.99', '99999999.99'],
  ['45.500', '45.50'],
  ['', null],
  [null, null],
  [undefined, null],
  ['free', null],
])('reads the amount %p as %p', (value, expected) => {
  expect(moneyOrNull(value)).toBe(expected);
});

it.each([
  [7, 7],
  ['7', 7],
  ['', null],
  ['x7', null],
  [1.5, null],
  [null, null],
  [{}, null],
])('reads the id %p as %p', (value, expected) => {
  expect(idOrNull(value)).toBe(expected);
});

it('finds the new id alone or in a record', () => {
  expect(newIdOf(5)).toBe(5);
  expect(newIdOf({ id: '5' })).toBe(5);
  expect(newIdOf(null)).toBeNull();
});

it.each([[{ rows: [] }], [null], ['<html>'], [[1]], [[null]]])('refuses %p as a list', (value) => {
  expect(() => rowsOf(value)).toThrow(expect.objectContaining({ code: 'bad_answer' }));
});

it('invents no word for a missing one, and reads an unknown one as "other"', () => {
  expect(wordOrNull(['cash', 'bank'], undefined)).toBeNull();
  expect(wordOrNull(['cash', 'bank'], 'cheque')).toBe('other');
  expect(wordOrNull(['cash', 'bank'], 'bank')).toBe('bank');
});

it('reads texts, numbers and days in whatever form they come', () => {
  expect(textOrNull(42)).toBe('42');
  expect(textOrNull(undefined)).toBeNull();
  expect(numberOf('12.5')).toBe(12.5);
  expect(numberOf('many')).toBe(0);
  expect(dayOf('2026-11-21T08:00:00Z')).toBe('2026-11-21');
});
