import { yearOf } from '@backoffice/contracts';
import { useToday } from '@backoffice/ui';
import { Slot } from '@backoffice/ui/areas';

import { BestSellersCard } from '../shop/best-sellers-card';
import { DaysCard } from '../shop/days-card';
import { StockCard } from '../shop/stock-card';
import { BankPaymentsCard } from './bank-payments-card';
import { OnlineSalesCard } from './online-sales-card';
import styles from './overview.module.css';
import { PerformanceCard } from './performance/performance-card';
import { ShipmentsCard } from './shipments-card';
import { Strip } from './strip/strip';

export function Figures() {
  const today = useToday();
  const year = yearOf(today);
  return (
    <>
      <Strip />
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
    </>
  );
}
