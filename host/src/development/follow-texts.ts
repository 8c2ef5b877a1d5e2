import i18next, { type ResourceKey } from 'i18next';

interface Edit {
  language: string;
  before: ResourceKey;
  after: ResourceKey;
}

/**
 * Shows edited texts at once. A file doesn't know its namespace: its texts go into every namespace
 * that has them so far. Only in development (`packages/build/dev/hot-texts.mjs`).
 */
export function followTexts(): void {
  window.addEventListener('backoffice:texts', (event) => {
    const { language, before, after } = (event as CustomEvent<Edit>).detail;
    const shown = i18next.getDataByLanguage(language) ?? {};
    for (const [namespace, texts] of Object.entries(shown)) {
      if (holds(texts, before)) i18next.addResourceBundle(language, namespace, after, true, true);
    }
  });
}

function holds(texts: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return texts === part;
  if (typeof texts !== 'object' || texts === null) return false;
  const own = texts as Record<string, unknown>;
  return Object.entries(part).every(([key, value]) => holds(own[key], value));
}
