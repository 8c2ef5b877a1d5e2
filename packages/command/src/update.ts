import { readWords } from '@backoffice/workspace/command-line.mjs';

import { installationAt } from './installation';
import { ownArea, serverOf, writeManifest, type Manifest } from './own-repository';

const USAGE = `npm run update -- [--against URL]
  --against  the installation whose packages are taken; by default the one of package.json`;

/** Writes packages and libraries of the host that is served now into `package.json`. */
export async function updatePackages(): Promise<void> {
  const { values } = readWords({ usage: USAGE, options: { against: { type: 'string' } } });
  const area = ownArea();
  const { server, host, packages, libraries } = await installationAt(
    serverOf(area, values.against),
  );
  const { manifest } = area;
  const wanted = { ...libraries, ...packages };
  replace(manifest.dependencies, wanted);
  replace(manifest.devDependencies, wanted);
  manifest.backoffice = { server, host };
  writeManifest(area);
  console.log(`package.json has the packages of host ${host}. Install them: npm install`);
}

function replace(dependencies: Manifest['dependencies'], wanted: Record<string, string>): void {
  for (const [name, place] of Object.entries(wanted)) {
    if (name in dependencies) dependencies[name] = place;
  }
}
