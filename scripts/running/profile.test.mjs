import { profile } from './profile.mjs';

test('of every step the clock, the processors and the tests are told', () => {
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

test('where nobody tells the time of processors it is left out', () => {
  const told = profile([{ name: 'unit tests', seconds: 100, tests: 3_000 }]);
  expect(told).toContain('    100          –   3000             unit tests');
});
