import fs from 'node:fs/promises';
import path from 'node:path';

import { openApiDocument } from '@backoffice/contracts/openapi';

const FILE = 'openapi.json';

/**
 * Keeps the API's description beside the releases, where the gate of a release reads what the
 * server can do without asking it. Replaced by one rename, and only when it changed.
 */
export async function keepOpenApiFile(releasesDir: string): Promise<void> {
  const text = `${JSON.stringify(openApiDocument())}\n`;
  const file = path.join(releasesDir, FILE);
  if ((await fs.readFile(file, 'utf8').catch(() => '')) === text) return;
  const aside = path.join(releasesDir, `.openapi-${process.pid}.json`);
  await fs.writeFile(aside, text);
  await fs.chmod(aside, 0o644);
  await fs.rename(aside, file);
}
