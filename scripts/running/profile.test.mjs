import { profile } from './profile.mjs';

test('the profile shows time, processor time and number of tests of every step', () => {
  const told = profile([
    { name: 'unit tests', seconds: 100.4, processorSeconds: 150, tests: 3_000 },
    { name: 'lint', seconds: 70, processorSeconds: 90 },
  ]);
  expect(told.split('\n')).toEqual([
    'seconds  processor  tests  ms a test  ',
    '    100        150   3000         50  unit tests',
    '     70         90                    lint',
    '               240   3000         80  altogether',
  ]);
});

test('an unknown processor time is left out', () => {
  const told = profile([{ name: 'unit tests', seconds: 100, tests: 3_000 }]);
  expect(told).toContain('    100          –   3000             unit tests');
});
