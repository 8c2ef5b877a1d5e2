import type { LedgerSale, ListedArticle } from '@backoffice/api-client/resources/ledger';

type Told = 'price' | 'createdAt' | 'article_id' | 'name' | 'payment_type' | 'bank';

export interface NamedSale extends Pick<LedgerSale, Told> {
  /** The sale's id, or its place in the list on servers that give sales none. */
  key: string;
}

/** Adds each article's number and name, which plain servers send only with the articles. */
export function namedSales(
  sales: readonly LedgerSale[],
  articles: readonly ListedArticle[],
): NamedSale[] {
  const byId = new Map(articles.map((article) => [article.id, article]));
  return sales.map((sale, place) => {
    const article = sale.articleId === null ? undefined : byId.get(sale.articleId);
    return {
      ...sale,
      key: sale.id === null ? `place ${place}` : String(sale.id),
      article_id: sale.article_id ?? article?.article_id ?? null,
      name: sale.name ?? article?.name ?? null,
    };
  });
}
