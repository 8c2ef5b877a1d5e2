import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { loaderArguments, serverArguments } from './server.mjs';
import { ROOT } from './workspace.mjs';

const ofServer = (program) => serverArguments(join('src', 'bench', program));

const inBrowser = (program) => [...loaderArguments(), join(ROOT, 'scripts', 'bench', program)];

/** What can be measured: arguments for Node of programs that stop by themselves. */
const BENCHES = {
  load: inBrowser('load.mjs'),
  api: ofServer('api-main.ts'),
  soak: ofServer('soak-main.ts'),
  lists: [join(ROOT, 'scripts', 'bench', 'lists.mjs')],
  labels: inBrowser('labels.mjs'),
};

/** `pnpm bench api`, `pnpm bench soak` and `pnpm bench lists`. */
const [name, ...rest] = process.argv.slice(2).filter((word) => word !== '--');
const program = BENCHES[name];
if (!program) {
  console.error(`pnpm bench ${Object.keys(BENCHES).join(' | ')}`);
  process.exit(1);
}
const child = spawn(process.execPath, [...program, ...rest], {
  cwd: join(ROOT, 'packages', 'server'),
  stdio: 'inherit',
});
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
