import { runSteps } from './steps.mjs';

const { jest } = import.meta;

/** @type {(name: string, code: number, rest?: { after: string[] }) => import('./steps.mjs').Step} */
const step = (name, code, rest) => ({ name, command: ['-e', `process.exit(${code})`], ...rest });

test('a failed step does not stop the others, except those that need it', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const failed = await runSteps(
    [
      step('browser tests', 0, { after: ['build'] }),
      step('build', 1),
      step('lint', 0),
      step('types', 0, { after: ['lint'] }),
    ],
    2,
  );
  expect(failed.sort()).toEqual(['browser tests', 'build']);
  const lines = log.mock.calls.map(([line]) => line);
  expect(lines).toContain('✗ browser tests: not run, build failed');
  expect(lines.find((line) => line.startsWith('✓ types'))).toBeDefined();
});

test('the output of a failed step is shown', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const command = ['-e', 'console.log("expected 3 to be 4"); process.exit(2)'];
  await runSteps([{ name: 'unit tests', command }], 1);
  expect(log.mock.calls.flat().join('\n')).toContain('expected 3 to be 4');
});
