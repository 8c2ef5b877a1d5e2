import type { Article } from '@backoffice/contracts';
import type { Option } from '@backoffice/ui';

const label = ({ article_id, name }: Article) => `${article_id} · ${name}`;

/** Articles to choose from by their row's id. */
export const articlesById = (articles: readonly Article[]): Option[] =>
  articles.map((article) => ({ value: article.id, label: label(article) }));

/** Articles to choose from by their administration number. */
export const articlesByNumber = (articles: readonly Article[]): Option[] =>
  articles.map((article) => ({ value: article.article_id, label: label(article) }));
