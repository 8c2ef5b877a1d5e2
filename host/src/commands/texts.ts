import { addTexts } from '@backoffice/i18n';

import ar from '../locales/commands/ar.json';
import en from '../locales/commands/en.json';
import sq from '../locales/commands/sq.json';
import tr from '../locales/commands/tr.json';

/** Adds texts in all languages, as another may be chosen while they are on screen. */
export function addCommandTexts(): void {
  addTexts('en', { commands: en });
  addTexts('sq', { commands: sq });
  addTexts('tr', { commands: tr });
  addTexts('ar', { commands: ar });
}
