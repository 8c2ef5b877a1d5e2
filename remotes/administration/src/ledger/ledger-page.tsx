import { Card, PageFrame, Tabs } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { ArticlesTab } from './articles/articles-tab';
import { QuantityTab } from './quantities/quantity-tab';
import { SalesTab } from './sales/sales-tab';

export default function LedgerPage() {
  const { t } = useTranslation('administration');
  return (
    <PageFrame title={t('ledger.title')}>
      <Card>
        <Tabs
          label={t('ledger.tabs')}
          tabs={[
            { id: 'sales', label: t('ledger.sales'), panel: () => <SalesTab /> },
            { id: 'articles', label: t('ledger.articles'), panel: () => <ArticlesTab /> },
            { id: 'quantity', label: t('words:fields.quantity'), panel: () => <QuantityTab /> },
          ]}
        />
      </Card>
    </PageFrame>
  );
}
