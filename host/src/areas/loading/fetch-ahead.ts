import { readStored, writeStored } from '@backoffice/api-client/storage';
import type { Language, RegistryEntry } from '@backoffice/contracts';

/** Milliseconds, as long as the code itself waits for a file. */
const TIME_LIMIT = 8_000;

declare global {
  /** The page whose files the early script asked for, a bundle of its own that shares only this. */
  var backofficeEarlyPage: string | undefined;
}

/** Name in storage of the page whose files this browser fetched last. */
const NAME = 'fetched';

const nameOf = ({ area, release }: RegistryEntry, page: string, language: Language) =>
  [area.name, release, page, language].join('/');

/**
 * For the early script: fetches a page's files, unless they were the last ones that this browser
 * fetched; they stay in its cache, and to read them twice takes time.
 */
export function fetchEarly(entry: RegistryEntry, page: string, language: Language): void {
  const name = nameOf(entry, page, language);
  globalThis.backofficeEarlyPage = name;
  if (readStored(NAME) === name) return;
  fetchAhead(entry, page, language).then(
    () => writeStored(NAME, name),
    () => undefined,
  );
}

export const wasFetchedEarly = (entry: RegistryEntry, page: string, language: Language): boolean =>
  globalThis.backofficeEarlyPage === nameOf(entry, page, language);

/**
 * Brings what a page of an area needs into the browser's cache, all of it at once: else each file
 * is asked for by the one before it. Nothing of it runs here, and whatever fails shows when the
 * code itself asks for it.
 *
 * @returns rejects unless all of it came
 */
export async function fetchAhead(
  { manifest, integrity = {}, files }: RegistryEntry,
  page: string,
  language: Language,
): Promise<void> {
  if (!files) return;
  const base = new URL(manifest, document.baseURI);
  const scripts = Object.keys(integrity).filter((file) => file.endsWith('.js'));
  const wanted = [
    ...(files.entry === undefined ? [base.href] : []),
    ...scripts,
    ...(files.pages[page] ?? []),
    ...(files.texts[language] ?? []),
  ];
  await Promise.all(wanted.map((file) => fetchWhole(new URL(file, base))));
}

async function fetchWhole(file: URL): Promise<void> {
  const response = await fetch(file, { signal: AbortSignal.timeout(TIME_LIMIT) });
  // Read to its end, else the cache does not keep it.
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${file.href} was answered with ${response.status}`);
}
