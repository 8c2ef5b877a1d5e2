import type { AreaModule } from '@backoffice/contracts';
import { partTexts } from '@backoffice/ui';
import { stockTexts } from '@backoffice/ui/stock';
import type { ComponentType } from 'react';

/**
 * Each folder of texts, with the parts that load it; a caller that names no part gets all of them.
 */
const PARTS = {
  counts: ['counts'],
  // The page of stock operations shows some of these texts too.
  deliveries: ['deliveries', 'operations'],
  imports: ['imports'],
  prices: ['change-prices'],
  shipments: ['shipments'],
  'size-runs': ['size-runs'],
  // The slip that travels with a shipment.
  slip: ['shipments', 'print-sent'],
};

const texts = partTexts({
  name: 'goods',
  parts: PARTS,
  folder: (folder, language) => import(`./locales/${folder}/${language}.json`),
  others: stockTexts,
});

export const area = {
  pages: {
    deliveries: () => import('./deliveries/deliveries-page'),
    operations: () => import('./history/history-page'),
    counts: () => import('./counts/counts-page'),
    shipments: () => import('./shipments/shipments-page'),
    imports: () => import('./imports/import-page'),
    'size-runs': () => import('./size-runs/size-runs-page'),
  },
  texts,
  extensions: {
    'change-prices': () => import('./prices/change-prices'),
    'print-sent': () => import('./shipments/slip/print-sent'),
  },
} satisfies AreaModule<ComponentType>;
