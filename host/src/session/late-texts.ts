import { addTexts } from '@backoffice/i18n';

import areaAr from '../locales/area/ar.json';
import areaEn from '../locales/area/en.json';
import areaSq from '../locales/area/sq.json';
import areaTr from '../locales/area/tr.json';
import ar from '../locales/code/ar.json';
import en from '../locales/code/en.json';
import sq from '../locales/code/sq.json';
import tr from '../locales/code/tr.json';
import lockAr from '../locales/lock/ar.json';
import lockEn from '../locales/lock/en.json';
import lockSq from '../locales/lock/sq.json';
import lockTr from '../locales/lock/tr.json';
import previewAr from '../locales/preview/ar.json';
import previewEn from '../locales/preview/en.json';
import previewSq from '../locales/preview/sq.json';
import previewTr from '../locales/preview/tr.json';

/** Adds texts in all languages, as another may be chosen while they are on screen. */
export function addLateTexts(): void {
  addTexts('en', { area: areaEn, code: en, lock: lockEn, preview: previewEn });
  addTexts('sq', { area: areaSq, code: sq, lock: lockSq, preview: previewSq });
  addTexts('tr', { area: areaTr, code: tr, lock: lockTr, preview: previewTr });
  addTexts('ar', { area: areaAr, code: ar, lock: lockAr, preview: previewAr });
}
