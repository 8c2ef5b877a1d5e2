import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { ROOT } from '../../packages/workspace/folders.mjs';
import { serverBundle } from '../serving/server-bundle.mjs';
import { askPnpm, DELIVERED, SERVER } from './what-runs.mjs';

/**
 * Writes what the server is made of beside its programs, in CycloneDX.
 *
 * @returns {Promise<import('./what-runs.mjs').Found>}
 */
export async function writeBillOfMaterials() {
  const file = join(dirname(serverBundle('server')), 'server.cdx.json');
  const { code, output } = await write(SERVER, file);
  if (code !== 0) {
    return { isFine: false, lines: [`✗ pnpm could not write the bill of materials: ${output}`] };
  }
  const { components } = JSON.parse(readFileSync(file, 'utf8'));
  const count = `${components.length} components`;
  return { isFine: true, lines: [`✓ ${relative(ROOT, file)}: ${count}`] };
}

/**
 * The bill of materials of all that reaches a shop: the server, and what browsers load.
 *
 * @returns {Promise<{ components: { name: string, version: string, purl: string }[] }>}
 */
export async function readBill() {
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-bill-'));
  try {
    const file = join(folder, 'all.cdx.json');
    const { code, output } = await write(DELIVERED, file);
    if (code !== 0) throw new Error(`pnpm could not write the bill of materials: ${output}`);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string[]} filters
 * @param {string} file
 */
function write(filters, file) {
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'];
  return askPnpm([...filters, 'sbom', ...format, '--sbom-type', 'application', '--out', file]);
}
