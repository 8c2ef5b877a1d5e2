import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

import { runSteps } from './steps.mjs';

const { jest } = import.meta;

/** @type {(name: string, code: number, rest?: { after: string[] }) => import('./steps.mjs').Step} */
const step = (name, code, rest) => ({ name, command: ['-e', `process.exit(${code})`], ...rest });

/** @param {import('./steps.mjs').Outcome[]} outcomes */
const failedOf = (outcomes) =>
  outcomes.filter(({ succeeded }) => !succeeded).map(({ name }) => name);

test('a failed step does not stop the others, except those that need it', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const outcomes = await runSteps(
    [
      step('browser tests', 0, { after: ['build'] }),
      step('build', 1),
      step('lint', 0),
      step('types', 0, { after: ['lint'] }),
    ],
    2,
  );
  expect(failedOf(outcomes).sort()).toEqual(['browser tests', 'build']);
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

test('a step tells what it and the programs that it started took of the processors', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const busy = 'while (process.cpuUsage().user < 1_000_000);';
  const byChild = `require('node:child_process').spawnSync(process.execPath, ['-e', '${busy}']);`;
  const outcomes = await runSteps(
    ['', busy, byChild].map((code) => ({ name: code, command: ['-e', `${code} process.exit(3)`] })),
    1,
  );
  expect(failedOf(outcomes)).toEqual(['', busy, byChild]);
  const [idle, own, ofChild] = outcomes.map(({ processorSeconds }) => processorSeconds);
  expect(idle).toBeLessThan(0.9);
  expect(own).toBeGreaterThan(0.9);
  expect(ofChild).toBeGreaterThan(0.9);
});

/** A run with a step whose child writes into the temporary folder, and one that waits for its turn. */
const LONG_RUN = `
  import { quickFolder } from './quick-folder.mjs';
  import { interruption, runSteps } from './steps.mjs';
  const folder = quickFolder();
  const writing = \`
    const { mkdirSync } = require('node:fs');
    let at = 0;
    setInterval(() => mkdirSync('\${folder}/written/' + (at += 1), { recursive: true }), 1);
    process.on('SIGTERM', () => setTimeout(() => process.exit(), 200));
  \`;
  const starting = \`
    require('node:child_process').spawn(process.execPath, ['-e', \${JSON.stringify(writing)}]);
    setInterval(() => undefined, 1_000);
  \`;
  setInterval(() => existsSync(folder + '/written') && console.log('written ' + folder), 20);
  const steps = [
    { name: 'tests', command: ['-e', starting] },
    { name: 'lint', command: ['-e', ''] },
  ];
  const outcomes = await runSteps(steps, 1, interruption());
  const failed = outcomes.filter(({ succeeded }) => !succeeded).map(({ name }) => name);
  console.log('failed ' + failed.join(', '));
  process.exit(1);
`;

test('an interrupted run ends what it started, and leaves nothing in the temporary folder', async () => {
  const run = spawn(
    process.execPath,
    ['--input-type=module', '-e', `import { existsSync } from 'node:fs'; ${LONG_RUN}`],
    { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let folder = '';
  let failed = '';
  for await (const line of createInterface(run.stdout)) {
    if (line.startsWith('written ') && !folder) {
      folder = line.replace('written ', '');
      run.kill('SIGTERM');
    }
    if (line.startsWith('failed ')) failed = line;
  }
  expect(failed).toBe('failed tests, lint');
  expect(folder).not.toBe('');
  expect(existsSync(folder)).toBe(false);
});
