import type { Language, Texts } from '@backoffice/contracts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

/**
 * Starts the one i18next instance; only the host and test set-ups call it. Gaps in texts stand in
 * single braces, as in the messages of contracts: `{field} is required!`.
 */
export function initI18n(language: Language): typeof i18next {
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: {},
    ns: [],
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return i18next;
}

/** Adds texts by namespace, deep. What is there already stays: the first to bring a key wins. */
export function addTexts(language: Language, texts: Texts): void {
  for (const [namespace, resources] of Object.entries(texts)) {
    i18next.addResourceBundle(language, namespace, resources, true, false);
  }
}

/** Shows another language. Its texts must have been added; the host sees to that. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
}
