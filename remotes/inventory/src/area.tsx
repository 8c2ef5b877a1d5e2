import type { AreaModule, Language } from '@backoffice/contracts';
import { approvalTexts, uiTexts } from '@backoffice/ui';
import type { ComponentType } from 'react';

/** What of the texts only these parts show; without a name all of them are wanted. */
const PARTS = {
  receiving: ['add-product'],
  labels: ['add-product', 'products', 'deliveries'],
  products: ['products'],
  prices: ['products'],
  // The words of movements, operations and reasons, and undoing them.
  stock: ['add-product', 'products', 'deliveries', 'operations'],
  deliveries: ['deliveries'],
  operations: ['deliveries', 'operations'],
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
