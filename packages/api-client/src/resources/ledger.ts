import { ledgerCalls, type ArticleInput, type Seen } from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { call, write, writeAndRead, type Write } from './call';
import { idOrNull, newIdOf, recordOrEmpty, textOrNull } from './normalise';
import { plainArticles, plainArticleSales, type LedgerSale, type ListedArticle } from './plain';
import * as ROOTS from './query-roots';
import { send } from './send';

export type { LedgerSale, ListedArticle } from './plain';

export const ledgerQueries = {
  /** Articles of the ledger; a quantity may be negative. */
  articles: (type?: string) =>
    queryOptions({
      queryKey: [ROOTS.articles, 'list', { type }],
      queryFn: ({ signal }): Promise<ListedArticle[]> =>
        call(ledgerCalls.articles, { query: { type }, signal }, plainArticles),
    }),

  /** Sales of articles, newest first. */
  sales: () =>
    queryOptions({
      queryKey: [ROOTS.articleSales, 'list'],
      queryFn: ({ signal }): Promise<LedgerSale[]> =>
        call(ledgerCalls.sales, { signal }, plainArticleSales),
    }),
};

const invalidates = [ROOTS.articles];

export const ledgerMutations = {
  /** Adds an article; answers its id where the server says it. 409 when the number is taken. */
  addArticle: () =>
    writeAndRead(ledgerCalls.addArticle, { invalidates }, (data) => ({
      id: newIdOf(data),
    })),

  editArticle: () =>
    mutationOptions({
      mutationFn: async ({
        input: body,
        idempotencyKey,
      }: Write<ArticleInput & Seen & { id: number }>) => {
        const params = { id: body.id };
        await send(ledgerCalls.editArticle, { params, body, idempotencyKey });
      },
      meta: { invalidates: [ROOTS.articles, ROOTS.articleSales] },
    }),

  /** Adds to the quantity of an article, named by its administration number. */
  addQuantity: () => write(ledgerCalls.addQuantity, { invalidates }),

  /** Records the sale of one article, named by its row id; price in euros. */
  sell: () =>
    writeAndRead(
      ledgerCalls.sell,
      { invalidates: [ROOTS.articles, ROOTS.articleSales, ROOTS.till] },
      (data) => {
        const sale = recordOrEmpty(data);
        return { saleInsertID: idOrNull(sale.saleInsertID), createdAt: textOrNull(sale.createdAt) };
      },
    ),
};
