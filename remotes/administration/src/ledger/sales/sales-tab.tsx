import { ledgerQueries } from '@backoffice/api-client/resources/ledger';
import {
  DataTable,
  EmptyState,
  MoneySum,
  QueryView,
  useLoadFailure,
  useTimeZone,
  onDemand,
} from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { saleColumns } from '../ledger-columns';
import { TabPanel } from '../tab-panel';
import { namedSales } from './named-sales';

const ArticleSaleDialog = onDemand(
  async () => (await import('./article-sale-dialog')).ArticleSaleDialog,
);

/** Sales of articles, newest first. */
export function SalesTab() {
  const { t } = useTranslation('administration');
  const timeZone = useTimeZone();
  const query = useQuery(ledgerQueries.sales());
  // Plain servers send sales without the names of their articles.
  const articles = useQuery(ledgerQueries.articles());
  useLoadFailure(articles, 'administrationLoadFailed');
  const [isAdding, setIsAdding] = useState(false);
  const withPayment = query.data?.some(({ payment_type }) => payment_type !== null) ?? false;
  const columns = useMemo(() => saleColumns(t, timeZone, withPayment), [t, timeZone, withPayment]);

  return (
    <TabPanel list="article-sales" onAdd={() => setIsAdding(true)}>
      <QueryView
        query={query}
        failure="administrationLoadFailed"
        empty={<EmptyState title={t('ledger.noSalesTitle')} text={t('ledger.noSalesText')} />}
      >
        {(sales) => (
          <DataTable
            caption={t('ledger.sales')}
            columns={columns}
            rows={namedSales(sales, articles.data ?? [])}
            rowKey={(sale) => sale.key}
            footer={
              <span>
                {t('ledger.total')} <MoneySum values={sales.map((sale) => sale.price)} />
              </span>
            }
          />
        )}
      </QueryView>
      {isAdding && <ArticleSaleDialog onClose={() => setIsAdding(false)} />}
    </TabPanel>
  );
}
