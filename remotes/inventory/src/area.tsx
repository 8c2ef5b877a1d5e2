import type { AreaModule } from '@backoffice/contracts';
import { partTexts } from '@backoffice/ui';
import { stockTexts } from '@backoffice/ui/stock';
import type { ComponentType } from 'react';

/**
 * Each folder of texts, with the parts that load it; a caller that names no part gets all of them.
 */
const PARTS = {
  // The panel of a unit shows the same texts when somebody adds a supplier's code.
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
