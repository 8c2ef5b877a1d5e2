import { readStored, writeStored } from '@backoffice/api-client/storage';
import { CHOOSABLE_LANGUAGES, type Language } from '@backoffice/contracts';
import { prefixOf } from '@backoffice/ui/areas';

const NAME = 'language';

type ChoosableLanguage = (typeof CHOOSABLE_LANGUAGES)[number];

/** The language chosen in this browser; English until somebody chooses. */
function chosenLanguage(): ChoosableLanguage {
  const stored = readStored(NAME);
  return CHOOSABLE_LANGUAGES.find((language) => language === stored) ?? 'en';
}

export const rememberLanguage = (language: ChoosableLanguage): boolean =>
  writeStored(NAME, language);

/** The language of an address: Arabic below /rtl, else the chosen one. */
export const languageAt = (pathname: string): Language =>
  prefixOf(pathname) === '/rtl' ? 'ar' : chosenLanguage();
