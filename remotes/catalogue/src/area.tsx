import type { AreaModule, Language } from '@backoffice/contracts';
import type { ComponentType } from 'react';

async function texts(language: Language) {
  const own: { default: object } = await import(`./locales/${language}.json`);
  return { catalogue: own.default };
}

export const area = {
  pages: {
    cms: () => import('./panels/panels-page'),
  },
  texts,
} satisfies AreaModule<ComponentType>;
