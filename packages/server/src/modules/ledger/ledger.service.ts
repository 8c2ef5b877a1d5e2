import {
  type AddQuantityInput,
  type Article,
  type ArticleInput,
  articleInputSchema,
  type articleSaleInputSchema,
  type Seen,
} from '@backoffice/contracts';
import type * as z from 'zod/mini';

import { changesBetween, recordEvent } from '../../audit/record-event';
import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { nameKey } from '../../db/name-key';
import { refuse } from '../../errors';
import { refuseChanges } from '../../http/refuse-changes';
import { refuseUnseen, versioned } from '../../http/version';
import { holdOpenPeriod } from '../till/periods';
import { recordEntries } from '../till/record-entries';
import { bankOf, wayOf } from '../till/ways';
import {
  changeQuantity,
  insertArticle,
  insertArticleSale,
  insertQuantity,
  lockArticle,
  updateArticle,
} from './ledger.repository';

const DEFAULT_TYPE = 'article';

const duplicate = (number: string) => refuse('article_exists', { number });

const columnsOf = ({ article_id: number, name }: ArticleInput) => ({
  article_number: number,
  article_number_key: nameKey(number),
  name,
});

/** An article as calls answer it: with a version. */
export const shownArticle = (article: Article) => versioned(article, articleInputSchema);

export async function addArticle(
  tx: Tx,
  { caller, now }: Context,
  input: ArticleInput,
): Promise<{ id: number }> {
  const type = input.type ?? DEFAULT_TYPE;
  const article = { ...columnsOf(input), type, created_at: now.toISOString() };
  const added = await insertArticle(tx, caller.companyId, article);
  if (!added) throw duplicate(input.article_id);
  return added;
}

export async function editArticle(
  tx: Tx,
  context: Context,
  {
    id,
    version,
    ...input
  }: ArticleInput & Seen & Pick<Partial<Article>, 'quantity'> & { id: number },
): Promise<Article> {
  const { companyId } = context.caller;
  const type = input.type ? { type: input.type } : {};
  const before = await lockArticle(tx, companyId, id);
  if (!before) throw refuse('article_not_found');
  refuseUnseen(version, shownArticle(before));
  refuseChanges(before, { quantity: input.quantity }, []);
  try {
    const article = await updateArticle(tx, companyId, id, { ...columnsOf(input), ...type });
    await recordEvent(tx, context, {
      kind: 'article.edited',
      subject: `${before.name} (${before.article_id})`,
      changes: changesBetween(before, article),
    });
    return shownArticle(article);
  } catch (error) {
    const isDuplicate = error instanceof Error && 'code' in error && error.code === '23505';
    throw isDuplicate ? duplicate(input.article_id) : error;
  }
}

/** Adds to the quantity of the article with this administration number. */
export async function addQuantity(
  tx: Tx,
  { caller: { companyId, userId }, now }: Context,
  { article_id: number, added_quantity: added }: AddQuantityInput,
): Promise<Article> {
  const article = await changeQuantity(tx, companyId, { numberKey: nameKey(number) }, added);
  if (!article) throw refuse('article_number_not_found', { number });
  const at = now.toISOString();
  await insertQuantity(tx, { companyId, userId, articleId: article.id, added, at });
  return shownArticle(article);
}

type ArticleSold = z.output<typeof articleSaleInputSchema>;

/** Records the sale of one piece; the quantity may go below zero. */
export async function sellArticle(
  tx: Tx,
  { caller: { companyId, userId, locationId }, now, today }: Context,
  input: ArticleSold,
) {
  const { articleId, price, payment_type } = input;
  const paid = { payment_type, bank: bankOf(payment_type, input.bank, 'bank') };
  const article = await changeQuantity(tx, companyId, { id: articleId }, -1);
  if (!article) throw refuse('article_not_found');
  const at = now.toISOString();
  const periodId = await holdOpenPeriod(tx, { companyId, locationId, at });
  const sold = await insertArticleSale(tx, { companyId, userId, articleId, price, at, ...paid });
  await recordEntries(
    tx,
    {
      ...{ companyId, userId, periodId, locationId, at, day: today, late: false },
      source: 'article_sale',
      sourceId: sold.saleInsertID,
    },
    [{ way: wayOf(paid), amount: price }],
  );
  return sold;
}
