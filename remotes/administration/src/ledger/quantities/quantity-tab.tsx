import { onDemand } from '@backoffice/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ArticlesTable } from '../articles/articles-table';
import { quantityColumns } from '../ledger-columns';
import { TabPanel } from '../tab-panel';

const QuantityDialog = onDemand(async () => (await import('./quantity-dialog')).QuantityDialog);

export function QuantityTab() {
  const { t } = useTranslation('administration');
  const [isAdding, setIsAdding] = useState(false);
  const columns = useMemo(() => quantityColumns(t), [t]);

  return (
    <TabPanel onAdd={() => setIsAdding(true)}>
      <ArticlesTable caption={t('words:fields.quantity')} columns={columns} />
      {isAdding && <QuantityDialog onClose={() => setIsAdding(false)} />}
    </TabPanel>
  );
}
