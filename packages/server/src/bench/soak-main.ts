import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { readFlags } from './flags';
import { table } from './tables/table';

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));
const JEST = path.join(PACKAGE, 'node_modules', 'jest', 'bin', 'jest.js');

/** The tests whose rounds grow, each file with what it does at full length. */
const SOAKS: Record<string, string> = {
  races: '100 units × 50 buyers, 2,000 baskets',
  hostile: '5,000 malformed requests',
  crash: '50 kills under load',
  'full-disk': 'a small disk full to the last byte, as root',
  'postgres.test': 'PostgreSQL away for 5 seconds under load',
};
/** Something is said at least this often. */
const TELL_EVERY = 60_000;

const { values, positionals } = readFlags({
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

/** Node's arguments to run a part, which writes its results to `report`. */
function programOf(file: string, report: string): string[] {
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  // What a failed test leaves open must not hold up the rest.
  return [...flags, JEST, file, '--runInBand', '--forceExit', '--json', `--outputFile=${report}`];
}

/** Runs a part at full length and waits for its end; answers how it ended. */
async function run(file: string, report: string): Promise<string> {
  const started = performance.now();
  const child = spawn(process.execPath, programOf(file, report), {
    cwd: PACKAGE,
    env: { ...process.env, ROUNDS: process.env.ROUNDS ?? 'full' },
    // Output is ignored, as all results are in the report.
    stdio: 'ignore',
  });
  const stop = () => void child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  const telling = setInterval(() => {
    const minutes = Math.round((performance.now() - started) / 60_000);
    process.stdout.write(`${file}: running for ${minutes} min\n`);
  }, TELL_EVERY);
  const [code, signal] = await once(child, 'close');
  clearInterval(telling);
  process.off('SIGTERM', stop);
  if (child.killed) process.exit(1);
  return String(signal ?? code);
}

function outcomesOf(file: string, report: string): Outcome[] {
  const found = JSON.parse(fs.readFileSync(report, 'utf8')) as JestReport;
  for (const { message } of found.testResults) if (message) process.stdout.write(`${message}\n`);
  return found.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      file,
      test: fullName,
      status,
      seconds: (duration ?? 0) / 1_000,
    })),
  );
}

/** A part that ends without a report, killed or broken, has failed; the others go on. */
async function soak(file: string): Promise<Outcome[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-soak-'));
  const report = path.join(folder, 'report.json');
  const started = performance.now();
  const end = await run(file, report);
  const seconds = (performance.now() - started) / 1_000;
  const test = `ended with ${end} and without a result`;
  const outcomes = fs.existsSync(report) ? outcomesOf(file, report) : [];
  fs.rmSync(folder, { recursive: true });
  return outcomes.length ? outcomes : [{ file, test, status: 'failed', seconds }];
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
