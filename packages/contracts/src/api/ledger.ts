import * as z from 'zod/mini';

import { defineCall } from '../call';
import { BANKS, PAYMENT_TYPES } from '../constants';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
import {
  id,
  idInput,
  idText,
  money,
  moment,
  moneyInput,
  optionalText,
  seenVersion,
  text,
  version,
  wholeInput,
  word,
} from '../primitives';

export const articleSchema = z.object({
  id,
  /** The administration number: text, unique in the company. */
  article_id: z.string(),
  name: z.string(),
  /** May be negative: more was sold than was booked in. */
  quantity: z.int(),
  type: z.string(),
  version,
});
export type Article = z.infer<typeof articleSchema>;

export const articleInputSchema = z.object({
  name: text(120),
  article_id: text(40),
  type: z.optional(text(40)),
});
export type ArticleInput = z.infer<typeof articleInputSchema>;

export const addQuantitySchema = z.object({
  /** The administration number. */
  article_id: text(40),
  added_quantity: wholeInput(1, 100_000),
});
export type AddQuantityInput = z.output<typeof addQuantitySchema>;

export const articleSaleInputSchema = z.object({
  /** The row's id, not the administration number. */
  articleId: idInput,
  price: moneyInput,
  payment_type: z._default(z.enum(PAYMENT_TYPES), 'cash'),
  /** Required when `payment_type` is bank, ignored when cash. */
  bank: z.optional(z.nullable(z.union([z.enum(BANKS), z.literal('')]))),
});
export type ArticleSaleInput = z.input<typeof articleSaleInputSchema>;

export const articleSaleSchema = z.object({
  id,
  articleId: id,
  article_id: z.string(),
  name: z.string(),
  price: money,
  payment_type: word(PAYMENT_TYPES),
  bank: z.nullable(word(BANKS)),
  createdAt: moment,
});
export type ArticleSale = z.infer<typeof articleSaleSchema>;

export const ledgerCalls = {
  articles: defineCall({
    method: 'GET',
    path: PATHS.articles,
    summary: 'Articles of the ledger with their quantity',
    action: 'ledger.view',
    query: z.object({ type: z.optional(optionalText(40)) }),
    answer: listAnswer(articleSchema),
  }),
  addArticle: defineCall({
    method: 'POST',
    path: PATHS.articles,
    summary: 'Add an article to the ledger',
    action: 'ledger.edit',
    changes: ['transactions'],
    body: articleInputSchema,
    answer: answer(z.object({ id })),
  }),
  editArticle: defineCall({
    method: 'PUT',
    path: PATHS.article,
    summary: 'Change name and administration number',
    action: 'ledger.edit',
    changes: ['transactions'],
    params: z.object({ id: idText }),
    body: z.extend(articleInputSchema, {
      id: z.optional(idInput),
      /** Accepted only as it was read; `add-quantity` changes it. */
      quantity: z.optional(z.int()),
      version: seenVersion,
    }),
    answer: answer(articleSchema),
  }),
  addQuantity: defineCall({
    method: 'POST',
    path: PATHS.addQuantity,
    summary: 'Add to the quantity of an article, by its administration number',
    action: 'ledger.edit',
    changes: ['transactions'],
    body: addQuantitySchema,
    answer: answer(articleSchema),
  }),
  sales: defineCall({
    method: 'GET',
    path: PATHS.articleSales,
    summary: 'Sales of articles, newest first',
    action: 'ledger.view',
    answer: listAnswer(articleSaleSchema),
  }),
  sell: defineCall({
    method: 'POST',
    path: PATHS.articleSales,
    summary: 'Record the sale of one article; takes one from its quantity',
    action: 'ledger.edit',
    changes: ['transactions', 'till'],
    body: articleSaleInputSchema,
    answer: answer(z.object({ saleInsertID: id, createdAt: moment })),
  }),
};
