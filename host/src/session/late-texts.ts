import { addTexts } from '@backoffice/i18n';

import ar from '../locales/code/ar.json';
import en from '../locales/code/en.json';
import sq from '../locales/code/sq.json';
import tr from '../locales/code/tr.json';
import lockAr from '../locales/lock/ar.json';
import lockEn from '../locales/lock/en.json';
import lockSq from '../locales/lock/sq.json';
import lockTr from '../locales/lock/tr.json';

/** Adds texts in all languages, as another may be chosen while a code or a PIN is asked for. */
export function addLateTexts(): void {
  addTexts('en', { code: en, lock: lockEn });
  addTexts('sq', { code: sq, lock: lockSq });
  addTexts('tr', { code: tr, lock: lockTr });
  addTexts('ar', { code: ar, lock: lockAr });
}
