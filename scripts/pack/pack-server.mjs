import { relative, resolve } from 'node:path';

import { readWords, runCommand } from '../../packages/workspace/command-line.mjs';
import { ROOT } from '../../packages/workspace/folders.mjs';
import { packServer } from './artifact.mjs';

const USAGE = `pnpm pack:server [--to DIR]
  --to   the folder that is made anew; by default dist-server in the root`;

/** `pnpm pack:server`: a folder that serves everything with nothing but Node. */
runCommand(async () => {
  const { values } = readWords({ usage: USAGE, options: { to: { type: 'string' } } });
  const folder = values.to
    ? resolve(process.env.INIT_CWD ?? process.cwd(), values.to)
    : resolve(ROOT, 'dist-server');
  const { version, megabytes } = await packServer(folder);
  console.log(`${relative(process.cwd(), folder) || '.'}: ${version}, ${megabytes} MB`);
  console.log(`Start it with: node ${relative(process.cwd(), folder)}/backoffice.mjs`);
});
