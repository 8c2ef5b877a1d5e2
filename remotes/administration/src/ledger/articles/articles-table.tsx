import { ledgerQueries, type ListedArticle } from '@backoffice/api-client/resources/ledger';
import { DataTable, EmptyState, QueryView, type Column } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

interface Props {
  caption: string;
  columns: Column<ListedArticle>[];
}

export function ArticlesTable({ caption, columns }: Props) {
  const { t } = useTranslation('administration');
  return (
    <QueryView
      query={useQuery(ledgerQueries.articles())}
      failure="administrationLoadFailed"
      empty={<EmptyState title={t('ledger.noArticlesTitle')} text={t('ledger.noArticlesText')} />}
    >
      {(articles) => (
        <DataTable
          caption={caption}
          columns={columns}
          rows={articles}
          rowKey={(article) => article.id}
        />
      )}
    </QueryView>
  );
}
