import type { LedgerSale } from '@backoffice/api-client/resources/administration';
import type { Article } from '@backoffice/contracts';

export type NamedSale = Pick<LedgerSale, 'id' | 'price' | 'createdAt' | 'article_id' | 'name'>;

/** Sales with their article's number and name, which servers of §7 alone leave to the articles. */
export function namedSales(
  sales: readonly LedgerSale[],
  articles: readonly Article[],
): NamedSale[] {
  const byId = new Map(articles.map((article) => [article.id, article]));
  return sales.map((sale) => {
    const article = sale.articleId === null ? undefined : byId.get(sale.articleId);
    return {
      ...sale,
      article_id: sale.article_id ?? article?.article_id ?? null,
      name: sale.name ?? article?.name ?? null,
    };
  });
}
