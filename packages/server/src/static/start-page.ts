import fs from 'node:fs/promises';
import path from 'node:path';

import type { ClientConfig, Registry } from '@backoffice/contracts';

import type { CurrentReleases } from '../releases/registry';

/** Preload hints, which only a page without the data in it needs. */
const HINTS = /\s*<link[^>]* href="\/(?:areas|config)\.json"[^>]*>/g;
/** The data follow this tag: before the early script, which reads them, and after the head. */
const BODY = /<body[^>]*>/;

/** The answer at an address as data, which no browser runs; a text in it can't end it. */
const dataBlock = (address: string, value: unknown) =>
  `<script type="application/json" id="${address}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

interface StartData {
  registry: Registry;
  config: ClientConfig;
  /** The host's `files.json`: what signed-in pages need, and the texts of each language. */
  files: unknown;
}

function withStartData(page: string, { registry, config, files }: StartData): string {
  const blocks = [
    dataBlock('/areas.json', registry),
    dataBlock('/config.json', config),
    files === undefined ? '' : dataBlock('/files.json', files),
  ];
  const [body] = BODY.exec(page) ?? [];
  if (!body) return page;
  const [head = '', rest = ''] = page.split(body);
  return [head.replaceAll(HINTS, ''), body, ...blocks, rest].join('');
}

/**
 * The shell's page with the registry and the configuration in it, so that its start waits for
 * neither. It is put together once for each reading of the registry.
 */
export function startPages(releasesDir: string, config: ClientConfig) {
  const known = new WeakMap<CurrentReleases, Promise<string>>();

  const readText = (...names: string[]) => fs.readFile(path.join(releasesDir, ...names), 'utf8');
  const read = async ({ registry }: CurrentReleases, file: string) => {
    const page = await readText(file);
    // Hosts from before `files.json` existed have none.
    const files = await readText(path.dirname(file), 'files.json').then(
      JSON.parse,
      () => undefined,
    );
    return withStartData(page, { registry, config, files });
  };

  return async (current: CurrentReleases, file: string): Promise<string> => {
    const page = known.get(current) ?? read(current, file);
    known.set(current, page);
    page.catch(() => known.delete(current));
    return page;
  };
}
