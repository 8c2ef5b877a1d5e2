import { addTexts } from '@backoffice/i18n';

import ar from '../../locales/code/ar.json';
import en from '../../locales/code/en.json';
import sq from '../../locales/code/sq.json';
import tr from '../../locales/code/tr.json';

/** In all languages, as another may be chosen while the code is asked for. */
export function addCodeTexts(): void {
  addTexts('en', { code: en });
  addTexts('sq', { code: sq });
  addTexts('tr', { code: tr });
  addTexts('ar', { code: ar });
}
