import { readWordsOrEnd, runCommand } from '../packages/workspace/command-line.mjs';
import { ROOT } from '../packages/workspace/folders.mjs';
import { ensureInstalled } from './running/install.mjs';
import { bin } from './running/programs.mjs';
import { runAndTell } from './running/run-and-tell.mjs';

/**
 * The native compiler takes a quarter of the time; what uses the compiler as a library (eslint,
 * ts-jest, the gate) needs its predecessor.
 *
 * @param {string} project
 */
const tsc = (project) => [bin('typescript-native', 'bin/tsc'), '-p', project, '--noEmit'];

const STEPS = [
  { name: 'build', command: ['scripts/build.mjs'] },
  { name: 'lint and boundaries', command: [bin('eslint', 'bin/eslint.js'), '.'] },
  {
    name: 'lint of styles',
    command: [bin('stylelint', 'bin/stylelint.mjs'), '**/*.module.css'],
  },
  { name: 'lint by types', command: [bin('oxlint', 'bin/oxlint'), '--type-aware'] },
  {
    name: 'gate and weight of what was built',
    command: ['--import', 'tsx', 'packages/release/src/commands/check-built.ts'],
    after: ['build'],
  },
  { name: 'types of the browser side', command: tsc('packages/build/tsconfig/workspace.json') },
  // The gate of a release reads an area by the other compiler, which may refuse what this one takes.
  {
    name: 'types of an area as a release reads them',
    command: [bin('typescript', 'bin/tsc'), '-p', 'remotes/inventory', '--noEmit'],
  },
  { name: 'types of the server', command: tsc('packages/server') },
  { name: 'types of scripts, releases and browser tests', command: tsc('scripts') },
  { name: 'unused code and dependencies', command: [bin('knip', 'bin/knip.js')] },
  { name: 'format', command: [bin('prettier', 'bin/prettier.cjs'), '--check', '.'] },
].map((step) => ({ cwd: ROOT, ...step }));

/** `npm run check`: what a reader or compiler sees without running the product. */
async function check() {
  readWordsOrEnd({ usage: 'npm run check' });
  await ensureInstalled();
  await runAndTell(STEPS);
}

runCommand(check);
