import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { buildChanged } from './build.mjs';
import { startDevApi } from './dev-api.mjs';
import { ensureInstalled } from './install.mjs';
import { areaNames, deployables, ROOT } from './workspace.mjs';

/** `pnpm dev [area…]`: the named areas (all of them by default) from source, with hot reload. */
async function dev(names) {
  const chosen = names.length > 0 ? names : areaNames();
  const unknown = chosen.filter((name) => !areaNames().includes(name));
  if (unknown.length > 0) {
    throw new Error(`No such area: ${unknown.join(', ')}. There are ${areaNames().join(', ')}.`);
  }

  await ensureInstalled();
  const all = deployables();
  const [host] = all;
  const areas = all.slice(1).map((area) => ({ ...area, fromSource: chosen.includes(area.name) }));
  await buildChanged(areas.filter((area) => !area.fromSource && !isBuilt(area)));

  const dataDirectory = resolve(ROOT, process.env.DATA_DIR ?? '.data');
  const port = Number(process.env.PORT ?? 3000);
  // Only here: before the installation there is nothing to import.
  const { startDevServer } = await import('../packages/build/dev-server.mjs');
  const api = await startDevApi({ DATA_DIR: dataDirectory, PORT: '0', LOG_LEVEL: 'warn' });
  const { url, stop } = await startDevServer({ host: host.directory, areas, api: api.url, port });

  console.log(`\n  Back office  ${url}`);
  console.log(`  From source  host, ${chosen.join(', ')}`);
  console.log('  Sign in      demo@example.com / demo1234');

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      api.stop();
      void stop().finally(() => process.exit(0));
    });
  }
}

const isBuilt = ({ directory }) => existsSync(join(directory, 'dist', 'mf-manifest.json'));

dev(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
