import type { AreaModule } from '@backoffice/contracts';
import { partTexts } from '@backoffice/ui';
import type { ComponentType } from 'react';

const texts = partTexts({
  name: 'dashboard',
  own: (language) => import(`./locales/${language}.json`),
});

export const area = {
  pages: {
    dashboard: () => import('./overview/dashboard-page'),
    icons: () => import('./demo/icons/icons-page'),
    notifications: () => import('./demo/notifications/notifications-page'),
    tables: () => import('./demo/tables/tables-page'),
  },
  texts,
} satisfies AreaModule<ComponentType>;
