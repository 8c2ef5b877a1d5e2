import type { AreaModule } from '@backoffice/contracts';
import { partTexts } from '@backoffice/ui';
import { stockTexts } from '@backoffice/ui/stock';
import type { ComponentType } from 'react';

/** What of the texts only these parts show; without a name all of them are wanted. */
const PARTS = {
  // The panel of a unit takes what was received, too.
  receiving: ['add-product', 'products'],
  products: ['products'],
};

const texts = partTexts({
  name: 'inventory',
  parts: PARTS,
  own: (language) =>
    import(/* webpackInclude: /locales[\\/]\w+\.json$/ */ `./locales/${language}.json`),
  folder: (folder, language) => import(`./locales/${folder}/${language}.json`),
  others: stockTexts,
});

export const area = {
  pages: {
    'add-product': () => import('./add-product/add-product-page'),
    products: () => import('./products/products-page'),
  },
  texts,
  search: () => import('./search/find-units'),
} satisfies AreaModule<ComponentType>;
