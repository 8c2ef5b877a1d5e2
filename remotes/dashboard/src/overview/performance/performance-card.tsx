import { figureQueries } from '@backoffice/api-client/resources/figures';
import type { YearFigures } from '@backoffice/contracts';
import { NO_VALUE } from '@backoffice/i18n';
import { Card } from '@backoffice/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useChartErrorLog } from '../../charts/frame/chart-load-error';
import { useFormats } from '../../charts/use-formats';
import { Bone } from '../../loading/bone';
import styles from '../overview.module.css';
import { YearFields } from '../years/year-fields';
import { periodOf, pickYears, totalOfYears } from '../years/year-figures';
import { singleYear, yearChoices, yearsOf, type YearSpan } from '../years/year-span';
import { CategoryToggle, type Category } from './category-toggle';
import { PerformanceChart } from './performance-chart';

/** Takings by month of one year or several, of everything or of one kind of product. */
export function PerformanceCard({ year, today }: { year: number; today: string }) {
  const { t } = useTranslation('dashboard');
  const [category, setCategory] = useState<Category>('sales');
  // Null until somebody chooses: it means the current year, which may turn while the page is open.
  const [chosen, setChosen] = useState<YearSpan | null>(null);
  const span = chosen ?? singleYear(year);
  const years = useMemo(() => yearsOf(chosen ?? singleYear(year)), [chosen, year]);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...figureQueries.years(category, years),
    placeholderData: keepPreviousData,
  });
  const shown = useShownCategory(category, isPlaceholderData);
  useChartErrorLog(error);
  const figures = useMemo(
    () => (data && !isPlaceholderData ? pickYears(data, years) : data),
    [data, isPlaceholderData, years],
  );
  const choose = (next: Category) => {
    setCategory(next);
    setChosen(null);
    // The query stays the same, so nothing else would load it again.
    if (next === category && chosen === null) void refetch();
  };

  return (
    <Card
      eyebrow={t('performance.eyebrow')}
      title={t('performance.title')}
      actions={<CategoryToggle value={category} onChange={choose} />}
    >
      <div className={styles.head}>
        <Total figures={figures} years={years} isPending={isPending} />
        <YearFields span={span} choices={yearChoices(year)} onChange={setChosen} />
      </div>
      <PerformanceChart
        name={t(`category.${shown}`)}
        figures={figures}
        today={today}
        busy={isPending || isPlaceholderData}
      />
    </Card>
  );
}

/** The old figures keep their category's name until those of the new category arrive. */
function useShownCategory(category: Category, isOnItsWay: boolean): Category {
  const [shown, setShown] = useState(category);
  if (!isOnItsWay && shown !== category) setShown(category);
  return isOnItsWay ? shown : category;
}

interface TotalProps {
  figures: readonly YearFigures[] | undefined;
  /** The years that were asked for; the answer may not be there yet. */
  years: readonly number[];
  isPending: boolean;
}

function Total({ figures = [], years, isPending }: TotalProps) {
  const { money } = useFormats();
  const isReady = figures.length > 0;
  return (
    <p className={styles.total}>
      <span className={styles.figure}>
        {isReady ? money.full(totalOfYears(figures)) : isPending ? <Bone /> : NO_VALUE}
      </span>
      <span className={styles.period}>
        {periodOf(isReady ? figures.map((one) => one.year) : years)}
      </span>
    </p>
  );
}
