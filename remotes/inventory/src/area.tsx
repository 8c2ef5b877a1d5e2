import type { AreaModule, Language } from '@backoffice/contracts';
import type { ComponentType } from 'react';

async function texts(language: Language) {
  const own: { default: object } = await import(`./locales/${language}.json`);
  return { inventory: own.default };
}

export const area = {
  pages: {
    'add-product': () => import('./add-product/add-product-page'),
    products: () => import('./products/products-page'),
  },
  texts,
} satisfies AreaModule<ComponentType>;
