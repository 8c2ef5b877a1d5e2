import type { AreaModule, Language } from '@backoffice/contracts';
import { uiTexts } from '@backoffice/ui';
import type { ComponentType } from 'react';

async function texts(language: Language) {
  const own: Promise<{ default: object }> = import(`./locales/${language}.json`);
  const [{ default: catalogue }, shared] = await Promise.all([own, uiTexts(language)]);
  return { ...shared, catalogue };
}

export const area = {
  pages: {
    cms: () => import('./reference/reference-page'),
  },
  texts,
} satisfies AreaModule<ComponentType>;
