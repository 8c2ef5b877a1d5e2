import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { asksForHelp } from '../packages/workspace/command-line.mjs';
import { ROOT } from '../packages/workspace/folders.mjs';
import { loaderArguments } from './serving/server.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @param {string} program */
const ofServer = (program) => [
  ...loaderArguments(),
  join(ROOT, 'packages', 'server', 'src', 'bench', program),
];
/** @param {string} program */
const ofRepository = (program) => [...loaderArguments(), join(ROOT, 'scripts', 'bench', program)];

/**
 * The measurements: arguments for Node of programs that stop by themselves.
 *
 * @type {Record<string, string[]>}
 */
const BENCHES = {
  load: ofRepository('load.ts'),
  api: ofServer('api/api-main.ts'),
  lists: ofRepository('lists.ts'),
  hand: ofRepository('hand.ts'),
  import: ofServer('import-main.ts'),
  live: ofServer('live-main.ts'),
  failover: ofServer('failover/failover-main.ts'),
  upgrade: ofServer('upgrade/upgrade-main.ts'),
  soak: ofServer('soak-main.ts'),
  builds: ofRepository('builds.ts'),
};

/** @type {ChildProcess | undefined} */
let running;
let isStopped = false;

/**
 * @param {string[]} program
 * @param {string[]} words
 * @returns {Promise<number>} exit code
 */
function run(program, words) {
  const child = spawn(process.execPath, [...program, ...words], {
    cwd: join(ROOT, 'packages', 'server'),
    stdio: 'inherit',
  });
  running = child;
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/** Runs all measurements in turn; one that fails does not keep the others from running. */
async function runAll() {
  const failed = [];
  for (const [name, program] of Object.entries(BENCHES)) {
    if (isStopped) return 1;
    console.log(`\n── ${name} ──\n`);
    if ((await run(program, [])) !== 0) failed.push(name);
  }
  if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
}

// The terminal sends Ctrl+C to the measurement, too, which then ends by itself.
process.on('SIGINT', () => (isStopped = true));
process.on('SIGTERM', () => {
  isStopped = true;
  running?.kill('SIGTERM');
});

/** `pnpm bench` measures everything, `pnpm bench load` one part of it. */
const [name, ...words] = process.argv.slice(2).filter((word) => word !== '--');
const chosen = BENCHES[name ?? ''];
if (name !== undefined && !chosen) {
  console.log(`pnpm bench [${Object.keys(BENCHES).join(' | ')}]`);
  process.exit(asksForHelp(name) ? 0 : 1);
}
process.exit(await (chosen ? run(chosen, words) : runAll()));
