import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { ROOT } from '../../packages/workspace/folders.mjs';
import { serverBundle } from '../serving/server-bundle.mjs';
import { askPnpm, SERVER } from './what-runs.mjs';

/**
 * Writes what the server is made of beside its programs, in CycloneDX.
 *
 * @returns {Promise<import('./what-runs.mjs').Found>}
 */
export async function writeBillOfMaterials() {
  const file = join(dirname(serverBundle('server')), 'server.cdx.json');
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'];
  const words = [...SERVER, 'sbom', ...format, '--sbom-type', 'application', '--out', file];
  const { code, output } = await askPnpm(words);
  if (code !== 0) {
    return { isFine: false, lines: [`✗ pnpm could not write the bill of materials: ${output}`] };
  }
  const { components } = JSON.parse(readFileSync(file, 'utf8'));
  const count = `${components.length} components`;
  return { isFine: true, lines: [`✓ ${relative(ROOT, file)}: ${count}`] };
}
