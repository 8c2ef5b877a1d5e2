import type { Language } from '@backoffice/contracts';

import { ar } from './ar';
import { en, type Words } from './en';
import { sq } from './sq';
import { tr } from './tr';

export type Heading = keyof Words['headings'];
export type GroupOfWords = Exclude<keyof Words, 'titles' | 'headings'>;

export const WORDS: Record<Language, Words> = { en, sq, tr, ar };
