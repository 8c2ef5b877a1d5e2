import type { Language } from '../texts/language';

/** Words by name, each in every language. */
export type Words = Record<string, Record<Language, string>>;
