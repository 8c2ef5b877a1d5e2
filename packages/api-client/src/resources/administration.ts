import { http } from '@backoffice/api-client';
import {
  BANKS,
  PATHS,
  PAYMENT_TYPES,
  pathTo,
  type AddQuantityInput,
  type Article,
  type ArticleInput,
  type ArticleSaleInput,
  type Bank,
  type PaymentType,
  type Seen,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import {
  idOrNull,
  idOrStandIn,
  moneyOrNull,
  newIdOf,
  numberOrNull,
  oneOf,
  readRows,
  recordOrEmpty,
  textOf,
  textOrNull,
  versionOf,
  type Raw,
} from './normalise';
import * as ROOTS from './query-roots';
import type { Write } from './write';

/** An article; its quantity is null in a row that came without one. */
export type ListedArticle = Omit<Article, 'quantity'> & { quantity: number | null };

/** A sold article. What the specification does not name is null on plain servers. */
export interface LedgerSale {
  id: number | null;
  /** The article's row id. */
  articleId: number | null;
  /** The administration number. */
  article_id: string | null;
  name: string | null;
  /** Euros; null in a row that came without. */
  price: string | null;
  payment_type: PaymentType | null;
  /** Null for cash. */
  bank: Bank | null;
  createdAt: string | null;
}

const articleOf = (raw: Raw, index: number): ListedArticle => ({
  id: idOrStandIn(raw, index),
  article_id: textOf(raw.article_id),
  name: textOf(raw.name),
  quantity: numberOrNull(raw.quantity),
  type: textOf(raw.type),
  ...versionOf(raw),
});

const saleOf = (raw: Raw): LedgerSale => ({
  id: idOrNull(raw.id ?? raw.saleInsertID),
  articleId: idOrNull(raw.articleId),
  article_id: textOrNull(raw.article_id),
  name: textOrNull(raw.name),
  price: moneyOrNull(raw.price),
  payment_type: oneOf(PAYMENT_TYPES, raw.payment_type),
  bank: oneOf(BANKS, raw.bank),
  createdAt: textOrNull(raw.createdAt),
});

export const administrationQueries = {
  /** Articles of the ledger; a quantity may be negative. */
  articles: (type?: string) =>
    queryOptions({
      queryKey: [ROOTS.articles, 'list', { type }],
      queryFn: async ({ signal }) =>
        readRows(await http.get(PATHS.articles, { params: { type }, signal }), {
          list: 'articles',
          read: articleOf,
          isWhole: ({ id, quantity }) => id > 0 && quantity !== null,
        }),
    }),

  /** Sales of articles, newest first. */
  sales: () =>
    queryOptions({
      queryKey: [ROOTS.articleSales, 'list'],
      queryFn: async ({ signal }) =>
        readRows(await http.get(PATHS.articleSales, { signal }), {
          list: 'article-sales',
          read: saleOf,
          isWhole: ({ price }) => price !== null,
        }),
    }),
};

export const administrationMutations = {
  /** Adds an article; answers its id where the server says it. 409 when the number is taken. */
  addArticle: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<ArticleInput>) =>
        newIdOf(await http.post(PATHS.articles, { body: input, idempotencyKey })),
      meta: { invalidates: [ROOTS.articles] },
    }),

  editArticle: () =>
    mutationOptions({
      mutationFn: async ({
        input,
        idempotencyKey,
      }: Write<ArticleInput & Seen & { id: number }>) => {
        await http.put(pathTo(PATHS.article, { id: input.id }), { body: input, idempotencyKey });
      },
      meta: { invalidates: [ROOTS.articles, ROOTS.articleSales] },
    }),

  /** Adds to the quantity of an article, named by its administration number. */
  addQuantity: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<AddQuantityInput>) => {
        await http.post(PATHS.addQuantity, { body: input, idempotencyKey });
      },
      meta: { invalidates: [ROOTS.articles] },
    }),

  /** Records the sale of one article, named by its row id; price in euros. */
  sell: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<ArticleSaleInput>) => {
        const body = await http.post(PATHS.articleSales, { body: input, idempotencyKey });
        const sale = recordOrEmpty(body);
        return { saleInsertID: idOrNull(sale.saleInsertID), createdAt: textOrNull(sale.createdAt) };
      },
      meta: { invalidates: [ROOTS.articles, ROOTS.articleSales, ROOTS.till] },
    }),
};
