import { figureQueries } from '@backoffice/api-client/resources/figures';
import { useTimeZone } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useChartErrorLog } from '../charts/frame/chart-load-error';
import { useFormats } from '../charts/use-formats';
import { FigureCard } from './figure-card';
import { drawnMonths, salesByMonth, totalOnlineSales } from './years/year-figures';

/**
 * This year's online sales. The call without arguments answers one amount per sale; if it doesn't
 * say when the sales were made, each of them gets a bar of its own.
 */
export function OnlineSalesCard({ year, today }: { year: number; today: string }) {
  const { t } = useTranslation('dashboard');
  const { money } = useFormats();
  const timeZone = useTimeZone();
  const { data, error, isPending } = useQuery(figureQueries.onlineSales());
  useChartErrorLog(error);
  const drawn = useMemo(() => {
    const figures = data && salesByMonth(data, year, timeZone);
    if (figures || !data) return { values: drawnMonths(figures, today) };
    return {
      values: data.map((sale) => Number(sale.sale_price)),
      labels: data.map((_, index) => String(index + 1)),
    };
  }, [data, year, timeZone, today]);
  return (
    <FigureCard
      title={t('onlineSales.title')}
      year={year}
      total={money.full(data && totalOnlineSales(data))}
      {...drawn}
      unit="money"
      form="bars"
      busy={isPending}
    />
  );
}
