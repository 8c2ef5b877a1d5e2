import { join } from 'node:path';

import { readWords } from '@backoffice/workspace/command-line.mjs';
import { portOf, refuseTakenPort } from '@backoffice/workspace/port.mjs';

import { ownArea, serverOf } from './own-repository';

const USAGE = `npm run dev -- [--against URL]
  --against  the installation that all else comes from; by default the one of package.json`;

/** The area from source, in the installation's shell, with the installation's data. */
export async function develop(): Promise<void> {
  const { values } = readWords({ usage: USAGE, options: { against: { type: 'string' } } });
  const area = ownArea();
  const against = serverOf(area, values.against);
  const port = portOf(process.env.PORT);
  await refuseTakenPort(port, 'npm run dev');
  const { checkAddress, installationAt } = await import('@backoffice/build/dev/installation.mjs');
  const { startDevServer } = await import('@backoffice/build/dev-server.mjs');
  checkAddress(against);
  const { name, directory } = area;
  const surroundings = await installationAt(against, [{ name, directory, fromSource: true }]);
  const host = join(directory, 'node_modules/@backoffice/host');
  const { url, stop } = await startDevServer({ host, port, ...surroundings });
  console.log(`\n  Back office  ${url}\n  From source  ${name}\n  All else     ${against}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop().finally(() => process.exit(0)));
  }
}
