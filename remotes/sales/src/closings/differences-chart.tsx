import type { Closing } from '@backoffice/contracts';
import { formatDay, formatDifference, moneyOfCents } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import { dayDifferences, type DayDifference } from './differences';
import styles from './differences-chart.module.css';

const MOST_DAYS = 90;
/** Units of the drawing; it is stretched to its frame. */
const STEP = 10;
const BAR = 7;
const HALF = 50;

/**
 * Shows cash that was over or short, day by day: bars above and below a line. Drawn here, because a
 * chart library would weigh as much as all of this area.
 */
export function DifferencesChart({ closings }: { closings: readonly Closing[] }) {
  const { t } = useTranslation('sales');
  const days = dayDifferences(closings, MOST_DAYS);
  const [first, last] = [days[0], days.at(-1)];
  const most = Math.max(...days.map(({ cents }) => Math.abs(cents)));
  if (!first || !last || days.length < 2 || most === 0) return null;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <strong>{t('closings.chart')}</strong>
        <span>{summary(t, days)}</span>
      </figcaption>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          <span>{formatDifference(moneyOfCents(most))}</span>
          <span>{formatDifference(moneyOfCents(-most))}</span>
        </div>
        <svg
          className={styles.drawing}
          role="img"
          aria-label={`${t('closings.chart')}: ${summary(t, days)}`}
          viewBox={`0 0 ${days.length * STEP} ${2 * HALF}`}
          preserveAspectRatio="none"
        >
          {days.map((day, index) => (
            <Bar key={day.day} day={day} index={index} most={most} />
          ))}
          <line className={styles.zero} x1={0} x2={days.length * STEP} y1={HALF} y2={HALF} />
        </svg>
      </div>
      <div className={styles.days} aria-hidden="true">
        <span>{shortDay(first)}</span>
        <span>{shortDay(last)}</span>
      </div>
    </figure>
  );
}

interface BarProps {
  day: DayDifference;
  index: number;
  most: number;
}

function Bar({ day, index, most }: BarProps) {
  const length = (Math.abs(day.cents) / most) * (HALF - 2);
  return (
    <g>
      <title>{`${formatDay(day.day)}: ${formatDifference(moneyOfCents(day.cents))}`}</title>
      {/* The whole column shows its title under the pointer, however short its bar. */}
      <rect className={styles.column} x={index * STEP} y={0} width={STEP} height={2 * HALF} />
      <rect
        className={day.cents < 0 ? styles.short : styles.over}
        x={index * STEP + (STEP - BAR) / 2}
        y={day.cents < 0 ? HALF : HALF - length}
        width={BAR}
        height={length}
      />
    </g>
  );
}

const shortDay = ({ day }: DayDifference) => formatDay(day, { day: 'numeric', month: 'short' });

function summary(t: ReturnType<typeof useTranslation<'sales'>>['t'], days: DayDifference[]) {
  const sum = days.reduce((total, { cents }) => total + cents, 0);
  return t('closings.chartSummary', {
    short: days.filter(({ cents }) => cents < 0).length,
    over: days.filter(({ cents }) => cents > 0).length,
    sum: formatDifference(moneyOfCents(sum)),
  });
}
