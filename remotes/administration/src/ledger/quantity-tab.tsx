import { administrationQueries } from '@backoffice/api-client/resources/administration';
import { DataTable, EmptyState, QueryView } from '@backoffice/ui';
import { messageText } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { quantityColumns } from './ledger-columns';
import { QuantityDialog } from './quantity-dialog';
import { TabPanel } from './tab-panel';

/** How many there are of each article. */
export function QuantityTab() {
  const { t } = useTranslation('administration');
  const query = useQuery(administrationQueries.articles());
  const [isAdding, setIsAdding] = useState(false);
  const columns = useMemo(() => quantityColumns(t), [t]);

  return (
    <TabPanel onAdd={() => setIsAdding(true)}>
      <QueryView
        query={query}
        errorText={messageText('administrationLoadFailed')}
        empty={<EmptyState title={t('ledger.noArticlesTitle')} text={t('ledger.noArticlesText')} />}
      >
        {(articles) => (
          <DataTable
            caption={t('ledger.quantity')}
            columns={columns}
            rows={articles}
            rowKey={(article) => article.id}
          />
        )}
      </QueryView>
      {isAdding && <QuantityDialog onClose={() => setIsAdding(false)} />}
    </TabPanel>
  );
}
