import { salesQueries } from '@backoffice/api-client/resources/sales';
import {
  Card,
  DataTable,
  DateNavigator,
  EmptyState,
  Icon,
  ICONS,
  Money,
  QueryView,
  useTimeZone,
  useToday,
  useUrlState,
} from '@backoffice/ui';
import { messageText } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { daySalesColumns } from './day-sales-columns';
import classes from './day-sales.module.css';
import { DaySheet } from './day-sheet';
import { dayTakings } from './takings';
import { TakingsList } from './takings-list';
import { useIsPrinting } from './use-is-printing';

/** The sales of one day, by default today in the company's time zone (§9). */
export function DaySales() {
  const { t } = useTranslation('sales');
  const [{ day }, setUrl] = useUrlState({ day: useToday() });
  const timeZone = useTimeZone();
  const isPrinting = useIsPrinting();
  const query = useQuery(salesQueries.ofDay(day));
  const sales = query.data ?? [];
  const columns = daySalesColumns(t, sales, timeZone);
  const takings = dayTakings(sales);

  const actions = (
    <>
      <DateNavigator day={day} onChange={(chosen) => setUrl({ day: chosen })} />
      <button
        type="button"
        className="btn btn-outline-secondary"
        disabled={sales.length === 0}
        onClick={() => window.print()}
      >
        <Icon path={ICONS.printer} />
        {t('day.print')}
      </button>
    </>
  );

  return (
    <Card title={t('day.title')} actions={actions}>
      <QueryView
        query={query}
        errorText={messageText('salesLoadFailed')}
        empty={<EmptyState title={t('day.emptyTitle')} text={t('day.emptyText')} />}
      >
        {() => (
          <div className={classes.content}>
            <DataTable
              caption={t('day.title')}
              columns={columns}
              rows={sales}
              rowKey={(sale) => sale.id}
              footer={
                <span className={classes.total}>
                  {t('day.total')} <Money value={takings.total} />
                </span>
              }
            />
            <TakingsList takings={[...takings.byPayment, ...takings.bySaleType]} />
            {isPrinting && <DaySheet day={day} sales={sales} columns={columns} takings={takings} />}
          </div>
        )}
      </QueryView>
    </Card>
  );
}
