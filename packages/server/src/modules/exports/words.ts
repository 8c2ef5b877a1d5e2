import type { Language } from '@backoffice/contracts';

import ar from './locales/ar.json';
import en from './locales/en.json';
import sq from './locales/sq.json';
import tr from './locales/tr.json';

/** Texts of exported files: titles, headings, and words for values that are stored as keys. */
type Words = typeof en;
export type Heading = keyof Words['headings'];
export type GroupOfWords = Exclude<keyof Words, 'titles' | 'headings'>;

export const WORDS: Record<Language, Words> = { en, sq, tr, ar };
