import type { Language } from '@backoffice/contracts';

import ar from './locales/ar.json';
import en from './locales/en.json';
import sq from './locales/sq.json';
import tr from './locales/tr.json';

/** What stands in files: titles, headings, and words for what is kept as a key. */
type Words = typeof en;
export type Heading = keyof Words['headings'];
export type GroupOfWords = Exclude<keyof Words, 'titles' | 'headings'>;

export const WORDS: Record<Language, Words> = { en, sq, tr, ar };
