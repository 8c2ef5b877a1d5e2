import fs from 'node:fs/promises';
import path from 'node:path';

import type { ClientConfig, Registry } from '@backoffice/contracts';

import type { CurrentReleases } from './registry';

/** What the page hints at, for servers that leave it as it was built. */
const HINTS = /\s*<link[^>]* href="\/(?:areas|config)\.json"[^>]*>/g;
/** Behind the page's own code, which a browser should meet first. */
const END = '</body>';

/** The answer at an address as data, which no browser runs; a text in it can't end it. */
const dataBlock = (address: string, value: unknown) =>
  `<script type="application/json" id="${address}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

function withStartData(page: string, registry: Registry, config: ClientConfig): string {
  const data = dataBlock('/areas.json', registry) + dataBlock('/config.json', config);
  const end = page.lastIndexOf(END);
  if (end < 0) return page;
  return page.slice(0, end).replaceAll(HINTS, '') + data + page.slice(end);
}

/**
 * The shell's page with the registry and the configuration in it, so that its start waits for
 * neither. It is put together once for each reading of the registry.
 */
export function startPages(releasesDir: string, config: ClientConfig) {
  const known = new WeakMap<CurrentReleases, Promise<string>>();

  const read = async ({ registry }: CurrentReleases, file: string) =>
    withStartData(await fs.readFile(path.join(releasesDir, file), 'utf8'), registry, config);

  return async (current: CurrentReleases, file: string): Promise<string> => {
    const page = known.get(current) ?? read(current, file);
    known.set(current, page);
    page.catch(() => known.delete(current));
    return page;
  };
}
