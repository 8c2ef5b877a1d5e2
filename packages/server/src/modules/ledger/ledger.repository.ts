import {
  type Article,
  type ArticleSale,
  type Bank,
  MAX_ROWS,
  type PaymentType,
} from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor, Tx } from '../../db/database';

const COLUMNS = ['id', 'article_number as article_id', 'name', 'quantity', 'type'] as const;

export const readArticles = (db: Executor, companyId: number, type?: string): Promise<Article[]> =>
  db
    .selectFrom('articles')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .$if(Boolean(type), (query) => query.where('type', '=', type ?? ''))
    .orderBy(sql`article_number_key collate "C"`)
    .execute();

export interface ArticleColumns {
  article_number: string;
  article_number_key: string;
  name: string;
  type?: string;
}

/** Answers the new id; none when the company has an article of this number. */
export const insertArticle = (
  tx: Tx,
  companyId: number,
  article: ArticleColumns & { type: string; created_at: string },
) =>
  tx
    .insertInto('articles')
    .values({ ...article, company_id: companyId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const lockArticle = (tx: Tx, companyId: number, id: number): Promise<Article | undefined> =>
  tx
    .selectFrom('articles')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const updateArticle = (
  tx: Tx,
  companyId: number,
  id: number,
  article: ArticleColumns,
): Promise<Article> =>
  tx
    .updateTable('articles')
    .set(article)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** Adds to (or takes from) a quantity under the row's lock. */
export const changeQuantity = (
  tx: Tx,
  companyId: number,
  which: { id: number } | { numberKey: string },
  change: number,
): Promise<Article | undefined> =>
  tx
    .updateTable('articles')
    .set((row) => ({ quantity: row('quantity', '+', change) }))
    .where('company_id', '=', companyId)
    .where((row) =>
      'id' in which ? row('id', '=', which.id) : row('article_number_key', '=', which.numberKey),
    )
    .returning(COLUMNS)
    .executeTakeFirst();

interface Entry {
  companyId: number;
  userId: number;
  articleId: number;
  at: string;
}

export const insertQuantity = (tx: Tx, entry: Entry & { added: number }) =>
  tx
    .insertInto('article_quantities')
    .values({
      company_id: entry.companyId,
      article_id: entry.articleId,
      added: entry.added,
      user_id: entry.userId,
      recorded_at: entry.at,
    })
    .execute();

interface ArticleSold extends Entry {
  price: string;
  payment_type: PaymentType;
  bank: Bank | null;
}

export const insertArticleSale = (tx: Tx, entry: ArticleSold) =>
  tx
    .insertInto('article_sales')
    .values({
      company_id: entry.companyId,
      article_id: entry.articleId,
      price: entry.price,
      payment_type: entry.payment_type,
      bank: entry.bank,
      user_id: entry.userId,
      sold_at: entry.at,
    })
    .returning(['id as saleInsertID', 'sold_at as createdAt'])
    .executeTakeFirstOrThrow();

/** The newest article sales, or the newest before one of them, newest first. */
export const readArticleSales = (
  db: Executor,
  companyId: number,
  before?: number,
): Promise<ArticleSale[]> =>
  db
    .selectFrom('article_sales as s')
    .innerJoin('articles as a', (join) =>
      join.onRef('a.company_id', '=', 's.company_id').onRef('a.id', '=', 's.article_id'),
    )
    .select([
      's.id',
      's.article_id as articleId',
      'a.article_number as article_id',
      'a.name',
      's.price',
      's.payment_type',
      's.bank',
      's.sold_at as createdAt',
    ])
    .where('s.company_id', '=', companyId)
    .$if(before !== undefined, (query) => query.where('s.id', '<', before ?? 0))
    .orderBy('s.id', 'desc')
    .limit(MAX_ROWS)
    .execute();
