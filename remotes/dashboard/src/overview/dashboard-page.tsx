import { yearOf } from '@backoffice/contracts';
import { Card, PageFrame, useToday } from '@backoffice/ui';
import { Slot } from '@backoffice/ui/areas';
import { useTranslation } from 'react-i18next';

import { SampleTable } from '../demo/sample-table';
import { BestSellersCard } from '../shop/best-sellers-card';
import { DaysCard } from '../shop/days-card';
import { StockCard } from '../shop/stock-card';
import { BankPaymentsCard } from './bank-payments-card';
import { OnlineSalesCard } from './online-sales-card';
import styles from './overview.module.css';
import { PerformanceCard } from './performance-card';
import { ShipmentsCard } from './shipments-card';
import { TasksCard } from './tasks-card';

export default function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const year = yearOf(today);
  return (
    <PageFrame title={t('dashboard.title')}>
      <PerformanceCard year={year} today={today} />
      <div className={styles.three}>
        <ShipmentsCard year={year} today={today} />
        <OnlineSalesCard year={year} today={today} />
        <BankPaymentsCard year={year} today={today} />
      </div>
      <div className={styles.three}>
        <DaysCard />
        <BestSellersCard />
        <StockCard />
        <Slot name="dashboard.card" props={{}} />
      </div>
      <div className={styles.two}>
        <TasksCard />
        <Card title={t('simpleTable.title')}>
          <SampleTable caption={t('simpleTable.title')} />
        </Card>
      </div>
    </PageFrame>
  );
}
