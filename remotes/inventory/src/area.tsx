import type { AreaModule, Language } from '@backoffice/contracts';
import { uiTexts } from '@backoffice/ui';
import type { ComponentType } from 'react';

async function texts(language: Language) {
  const own: Promise<{ default: object }> = import(`./locales/${language}.json`);
  const [{ default: inventory }, shared] = await Promise.all([own, uiTexts(language)]);
  return { ...shared, inventory };
}

export const area = {
  pages: {
    'add-product': () => import('./add-product/add-product-page'),
    products: () => import('./products/products-page'),
  },
  texts,
  search: () => import('./search/find-units'),
} satisfies AreaModule<ComponentType>;
