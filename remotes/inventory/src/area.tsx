import type { AreaModule, Language } from '@backoffice/contracts';
import { approvalTexts, uiTexts } from '@backoffice/ui';
import type { ComponentType } from 'react';

/** What of the texts only these parts show; without a name all of them are wanted. */
const PARTS = {
  // The words of movements and reasons, undoing them, receiving and labels.
  stock: ['add-product', 'products', 'deliveries', 'operations'],
  // With what changes their prices.
  products: ['products'],
  // With what was done to stock.
  deliveries: ['deliveries', 'operations'],
};

async function textsFrom(path: Promise<{ default: object }>): Promise<object> {
  return (await path).default;
}

async function texts(language: Language, part?: string) {
  const folders = Object.entries(PARTS).flatMap(([folder, names]) =>
    part === undefined || names.includes(part) ? [folder] : [],
  );
  const [shared, approval, ...own] = await Promise.all([
    uiTexts(language),
    approvalTexts(language),
    textsFrom(import(/* webpackInclude: /locales[\\/]\w+\.json$/ */ `./locales/${language}.json`)),
    ...folders.map((folder) => textsFrom(import(`./locales/${folder}/${language}.json`))),
  ]);
  return { ...shared, ...approval, inventory: Object.assign({}, ...own) as object };
}

export const area = {
  pages: {
    'add-product': () => import('./add-product/add-product-page'),
    products: () => import('./products/products-page'),
    deliveries: () => import('./deliveries/deliveries-page'),
    operations: () => import('./operations/operations-page'),
  },
  texts,
  search: () => import('./search/find-units'),
} satisfies AreaModule<ComponentType>;
