import { periodOf } from './sale-period';

const TODAY = '2026-03-20';
const IN_A_PERIOD = { period_id: 1, is_closed: false, has_closings: false };

test.each([
  ['of today, where no till was ever closed', { sold_on: TODAY }, 'open'],
  ['of seven days ago', { sold_on: '2026-03-13' }, 'open'],
  ['of eight days ago', { sold_on: '2026-03-12' }, 'closed'],
  ['from before the till, of seven days ago', { sold_on: '2026-03-13', period_id: null }, 'open'],
  ['from before the till, of long ago', { sold_on: '2026-03-12', period_id: null }, 'closed'],
  ['whose period was closed today', { is_closed: true, has_closings: true }, 'closed'],
  ['of a shop that closed before it', { has_closings: true }, 'open'],
  ['of long ago in a period still open', { sold_on: '2026-02-01', has_closings: true }, 'open'],
  ['from before the first closing', { period_id: null, has_closings: true }, 'closed'],
] as const)('a sale %s', (_which, own, expected) => {
  expect(periodOf({ sold_on: TODAY, ...IN_A_PERIOD, ...own }, TODAY)).toBe(expected);
});
