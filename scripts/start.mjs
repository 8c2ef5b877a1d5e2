import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

import { buildChanged } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { serveBuilds } from './releases.mjs';
import { serverArguments } from './server.mjs';
import { ROOT } from './workspace.mjs';

/** `npm start`: installs, builds what changed, and serves everything on one port. */
async function start() {
  await ensureInstalled();
  const builds = await buildChanged();

  const dataDirectory = resolve(ROOT, process.env.DATA_DIR ?? '.data');
  const releases = resolve(ROOT, process.env.RELEASES_DIR ?? join(dataDirectory, 'releases'));
  await serveBuilds(releases, builds);

  const server = spawn(process.execPath, serverArguments(), {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDirectory, RELEASES_DIR: releases },
  });
  // The terminal sends Ctrl+C to the whole group: the server ends by itself, and this one with it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

start().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
