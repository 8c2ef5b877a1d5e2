import type { AreaModule } from '@backoffice/contracts';
import { partTexts } from '@backoffice/ui';
import type { ComponentType } from 'react';

/** What of the texts only these parts show; without a name all of them are wanted. */
const PARTS = {
  // Units that left the stock unsold.
  gone: ['selling'],
  till: ['till', 'tills-yesterday'],
  // A closing names what bookings were for.
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
  },
  texts,
  search: () => import('./search/find-receipts'),
  extensions: {
    'sell-unit': () => import('./selling/sell-unit'),
    'unit-sale': () => import('./sold-sale/finding/unit-sale'),
    'tills-yesterday': () => import('./closings/yesterday/tills-yesterday'),
  },
} satisfies AreaModule<ComponentType>;
