import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

import { ROOT } from '../packages/workspace/folders.mjs';
import { serverArguments } from './serving/server.mjs';

const { env } = process;

/** `pnpm company`, `user`, `backup` and `restore`: the server's tools on the data of `npm start`. */
const child = spawn(process.execPath, [...serverArguments('manage'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...env, DATA_DIR: resolve(ROOT, env.DATA_DIR ?? '.data') },
});
// The terminal sends Ctrl+C to the tool, too: it ends by itself, and this process with it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
