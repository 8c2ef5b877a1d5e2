import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { ROOT } from '../packages/workspace/folders.mjs';
import { loaderArguments } from './server.mjs';

const ofServer = (program) => [
  ...loaderArguments(),
  join(ROOT, 'packages', 'server', 'src', 'bench', program),
];
const inBrowser = (program) => [...loaderArguments(), join(ROOT, 'scripts', 'bench', program)];

/** What can be measured: arguments for Node of programs that stop by themselves. */
const BENCHES = {
  load: inBrowser('load.mjs'),
  api: ofServer('api-main.ts'),
  lists: inBrowser('lists.mjs'),
  labels: inBrowser('labels.mjs'),
  soak: ofServer('soak-main.ts'),
};

let running;
let isStopped = false;

/** @returns {Promise<number>} how it ended */
function run(program, words) {
  running = spawn(process.execPath, [...program, ...words], {
    cwd: join(ROOT, 'packages', 'server'),
    stdio: 'inherit',
  });
  return new Promise((resolve) => running.on('exit', (code) => resolve(code ?? 1)));
}

/** Everything, one after another; what fails does not keep the rest from running. */
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

// The terminal sends Ctrl+C to both.
process.on('SIGINT', () => (isStopped = true));
process.on('SIGTERM', () => {
  isStopped = true;
  running?.kill('SIGTERM');
});

/** `pnpm bench` measures everything, `pnpm bench load` one part of it. */
const [name, ...words] = process.argv.slice(2).filter((word) => word !== '--');
if (name !== undefined && !Object.hasOwn(BENCHES, name)) {
  console.error(`pnpm bench [${Object.keys(BENCHES).join(' | ')}]`);
  process.exit(1);
}
process.exit(await (name ? run(BENCHES[name], words) : runAll()));
