import type { AreaModule, Language } from '@backoffice/contracts';
import { uiTexts } from '@backoffice/ui';
import type { ComponentType } from 'react';

async function texts(language: Language) {
  const own: Promise<{ default: object }> = import(`./locales/${language}.json`);
  const [{ default: dashboard }, shared] = await Promise.all([own, uiTexts(language)]);
  return { ...shared, dashboard };
}

export const area = {
  pages: {
    dashboard: () => import('./overview/dashboard-page'),
    icons: () => import('./demo/icons/icons-page'),
    notifications: () => import('./demo/notifications/notifications-page'),
    tables: () => import('./demo/tables/tables-page'),
  },
  texts,
} satisfies AreaModule<ComponentType>;
