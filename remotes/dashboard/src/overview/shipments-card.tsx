import { figureQueries } from '@backoffice/api-client/resources/figures';
import { NO_VALUE } from '@backoffice/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useChartErrorLog } from '../charts/frame/chart-load-error';
import { useFormats } from '../charts/use-formats';
import { FigureCard } from './figure-card';
import { drawnMonths, figuresOf, totalQuantity } from './years/year-figures';

/** How many units were sold this year. */
export function ShipmentsCard({ year, today }: { year: number; today: string }) {
  const { t } = useTranslation('dashboard');
  const { units } = useFormats();
  const query = useQuery(figureQueries.years('quantity', [year]));
  useChartErrorLog(query.error);
  const figures = query.data && figuresOf(query.data, year);
  const values = useMemo(() => drawnMonths(figures, today), [figures, today]);
  const total = figures && t('shipments.total', { units: units.full(totalQuantity(figures)) });
  return (
    <FigureCard
      title={t('shipments.title')}
      year={year}
      total={total ?? NO_VALUE}
      values={values}
      unit="units"
      form="line"
      hasFixedAxis
      busy={query.isPending}
    />
  );
}
