import { ledgerCalls, type Article, type ArticleSale, MAX_ROWS } from '@backoffice/contracts';
import * as z from 'zod/mini';

import { readArticles, readArticleSales } from '../../ledger/ledger.repository';
import type { Column } from '../writing/column';
import { atOnce, byLast, defineList } from './define-list';

/** An import of articles reads these columns, so that an exported file can be imported again. */
const ARTICLE: Column<Article>[] = [
  { heading: 'articleNumber', is: 'code', value: (row) => row.article_id },
  { heading: 'name', is: 'text', value: ({ name }) => name },
  { heading: 'articleType', is: 'text', value: ({ type }) => type },
  { heading: 'quantity', is: 'count', value: ({ quantity }) => quantity },
];

export const articles = defineList({
  call: ledgerCalls.articles,
  filter: ledgerCalls.articles.query,
  columns: () => ARTICLE,
  pages: ({ db, context: { caller }, query }) =>
    atOnce(readArticles(db, caller.companyId, query.type)),
});

const SALE: Column<ArticleSale>[] = [
  { heading: 'soldAt', is: 'moment', value: ({ createdAt }) => createdAt },
  { heading: 'articleNumber', is: 'code', value: (row) => row.article_id },
  { heading: 'name', is: 'text', value: ({ name }) => name },
  { heading: 'price', is: 'money', value: ({ price }) => price },
  { heading: 'paymentType', is: 'word', words: 'paymentType', value: (row) => row.payment_type },
  { heading: 'bank', is: 'text', width: 8, value: ({ bank }) => bank },
];

export const articleSales = defineList({
  call: ledgerCalls.sales,
  filter: z.object({}),
  columns: () => SALE,
  pages: ({ db, context: { caller } }) =>
    byLast<ArticleSale>((last) => readArticleSales(db, caller.companyId, last?.id), MAX_ROWS),
});
