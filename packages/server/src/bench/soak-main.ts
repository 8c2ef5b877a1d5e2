import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { table } from './table';

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));
const JEST = path.join(PACKAGE, 'node_modules', 'jest', 'bin', 'jest.js');

/** The tests whose rounds grow, each file with what it does at full length. */
const SOAKS: Record<string, string> = {
  races: '100 units × 50 buyers, 2,000 baskets',
  hostile: '5,000 malformed requests',
  crash: '50 kills under load',
  'postgres.test': 'PostgreSQL away for 5 seconds under load',
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' } },
});

interface Outcome {
  file: string;
  test: string;
  status: string;
  seconds: number;
}
interface JestReport {
  testResults: {
    message: string;
    assertionResults: { fullName: string; status: string; duration: number | null }[];
  }[];
}

/** Runs one test file at full length; nothing of it is known before it ends. */
async function soak(file: string): Promise<Outcome[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-soak-'));
  const report = path.join(folder, 'report.json');
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const args = [file, '--runInBand', '--json', `--outputFile=${report}`, '--testTimeout=3600000'];
  const child = spawn(process.execPath, [...flags, JEST, ...args], {
    cwd: PACKAGE,
    env: { ...process.env, ROUNDS: process.env.ROUNDS ?? 'full' },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const stop = () => child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  await new Promise((resolve) => child.on('close', resolve));
  process.off('SIGTERM', stop);
  if (!fs.existsSync(report)) throw new Error(`${file} was stopped before it ended`);
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8')) as JestReport;
  fs.rmSync(folder, { recursive: true });
  for (const { message } of testResults) if (message) process.stdout.write(`${message}\n`);
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      file,
      test: fullName,
      status,
      seconds: (duration ?? 0) / 1_000,
    })),
  );
}

/** `pnpm bench soak`: races, faults and hostile input in full, one after another. */
const chosen = Object.keys(SOAKS).filter(
  (file) => !positionals.length || positionals.includes(file),
);
if (!chosen.length) process.stdout.write(`There are ${Object.keys(SOAKS).join(', ')}\n`);
const outcomes: Outcome[] = [];
for (const file of chosen) {
  process.stdout.write(`${file}: ${SOAKS[file]}\n`);
  const ofFile = await soak(file);
  outcomes.push(...ofFile);
  const rows = ofFile.map(({ status, seconds, test }) => [status, seconds.toFixed(1), test]);
  process.stdout.write(`${table(['result', 'seconds', 'test'], rows)}\n\n`);
}
if (values.json) {
  const file = path.resolve(process.env.INIT_CWD ?? '.', values.json);
  fs.writeFileSync(file, `${JSON.stringify(outcomes, null, 2)}\n`);
}
process.exit(outcomes.length && outcomes.every(({ status }) => status === 'passed') ? 0 : 1);
