import { wordsIn } from '..';

export const words = wordsIn('ar');
