import { administrationQueries } from '@backoffice/api-client/resources/administration';
import type { Article } from '@backoffice/contracts';
import { DataTable, EmptyState, QueryView } from '@backoffice/ui';
import { messageText } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ArticleDialog } from './article-dialog';
import { articleColumns } from './ledger-columns';
import { TabPanel } from './tab-panel';

/** The articles of the ledger, to add and edit. */
export function ArticlesTab() {
  const { t } = useTranslation('administration');
  const query = useQuery(administrationQueries.articles());
  /** undefined: no dialog; null: a new article. */
  const [edited, setEdited] = useState<Article | null>();
  const columns = useMemo(() => articleColumns(t, setEdited), [t]);

  return (
    <TabPanel onAdd={() => setEdited(null)}>
      <QueryView
        query={query}
        errorText={messageText('administrationLoadFailed')}
        empty={<EmptyState title={t('ledger.noArticlesTitle')} text={t('ledger.noArticlesText')} />}
      >
        {(articles) => (
          <DataTable
            caption={t('ledger.articles')}
            columns={columns}
            rows={articles}
            rowKey={(article) => article.id}
          />
        )}
      </QueryView>
      {edited !== undefined && (
        <ArticleDialog article={edited ?? undefined} onClose={() => setEdited(undefined)} />
      )}
    </TabPanel>
  );
}
