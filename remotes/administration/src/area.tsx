import type { AreaModule, Language } from '@backoffice/contracts';
import type { ComponentType } from 'react';

async function texts(language: Language) {
  const own: { default: object } = await import(`./locales/${language}.json`);
  return { administration: own.default };
}

export const area = {
  pages: {
    ledger: () => import('./ledger/ledger-page'),
    'user-profile': () => import('./user-profile/user-profile-page'),
    'company-profile': () => import('./company-profile/company-profile-page'),
  },
  texts,
} satisfies AreaModule<ComponentType>;
