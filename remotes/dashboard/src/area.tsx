import type { AreaModule, Language } from '@backoffice/contracts';
import type { ComponentType } from 'react';

async function texts(language: Language) {
  const own: { default: object } = await import(`./locales/${language}.json`);
  return { dashboard: own.default };
}

export const area = {
  pages: {
    dashboard: () => import('./overview/dashboard-page'),
    icons: () => import('./demo/icons-page'),
    notifications: () => import('./demo/notifications-page'),
    tables: () => import('./demo/tables-page'),
  },
  texts,
} satisfies AreaModule<ComponentType>;
