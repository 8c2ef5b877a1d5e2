import { saleQueries, type DaySale } from '@backoffice/api-client/resources/sales';
import { shopParam } from '@backoffice/api-client/resources/shop-choice';
import {
  Card,
  DataTable,
  DateNavigator,
  EmptyState,
  ExportMenu,
  Icon,
  ICONS,
  MoneySum,
  QueryView,
  useCan,
  useTimeZone,
  useToday,
  useUrlState,
  type Column,
  type ShownQuery,
} from '@backoffice/ui';
import { Slot, useHasExtensions } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { ShopFilter } from '../shop/shop-filter';
import { hasSeveralShops, shopName, useShopFilter } from '../shop/use-shop-filter';
import { FindSaleButton } from '../sold-sale/finding/find-sale-button';
import { NO_SALE } from '../sold-sale/finding/sale-address';
import { daySalesColumns } from './day-sales-columns';
import styles from './day-sales.module.css';
import { DaySheet } from './day-sheet';
import { newestFirst } from './newest-first';
import type { Taking } from './takings';
import { TakingsList } from './takings-list';
import { useDayTakings } from './use-day-takings';
import { useIsPrinting } from './use-is-printing';
import { useNewRows } from './use-new-rows';

/** The sales of one day, by default today in the company's time zone. */
export function DaySales() {
  const { t } = useTranslation('sales');
  const shown = useShownDay();
  return (
    <Card title={t('day.title')} actions={<DayActions {...shown} />}>
      <QueryView
        query={shown.query}
        failure="salesLoadFailed"
        empty={<EmptyState title={t('day.emptyTitle')} text={t('day.emptyText')} />}
      >
        {() => <Day {...shown} />}
      </QueryView>
    </Card>
  );
}

/** The sales of the day and the shop that the address names. */
function useShownDay() {
  const [{ day }, setUrl] = useUrlState({ day: useToday() });
  const filter = useShopFilter();
  const query = useQuery(saleQueries.ofDay(day, filter.shop));
  const sales = query.data ?? [];
  const isNew = useNewRows(query.data, `${day} ${filter.shop ?? ''}`);
  const takings = useDayTakings({ day, shop: filter.shop, sales });
  const onDay = (chosen: string) => setUrl({ day: chosen });
  return {
    day,
    onDay,
    filter,
    hasShops: hasSeveralShops(filter, sales),
    query,
    sales,
    isNew,
    takings,
  };
}

type ShownDay = ReturnType<typeof useShownDay>;

const DayActions = ({ day, onDay, filter, hasShops, sales, takings }: ShownDay) => (
  <>
    <FindSaleButton />
    {hasShops && <ShopFilter {...filter} />}
    <DateNavigator day={day} onChange={onDay} />
    <ExportMenu list="sales" filter={{ date: day, location: shopParam(filter.shop) }} />
    <PrintButton disabled={!takings.data || sales.length === 0} />
  </>
);

function Day({ day, filter, hasShops, sales, isNew, takings }: ShownDay) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const isPrinting = useIsPrinting();
  const withShop = hasShops && filter.shop === undefined;
  const columns = daySalesColumns(t, { sales, timeZone, withShop });
  const actions = useLineActions(day);
  const open = useSaleOfRow(sales);
  const sheet = { day, shop: shopName(t, filter), sales, columns, takings: takings.data ?? [] };
  return (
    <div className={styles.content}>
      <DataTable
        caption={t('day.title')}
        columns={[...columns, ...actions]}
        rows={newestFirst(sales)}
        rowKey={(sale) => sale.id}
        isNew={isNew}
        onRowActivate={open}
        footer={<Total sales={sales} />}
      />
      <Takings query={takings} />
      {isPrinting && <DaySheet {...sheet} />}
    </div>
  );
}

/** Opens the sale of a row; undefined if no row names its sale, or the person may not see it. */
function useSaleOfRow(sales: readonly DaySale[]) {
  const canOpen = useCan('sales.return') && sales.some(({ sale_id }) => sale_id !== null);
  const [, setUrl] = useUrlState(NO_SALE);
  return canOpen
    ? ({ sale_id: id }: DaySale) => id !== null && setUrl({ ...NO_SALE, sale: `${id}` })
    : undefined;
}

function Takings({ query }: { query: ShownQuery<Taking[]> }) {
  const { t } = useTranslation('sales');
  return (
    <QueryView query={query} errorText={t('day.moneyFailed')} empty={null}>
      {(takings) => <TakingsList takings={takings} />}
    </QueryView>
  );
}

function PrintButton({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('sales');
  return (
    <button
      type="button"
      className="btn btn-outline-secondary btn-sm"
      disabled={disabled}
      onClick={() => window.print()}
    >
      <Icon path={ICONS.printer} /> <span className="btn-text">{t('day.print')}</span>
    </button>
  );
}

function Total({ sales }: { sales: readonly DaySale[] }) {
  const { t } = useTranslation('sales');
  return (
    <span className={styles.total}>
      {t('day.total')} <MoneySum values={sales.map((sale) => sale.sale_price)} />
    </span>
  );
}

/** A column with what other areas offer for a line; absent if they offer nothing. */
function useLineActions(day: string): Column<DaySale>[] {
  const { t } = useTranslation('sales');
  if (!useHasExtensions('sale-line.actions')) return [];
  const cell = ({ id }: DaySale) => id > 0 && <Slot name="sale-line.actions" props={{ id, day }} />;
  return [{ id: 'actions', header: t('day.actions'), cell }];
}
