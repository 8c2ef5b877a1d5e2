import { guardFormula, unguardFormula } from './formula-guard';

test.each([
  ['=1+1', "'=1+1"],
  ['+383 44', "'+383 44"],
  ['-x', "'-x"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ["'=1", "''=1"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['-5', '-5'],
  ['-12,50', '-12,50'],
  ["'s-Hertogenbosch", "'s-Hertogenbosch"],
  ['Shkelqim = 1', 'Shkelqim = 1'],
  ['', ''],
])('%j stands in a file as %j and comes back', (text, guarded) => {
  expect(guardFormula(text)).toBe(guarded);
  expect(unguardFormula(guarded)).toBe(text);
});
