import { LANGUAGES, type Language } from '@backoffice/contracts';
import i18next from 'i18next';

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  sq: 'Shqip',
  tr: 'Türkçe',
  ar: 'العربية',
};

export type Direction = 'ltr' | 'rtl';

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);

/** The language on screen; English before `initI18n`. */
export function currentLanguage(): Language {
  const language: unknown = i18next.language;
  return isLanguage(language) ? language : 'en';
}
