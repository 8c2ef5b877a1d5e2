import type { Language } from '@backoffice/contracts';
import { addTexts } from '@backoffice/i18n';
import i18next from 'i18next';

// They are not in `locales`, because each page waits for those, and most pages never need these.
// The host has them for all areas.
const LOADERS: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('./texts/en'),
  sq: () => import('./texts/sq.json'),
  tr: () => import('./texts/tr.json'),
  ar: () => import('./texts/ar.json'),
};

const NAMESPACE = 'refusals';
/** Languages whose texts were added here: an area may have added older ones. */
const added = new Set<Language>();

/** Loads the texts of refusals in a language, once; without them the server's words are shown. */
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
