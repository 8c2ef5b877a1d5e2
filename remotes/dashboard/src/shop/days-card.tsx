import { figureQueries } from '@backoffice/api-client/resources/figures';
import type { DayFigures } from '@backoffice/contracts';
import { formatDay, formatNumber } from '@backoffice/i18n';
import { Money } from '@backoffice/ui';
import { AreaLink } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { AddedCard } from './added-card';
import styles from './shop.module.css';

/** Today beside yesterday and the same weekday a week ago; a day leads to its sales. */
export function DaysCard() {
  const { t } = useTranslation('dashboard');
  const query = useQuery(figureQueries.days());
  return (
    <AddedCard title={t('days.title')} query={query}>
      {({ today, yesterday, last_week }) => (
        <table className={`table mb-0 ${styles.table}`}>
          <caption className="visually-hidden">{t('days.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('days.day')}</th>
              <th scope="col">{t('days.amount')}</th>
              <th scope="col">{t('words:fields.units')}</th>
              <th scope="col">{t('days.average')}</th>
            </tr>
          </thead>
          <tbody>
            <DayRow label={t('days.today')} day={today} isMain />
            <DayRow label={t('days.yesterday')} day={yesterday} />
            <DayRow label={t('days.lastWeek')} day={last_week} />
          </tbody>
        </table>
      )}
    </AddedCard>
  );
}

interface RowProps {
  label: string;
  day: DayFigures;
  isMain?: boolean;
}

function DayRow({ label, day, isMain = false }: RowProps) {
  return (
    <tr className={isMain ? styles.main : undefined}>
      <th scope="row">
        <AreaLink to="sales.day" params={{ day: day.date }}>
          {label}
        </AreaLink>
        <span className={styles.note}>
          {formatDay(day.date, { weekday: 'short', day: 'numeric', month: 'short' })}
        </span>
      </th>
      <td>
        <Money value={day.amount} />
      </td>
      <td>{formatNumber(day.units)}</td>
      <td>
        <Money value={day.average} />
      </td>
    </tr>
  );
}
