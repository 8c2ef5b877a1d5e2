import type { AreaModule, Language } from '@backoffice/contracts';
import { approvalTexts, uiTexts } from '@backoffice/ui';
import type { ComponentType } from 'react';

async function texts(language: Language) {
  const own: Promise<{ default: object }> = import(`./locales/${language}.json`);
  const [{ default: sales }, shared, approval] = await Promise.all([
    own,
    uiTexts(language),
    approvalTexts(language),
  ]);
  return { ...shared, ...approval, sales };
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
    'unit-sale': () => import('./sold-sale/unit-sale'),
    'tills-yesterday': () => import('./closings/yesterday/tills-yesterday'),
  },
} satisfies AreaModule<ComponentType>;
