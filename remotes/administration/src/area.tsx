import type { AreaModule, Language } from '@backoffice/contracts';
import { uiTexts } from '@backoffice/ui';
import type { ComponentType } from 'react';

async function texts(language: Language) {
  const own: Promise<{ default: object }> = import(`./locales/${language}.json`);
  const [{ default: administration }, shared] = await Promise.all([own, uiTexts(language)]);
  return { ...shared, administration };
}

export const area = {
  pages: {
    ledger: () => import('./ledger/ledger-page'),
    people: () => import('./people/people-page'),
    audit: () => import('./audit/audit-page'),
    invitation: () => import('./invitation/invitation-page'),
    'second-factor': () => import('./second-factor/second-factor-page'),
    'user-profile': () => import('./user-profile/user-profile-page'),
    'company-profile': () => import('./company-profile/company-profile-page'),
  },
  texts,
} satisfies AreaModule<ComponentType>;
