import type { AreaModule } from '@backoffice/contracts';
import { partTexts } from '@backoffice/ui';
import type { ComponentType } from 'react';

/** Each part loads its own texts and the shared ones; a caller that names no part gets all. */
const PARTS = {
  gone: ['selling'],
  settle: ['to-settle'],
  till: ['till', 'tills-yesterday'],
  // A closing lists the subtypes of bookings, whose names are among these texts.
  transactions: ['transactions', 'till'],
};

const texts = partTexts({
  name: 'sales',
  parts: PARTS,
  own: (language) =>
    import(/* webpackInclude: /locales[\\/]\w+\.json$/ */ `./locales/${language}.json`),
  folder: (folder, language) => import(`./locales/${folder}/${language}.json`),
});

export const area = {
  pages: {
    selling: () => import('./selling/selling-page'),
    transactions: () => import('./transactions/transactions-page'),
    till: () => import('./till/till-page'),
    'to-settle': () => import('./to-settle/to-settle-page'),
  },
  texts,
  search: () => import('./search/find-receipts'),
  extensions: {
    'sell-unit': () => import('./selling/sell-unit'),
    'unit-sale': () => import('./sold-sale/finding/unit-sale'),
    'tills-yesterday': () => import('./closings/yesterday/tills-yesterday'),
  },
} satisfies AreaModule<ComponentType>;
