import type { Language, RegistryEntry } from '@backoffice/contracts';

/** Milliseconds, as long as the code itself waits for a file. */
const TIME_LIMIT = 8_000;

/**
 * Brings what a page of an area needs into the browser's cache, all of it at once: else each file
 * is asked for by the one before it. Nothing of it runs here, and whatever fails shows when the
 * code itself asks for it.
 */
export function fetchAhead(
  { manifest, integrity = {}, files }: RegistryEntry,
  page: string,
  language: Language,
): void {
  if (!files) return;
  const base = new URL(manifest, document.baseURI);
  const entry = Object.keys(integrity).filter((file) => file.endsWith('.js'));
  const wanted = [...entry, ...(files.pages[page] ?? []), ...(files.texts[language] ?? [])];
  for (const file of wanted) {
    const signal = AbortSignal.timeout(TIME_LIMIT);
    // Read to its end, else the cache does not keep it.
    fetch(new URL(file, base), { signal })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}
