import type { Closing, ClosingCount } from '@backoffice/contracts';
import { closing } from '@backoffice/testing';

import { dayDifferences, differingWays, wayCounts } from './differences';

const count = (way: ClosingCount['way'], expected: string, counted: string) => ({
  way,
  expected,
  counted,
});

test('a difference is what was counted less what was expected, to the cent', () => {
  const [cash, nlb] = wayCounts(
    closing({ counts: [count('cash', '110.10', '100.00'), count('NLB', '20.00', '20.05')] }),
  )!;
  expect(cash).toMatchObject({ difference: -1010, unexplained: -1010 });
  expect(nlb).toMatchObject({ difference: 5 });
});

test('what was put right since explains it, and stays beside what was found', () => {
  const closed = closing({
    counts: [count('cash', '110.00', '100.00'), count('TEB', '0.00', '10.00')],
    late: [
      { way: 'cash', amount: '-10.00' },
      { way: 'TEB', amount: '4.00' },
      { way: 'courier', amount: '9.00' },
    ],
  });
  expect(differingWays(closed)).toMatchObject([
    { way: 'cash', difference: -1000, late: -1000, unexplained: 0 },
    { way: 'TEB', difference: 1000, late: 400, unexplained: 600 },
  ]);
});

test('a person who counts blind is told of no difference', () => {
  const blind = closing({ counts: undefined, late: undefined }) as Closing;
  expect(wayCounts(blind)).toBeUndefined();
  expect(differingWays(blind)).toEqual([]);
});

test('days add up what their closings lacked and had over, the latest of them', () => {
  const on = (closed_on: string, counted: string) =>
    closing({ closed_on, counts: [count('cash', '100.00', counted)] });
  const closings = [
    on('2026-11-21', '99.50'),
    on('2026-11-21', '101.00'),
    on('2026-11-20', '90.00'),
    on('2026-11-19', '100.00'),
  ];
  expect(dayDifferences(closings, 2)).toEqual([
    { day: '2026-11-20', cents: -1000 },
    { day: '2026-11-21', cents: 50 },
  ]);
});
