import { addTexts } from '@backoffice/i18n';

import ar from '../../locales/line/ar.json';
import en from '../../locales/line/en.json';
import sq from '../../locales/line/sq.json';
import tr from '../../locales/line/tr.json';

/** Adds texts in all languages: without a line none could be fetched. */
export function addLineTexts(): void {
  addTexts('en', { line: en });
  addTexts('sq', { line: sq });
  addTexts('tr', { line: tr });
  addTexts('ar', { line: ar });
}
