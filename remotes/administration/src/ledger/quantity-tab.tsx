import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ArticlesTable } from './articles-table';
import { quantityColumns } from './ledger-columns';
import { QuantityDialog } from './quantity-dialog';
import { TabPanel } from './tab-panel';

/** How many there are of each article. */
export function QuantityTab() {
  const { t } = useTranslation('administration');
  const [isAdding, setIsAdding] = useState(false);
  const columns = useMemo(() => quantityColumns(t), [t]);

  return (
    <TabPanel onAdd={() => setIsAdding(true)}>
      <ArticlesTable caption={t('ledger.quantity')} columns={columns} />
      {isAdding && <QuantityDialog onClose={() => setIsAdding(false)} />}
    </TabPanel>
  );
}
