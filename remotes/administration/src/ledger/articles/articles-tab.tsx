import type { ListedArticle } from '@backoffice/api-client/resources/ledger';
import { onDemand, useCan } from '@backoffice/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { articleColumns, editColumn } from '../ledger-columns';
import { TabPanel } from '../tab-panel';
import { ArticlesTable } from './articles-table';

const ArticleDialog = onDemand(async () => (await import('./article-dialog')).ArticleDialog);

export function ArticlesTab() {
  const { t } = useTranslation('administration');
  /** undefined: no dialog; null: a new article. */
  const [edited, setEdited] = useState<ListedArticle | null>();
  const canEdit = useCan('ledger.edit');
  const columns = useMemo(
    () => [...articleColumns(t), ...(canEdit ? [editColumn(t, setEdited)] : [])],
    [t, canEdit],
  );

  return (
    <TabPanel list="articles" onAdd={() => setEdited(null)}>
      <ArticlesTable caption={t('ledger.articles')} columns={columns} />
      {edited !== undefined && (
        <ArticleDialog article={edited ?? undefined} onClose={() => setEdited(undefined)} />
      )}
    </TabPanel>
  );
}
