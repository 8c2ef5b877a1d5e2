import type { AreaModule, Language } from '@backoffice/contracts';
import type { ComponentType } from 'react';

async function texts(language: Language) {
  const own: { default: object } = await import(`./locales/${language}.json`);
  return { sales: own.default };
}

export const area = {
  pages: {
    selling: () => import('./selling/selling-page'),
    transactions: () => import('./transactions/transactions-page'),
  },
  texts,
} satisfies AreaModule<ComponentType>;
