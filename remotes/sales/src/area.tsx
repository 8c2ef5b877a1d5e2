import type { AreaModule, Language } from '@backoffice/contracts';
import { approvalTexts, uiTexts } from '@backoffice/ui';
import type { ComponentType } from 'react';

/** What of the texts only these parts show; without a name all of them are wanted. */
const PARTS = {
  // Units that left the stock unsold.
  gone: ['selling'],
  till: ['till', 'tills-yesterday'],
  // A closing names what bookings were for.
  transactions: ['transactions', 'till'],
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
  return { ...shared, ...approval, sales: Object.assign({}, ...own) as object };
}

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
