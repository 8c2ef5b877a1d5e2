import type { AreaModule } from '@backoffice/contracts';
import { partTexts } from '@backoffice/ui';
import type { ComponentType } from 'react';

/** What of the texts only these parts show; without a name all of them are wanted. */
const PARTS = {
  // The words of movements and reasons, undoing them, receiving and labels.
  stock: ['add-product', 'products', 'deliveries', 'operations', 'counts', 'imports'],
  // With what changes their prices.
  products: ['products'],
  // With sending, and what travels with it.
  shipments: ['products', 'shipments'],
  counts: ['counts'],
  imports: ['imports'],
  // With what was done to stock.
  deliveries: ['deliveries', 'operations'],
};

const texts = partTexts({
  name: 'inventory',
  parts: PARTS,
  own: (language) =>
    import(/* webpackInclude: /locales[\\/]\w+\.json$/ */ `./locales/${language}.json`),
  folder: (folder, language) => import(`./locales/${folder}/${language}.json`),
});

export const area = {
  pages: {
    'add-product': () => import('./add-product/add-product-page'),
    products: () => import('./products/products-page'),
    deliveries: () => import('./deliveries/deliveries-page'),
    operations: () => import('./operations/operations-page'),
    counts: () => import('./counts/counts-page'),
    shipments: () => import('./shipments/shipments-page'),
    imports: () => import('./imports/import-page'),
  },
  texts,
  search: () => import('./search/find-units'),
} satisfies AreaModule<ComponentType>;
