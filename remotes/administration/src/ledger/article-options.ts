import type { ListedArticle } from '@backoffice/api-client/resources/ledger';
import type { Option } from '@backoffice/ui';

const label = ({ article_id, name }: ListedArticle) => `${article_id} · ${name}`;

/** Articles to choose from by their row's id. */
export const articlesById = (articles: readonly ListedArticle[]): Option[] =>
  articles
    .filter(({ id }) => id > 0)
    .map((article) => ({ value: article.id, label: label(article) }));

/** Articles to choose from by their administration number. */
export const articlesByNumber = (articles: readonly ListedArticle[]): Option[] =>
  articles.map((article) => ({ value: article.article_id, label: label(article) }));
