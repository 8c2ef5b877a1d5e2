import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { checkAddress, installationAt } from '../packages/build/dev/installation.mjs';
import { buildChanged } from '../packages/workspace/build-changed.mjs';
import { readWords } from '../packages/workspace/command-line.mjs';
import { areaNames, deployables, ROOT } from '../packages/workspace/folders.mjs';
import { portOf, refuseTakenPort } from '../packages/workspace/port.mjs';
import { ensureInstalled } from './running/install.mjs';
import { startDevApi } from './serving/dev-api.mjs';

/**
 * @import { DevServerOptions } from '../packages/build/dev-server.mjs'
 * @typedef {DevServerOptions['areas']} DevAreas
 * @typedef {Omit<DevServerOptions, 'host' | 'port'> & { stop?: () => unknown }} Surroundings
 */

/**
 * `pnpm dev [area…]`: the named areas (all of them by default) from source, with hot reload. With
 * `--against URL` data and all other areas come from an installation that runs there.
 */
async function dev() {
  const { against, names } = readRequest();
  const port = portOf(process.env.PORT);
  await refuseTakenPort(port, 'pnpm dev');
  await ensureInstalled();
  const [host, ...others] = deployables();
  const areas = others.map((area) => ({ ...area, fromSource: names.includes(area.name) }));
  /** @type {Surroundings} */
  const surroundings = against
    ? await installationAt(against, areas)
    : await ownSurroundings(areas);
  // Imported only here: before the installation there is nothing to import.
  const { startDevServer } = await import('../packages/build/dev-server.mjs');
  const { url, stop } = await startDevServer({ host: host.directory, port, ...surroundings });

  console.log(`\n  Back office  ${url}`);
  console.log(`  From source  host, ${names.join(', ')}`);
  if (against) console.log(`  All else     ${against}`);
  else console.log('  Sign in      demo@example.com (or manager@, stock@, cashier@) / demo1234');

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      surroundings.stop?.();
      void stop().finally(() => process.exit(0));
    });
  }
}

/** The words of the command; throws for an unknown area. */
function readRequest() {
  const { values, positionals } = readWords({
    usage: 'pnpm dev [area…] [--against URL]',
    words: Infinity,
    options: { against: { type: 'string' } },
  });
  const { against } = values;
  if (against !== undefined) checkAddress(against);
  const names = positionals.length > 0 ? positionals : areaNames();
  const unknown = names.filter((name) => !areaNames().includes(name));
  if (unknown.length > 0) {
    throw new Error(`No such area: ${unknown.join(', ')}. There are ${areaNames().join(', ')}.`);
  }
  return { against, names };
}

/**
 * An API of our own, and the other areas from their last build.
 *
 * @param {DevAreas} areas
 * @returns {Promise<Surroundings>}
 */
async function ownSurroundings(areas) {
  await buildChanged(areas.filter((area) => !area.fromSource && !isBuilt(area)));
  const dataDirectory = resolve(ROOT, process.env.DATA_DIR ?? '.data');
  const api = startDevApi({ DATA_DIR: dataDirectory, PORT: '0', LOG_LEVEL: 'warn' });
  // The dev server gets a failure; unhandled until then, it would end the process.
  api.catch(() => undefined);
  return { areas, api: api.then(({ url }) => url), stop: async () => (await api).stop() };
}

/** @param {DevAreas[number]} area */
const isBuilt = ({ directory }) => existsSync(join(directory, 'dist', 'mf-manifest.json'));

dev().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
