import { addTexts } from '@backoffice/i18n';

import ar from '../locales/outage/ar.json';
import en from '../locales/outage/en.json';
import sq from '../locales/outage/sq.json';
import tr from '../locales/outage/tr.json';

/** Adds texts in all languages, as another may be chosen while they are on screen. */
export function addOutageTexts(): void {
  addTexts('en', { outage: en });
  addTexts('sq', { outage: sq });
  addTexts('tr', { outage: tr });
  addTexts('ar', { outage: ar });
}
