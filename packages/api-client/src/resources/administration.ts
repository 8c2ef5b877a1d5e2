import {
  administrationCalls,
  BANKS,
  PAYMENT_TYPES,
  type Article,
  type ArticleInput,
  type ArticleSale,
  type Seen,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { call, write, writeAndRead, type Write } from './call';
import {
  idOrNull,
  idOrStandIn,
  moneyOrNull,
  newIdOf,
  numberOrNull,
  readRows,
  recordOrEmpty,
  textOf,
  textOrNull,
  versionOf,
  wordOrNull,
  type Raw,
} from './normalise';
import * as ROOTS from './query-roots';
import { send } from './send';

/** An article; its quantity is null in a row that came without one. */
export type ListedArticle = Omit<Article, 'quantity'> & { quantity: number | null };

/** A sold article. What the specification does not name is null on plain servers, the price (euros) in a row without one. */
export type LedgerSale = { [Field in keyof ArticleSale]: ArticleSale[Field] | null };

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
  payment_type: wordOrNull(PAYMENT_TYPES, raw.payment_type),
  bank: wordOrNull(BANKS, raw.bank),
  createdAt: textOrNull(raw.createdAt),
});

const readArticles = (data: unknown) =>
  readRows(data, {
    list: 'articles',
    read: articleOf,
    isWhole: ({ id, quantity }) => id > 0 && quantity !== null,
  });

const readSales = (data: unknown) =>
  readRows(data, {
    list: 'article-sales',
    read: saleOf,
    isWhole: ({ price }) => price !== null,
  });

export const administrationQueries = {
  /** Articles of the ledger; a quantity may be negative. */
  articles: (type?: string) =>
    queryOptions({
      queryKey: [ROOTS.articles, 'list', { type }],
      queryFn: ({ signal }): Promise<ListedArticle[]> =>
        call(administrationCalls.articles, { query: { type }, signal }, readArticles),
    }),

  /** Sales of articles, newest first. */
  sales: () =>
    queryOptions({
      queryKey: [ROOTS.articleSales, 'list'],
      queryFn: ({ signal }): Promise<LedgerSale[]> =>
        call(administrationCalls.sales, { signal }, readSales),
    }),
};

const invalidates = [ROOTS.articles];

export const administrationMutations = {
  /** Adds an article; answers its id where the server says it. 409 when the number is taken. */
  addArticle: () =>
    writeAndRead(administrationCalls.addArticle, { invalidates }, (data) => ({
      id: newIdOf(data),
    })),

  editArticle: () =>
    mutationOptions({
      mutationFn: async ({
        input: body,
        idempotencyKey,
      }: Write<ArticleInput & Seen & { id: number }>) => {
        const params = { id: body.id };
        await send(administrationCalls.editArticle, { params, body, idempotencyKey });
      },
      meta: { invalidates: [ROOTS.articles, ROOTS.articleSales] },
    }),

  /** Adds to the quantity of an article, named by its administration number. */
  addQuantity: () => write(administrationCalls.addQuantity, { invalidates }),

  /** Records the sale of one article, named by its row id; price in euros. */
  sell: () =>
    writeAndRead(
      administrationCalls.sell,
      { invalidates: [ROOTS.articles, ROOTS.articleSales, ROOTS.till] },
      (data) => {
        const sale = recordOrEmpty(data);
        return { saleInsertID: idOrNull(sale.saleInsertID), createdAt: textOrNull(sale.createdAt) };
      },
    ),
};
