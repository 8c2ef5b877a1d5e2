import type { AreaModule } from '@backoffice/contracts';
import { partTexts } from '@backoffice/ui';
import type { ComponentType } from 'react';

const texts = partTexts({
  name: 'catalogue',
  own: (language) => import(`./locales/${language}.json`),
});

export const area = {
  pages: {
    cms: () => import('./reference/reference-page'),
  },
  texts,
} satisfies AreaModule<ComponentType>;
