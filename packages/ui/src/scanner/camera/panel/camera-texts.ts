import { LANGUAGES, type Language } from '@backoffice/contracts';
import { addTexts } from '@backoffice/i18n';

import ar from './texts/ar.json';
import en from './texts/en.json';
import sq from './texts/sq.json';
import tr from './texts/tr.json';

// These are not in `locales`, because each page waits for those, and few open the camera.
const TEXTS = { en, sq, tr, ar } satisfies Record<Language, object>;

export function addCameraTexts(): void {
  for (const language of LANGUAGES) addTexts(language, { camera: TEXTS[language] });
}
