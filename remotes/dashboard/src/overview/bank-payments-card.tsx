import { figureQueries } from '@backoffice/api-client/resources/figures';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useChartErrorLog } from '../charts/frame/chart-load-error';
import { useFormats } from '../charts/use-formats';
import { FigureCard } from './figure-card';
import { drawnMonths, figuresOf, totalMoney } from './years/year-figures';

/** The amounts that customers paid by bank this year. */
export function BankPaymentsCard({ year, today }: { year: number; today: string }) {
  const { t } = useTranslation('dashboard');
  const { money } = useFormats();
  const query = useQuery(figureQueries.years('bank', [year]));
  useChartErrorLog(query.error);
  const figures = query.data && figuresOf(query.data, year);
  const values = useMemo(() => drawnMonths(figures, today), [figures, today]);
  return (
    <FigureCard
      title={t('bankPayments.title')}
      year={year}
      total={money.full(figures && totalMoney(figures))}
      values={values}
      unit="money"
      form="line"
      busy={query.isPending}
    />
  );
}
