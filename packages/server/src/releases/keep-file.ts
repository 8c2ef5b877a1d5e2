import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Keeps something beside the releases, where commands read it without asking the server. Replaced by
 * one rename, and only when it changed.
 *
 * @param name as in `openapi.json`
 */
export async function keepFile(releasesDir: string, name: string, content: object): Promise<void> {
  const text = `${JSON.stringify(content)}\n`;
  const file = path.join(releasesDir, name);
  if ((await fs.readFile(file, 'utf8').catch(() => '')) === text) return;
  const aside = path.join(releasesDir, `.${path.parse(name).name}-${crypto.randomUUID()}.json`);
  await fs.writeFile(aside, text);
  await fs.chmod(aside, 0o644);
  await fs.rename(aside, file);
}
