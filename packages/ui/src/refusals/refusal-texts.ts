import type { Language } from '@backoffice/contracts';
import { addTexts } from '@backoffice/i18n';
import i18next from 'i18next';

// Not in `locales`, of which each page waits for all: most never need these. The host
// has them for all areas.
const LOADERS: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('./texts/en'),
  sq: () => import('./texts/sq.json'),
  tr: () => import('./texts/tr.json'),
  ar: () => import('./texts/ar.json'),
};

const NAMESPACE = 'refusals';
/** Those whose texts were added from here: others may have added older ones. */
const added = new Set<Language>();

/** Loads the words of refusals in a language, once; where that fails they stay the server's. */
export async function loadRefusals(language: Language): Promise<void> {
  if (added.has(language) && i18next.hasResourceBundle(language, NAMESPACE)) return;
  try {
    const { default: texts } = await LOADERS[language]();
    added.add(language);
    addTexts(language, { [NAMESPACE]: texts });
  } catch {
    // The next refusal asks for them again.
  }
}
