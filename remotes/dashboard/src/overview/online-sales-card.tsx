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
 * What was sold online this year: the loader without arguments, one amount per sale. Where the
 * server does not say when they were made, they are drawn one by one.
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
      accent="blue"
      busy={isPending}
    />
  );
}
