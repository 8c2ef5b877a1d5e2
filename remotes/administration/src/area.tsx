import type { AreaModule } from '@backoffice/contracts';
import { partTexts } from '@backoffice/ui';
import type { ComponentType } from 'react';

const texts = partTexts({
  name: 'administration',
  own: (language) => import(`./locales/${language}.json`),
  parts: { company: ['company-profile', 'releases'] },
  folder: (folder, language) => import(`./locales/${folder}/${language}.json`),
});

export const area = {
  pages: {
    ledger: () => import('./ledger/ledger-page'),
    people: () => import('./people/people-page'),
    audit: () => import('./audit/audit-page'),
    invitation: () => import('./invitation/invitation-page'),
    releases: () => import('./releases/releases-page'),
    'second-factor': () => import('./second-factor/second-factor-page'),
    'user-profile': () => import('./user-profile/user-profile-page'),
    'company-profile': () => import('./company-profile/company-profile-page'),
  },
  texts,
} satisfies AreaModule<ComponentType>;
