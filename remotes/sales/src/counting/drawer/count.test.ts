import { till } from '@backoffice/testing';

import {
  cashCents,
  cashPieces,
  differenceOf,
  emptyCount,
  isClosedBetween,
  isReasonNeeded,
  leftText,
  movedBetween,
  terminalAmounts,
  terminalCents,
} from './count';

const seen = till({
  sums: [
    { way: 'cash', amount: '60.00' },
    { way: 'NLB', amount: '20.00' },
  ],
});
const count = { ...emptyCount(seen, 'key'), pieces: { 5000: '2', 500: '1', 1: '0' } };

test('notes and coins make a sum, and what is not there is not sent', () => {
  expect(cashCents(count.pieces)).toBe(10_500);
  expect(cashCents({ 20000: '1', 1: '7', 2: '', 5: 'x' })).toBe(20_007);
  expect(cashPieces(count.pieces)).toEqual({ 5000: 2, 500: 1 });
});

test.each([
  ['', 0],
  ['45,50', 4_550],
  ['-12', -1_200],
  ['−0.5', -50],
  ['1.234', null],
  ['x', null],
])('a terminal that says %p', (typed, cents) => {
  expect(terminalCents(typed)).toBe(cents);
});

test('the difference is counted less expected, and above the limit it needs a reason', () => {
  expect(differenceOf(count, 'cash')).toBe(-500);
  expect(differenceOf(count, 'NLB')).toBe(-2_000);
  const withTerminal = { ...count, terminals: { ...count.terminals, NLB: '20' } };
  expect(isReasonNeeded(withTerminal, 500)).toBe(false);
  expect(isReasonNeeded(withTerminal, 499)).toBe(true);
  expect(terminalAmounts(withTerminal)).toEqual({ NLB: '20.00', PCB: '0.00', TEB: '0.00' });
});

test('a person who counts blind is told no difference, and gives a reason when asked', () => {
  const blind = { ...count, seen: till({ sums: undefined }) };
  expect(differenceOf(blind, 'cash')).toBeUndefined();
  expect(isReasonNeeded(blind, 0)).toBe(false);
  expect(isReasonNeeded({ ...blind, isReasonAsked: true }, 0)).toBe(true);
});

test('the same cash as last time is left, if so much is there', () => {
  expect(leftText(count)).toBe('50.00');
  expect(leftText({ ...count, pieces: { 1000: '3' } })).toBe('30.00');
  expect(leftText({ ...count, left: '' })).toBe('');
  const first = till({ opening: { ...seen.opening, left: null, cash: '40.00' } });
  expect(leftText({ ...count, seen: first })).toBe('40.00');
});

test('money that moved since the last look is named by way; the opening counts as cash', () => {
  const now = till({
    sums: [{ way: 'cash', amount: '75.00' }],
    opening: { ...seen.opening, cash: '40.00' },
  });
  expect(movedBetween(seen, now)).toEqual([
    { way: 'cash', cents: 500 },
    { way: 'NLB', cents: -2_000 },
  ]);
  expect(isClosedBetween(seen, now)).toBe(false);
  const closed = till({ last_closing: { id: 9, number: 9, closed_at: '2026-11-21T19:00:00Z' } });
  expect(isClosedBetween(seen, closed)).toBe(true);
});
