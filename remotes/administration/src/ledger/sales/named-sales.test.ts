import type { LedgerSale } from '@backoffice/api-client/resources/ledger';
import { article } from '@backoffice/testing';

import { namedSales } from './named-sales';

const sale = (own: Partial<LedgerSale>): LedgerSale => ({
  id: 1,
  articleId: 7,
  article_id: null,
  name: null,
  price: '1.00',
  payment_type: null,
  bank: null,
  createdAt: null,
  ...own,
});
const chair = article({ id: 7, article_id: 'C-7', name: 'Chair' });

test.each<[string, Partial<LedgerSale>, [string | null, string | null]]>([
  ['what the sale says itself counts', { article_id: 'OLD', name: 'Stool' }, ['OLD', 'Stool']],
  ['else the article says it', {}, ['C-7', 'Chair']],
  ['an article that is gone leaves no name', { articleId: 8 }, [null, null]],
  ['nor does a sale without an article', { articleId: null }, [null, null]],
])('%s', (_name, own, [number, name]) => {
  expect(namedSales([sale(own)], [chair])).toEqual([
    expect.objectContaining({ article_id: number, name }),
  ]);
});
