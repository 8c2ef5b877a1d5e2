import { createSlowScanWatch } from './slow-scan';

const SLOWEST = 100;

/** Types a text with these pauses, again and again, and Enter; gives what is said at the end. */
function typed(text: string, gaps: readonly number[], maxGap = 60): number | null {
  const watch = createSlowScanWatch(SLOWEST);
  let at = 1_000;
  let said: number | null = null;
  for (const [place, key] of [...text, 'Enter'].entries()) {
    said = watch({ isDigit: /^\d$/.test(key), isEnding: key === 'Enter', at }, maxGap);
    at += gaps[place % gaps.length] ?? 0;
  }
  return said;
}

const CODE = '4006381333931';

test.each([
  ['a scanner at 90 ms', CODE, [90], 90],
  ['a scanner at 60 ms that is uneven', CODE, [55, 65, 60], 65],
  ['one that the setting allows', CODE, [30, 40], null],
  ['a person', CODE, [90, 240, 130], null],
  ['a quick person, unevenly', CODE, [30, 95, 45], null],
  ['a short number', '1234567', [90], null],
  ['a word', 'sneakers-air', [90], null],
])('%s', (_, text, gaps, gap) => {
  expect(typed(text, gaps)).toBe(gap);
});

test('a pace that is set by it is not asked about again', () => {
  expect(typed(CODE, [90], 100)).toBeNull();
});
