import { STORAGE_PREFIX } from '@backoffice/contracts';
import { CHOOSABLE_LANGUAGES, type Language } from '@backoffice/i18n';
import { prefixOf } from '@backoffice/ui/areas';

const KEY = `${STORAGE_PREFIX}language`;

type ChoosableLanguage = (typeof CHOOSABLE_LANGUAGES)[number];

/** The language chosen in this browser; English until somebody chooses. */
export function chosenLanguage(): ChoosableLanguage {
  try {
    const stored = localStorage.getItem(KEY);
    return CHOOSABLE_LANGUAGES.find((language) => language === stored) ?? 'en';
  } catch {
    return 'en';
  }
}

export function rememberLanguage(language: ChoosableLanguage): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

/** The language of an address: Arabic below /rtl, else the chosen one. */
export const languageAt = (pathname: string): Language =>
  prefixOf(pathname) === '/rtl' ? 'ar' : chosenLanguage();
