import { FIXED_AXIS_MAXIMUM, SINGLE_YEAR_SERIES_NAME } from '@backoffice/contracts';
import { Card } from '@backoffice/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { FiguresTable } from '../charts/figures-table';
import { ChartFrame } from '../charts/frame/chart-frame';
import { soleBars, soleLine } from '../charts/series-options';
import { useChartSetting } from '../charts/use-chart-setting';
import { useFormats, type ValueFormat } from '../charts/use-formats';
import { Bone } from '../loading/bone';
import { summaryOf } from './chart-summary';
import styles from './overview.module.css';

interface Props {
  title: string;
  year: number;
  /** The year's total, formatted. */
  total: string;
  values: readonly (number | null)[];
  /** A label for each value; by default the twelve months. */
  labels?: readonly string[];
  unit: 'money' | 'units';
  form: 'line' | 'bars';
  /** Starts at 0 to 50 and grows only when a month exceeds it. */
  hasFixedAxis?: boolean;
  busy?: boolean;
}

/** A total of this year above its chart. */
export function FigureCard(props: Props) {
  const { title, year, total, values, unit, busy } = props;
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const format = formats[unit];
  const labels = props.labels ?? formats.months;
  const option = useOption(props, labels, format);

  return (
    <Card title={title}>
      <p className={styles.total}>
        <span className={styles.figure}>{busy ? <Bone /> : total}</span>
        <span className={styles.period}>{year}</span>
      </p>
      <ChartFrame
        width="100%"
        summary={summaryOf({ name: title, year, total, values }, labels, format, t)}
        option={option}
        busy={busy}
        table={
          values.length > 0 && (
            <FiguresTable
              caption={title}
              corner={props.labels ? t('chart.sale') : t('chart.month')}
              columns={[String(year)]}
              rows={labels.map((head, index) => ({ head, cells: [format.full(values[index])] }))}
            />
          )
        }
      />
    </Card>
  );
}

const isWithinFixedAxis = (value: number | null) => value === null || value <= FIXED_AXIS_MAXIMUM;

function useOption(
  { year, values, form, hasFixedAxis }: Props,
  labels: readonly string[],
  { full, short }: ValueFormat,
) {
  const setting = useChartSetting();
  return useMemo(() => {
    const around = {
      categories: labels,
      setting,
      format: full,
      short,
      maximum: hasFixedAxis && values.every(isWithinFixedAxis) ? FIXED_AXIS_MAXIMUM : undefined,
      isSmall: true,
    };
    const series = { name: SINGLE_YEAR_SERIES_NAME, values };
    const draw = form === 'bars' ? soleBars : soleLine;
    return draw(series, String(year), around);
  }, [labels, setting, full, short, hasFixedAxis, values, form, year]);
}
