import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { serverArguments } from './server.mjs';
import { ROOT } from './workspace.mjs';

/** What can be measured, each a program of the server that stops by itself. */
const BENCHES = {
  api: 'api-main.ts',
  soak: 'soak-main.ts',
};

/** `pnpm bench api` and `pnpm bench soak`. */
const [name, ...rest] = process.argv.slice(2).filter((word) => word !== '--');
const program = BENCHES[name];
if (!program) {
  console.error(`pnpm bench ${Object.keys(BENCHES).join(' | ')}`);
  process.exit(1);
}
const child = spawn(
  process.execPath,
  [...serverArguments(join('src', 'bench', program)), ...rest],
  { cwd: join(ROOT, 'packages', 'server'), stdio: 'inherit' },
);
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
