import { figureQueries } from '@backoffice/api-client/resources/figures';
import type { DayFigures } from '@backoffice/contracts';
import { formatDay, formatMoney, formatNumber } from '@backoffice/i18n';
import { isolated, Money } from '@backoffice/ui';
import { AreaLink } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import styles from './strip.module.css';
import { Tile } from './tile';

/** Today's euros, and units beside euros per receipt; each beside the same weekday a week ago. */
export function DayTiles() {
  const { t } = useTranslation('dashboard');
  const query = useQuery(figureQueries.days());
  const versus = ({ date }: DayFigures, value: string) => {
    const day = formatDay(date, { weekday: 'short', day: 'numeric', month: 'short' });
    return t('strip.versus', { day, value: isolated(value) });
  };
  const inUnits = ({ units, average }: DayFigures) =>
    `${formatNumber(units)} · ${formatMoney(average)}`;
  return (
    <>
      <Tile label={t('strip.today')} query={query}>
        {({ today, last_week: before }) => ({
          value: (
            <DayLink label={t('strip.today')} value={formatMoney(today.amount)} day={today.date} />
          ),
          hint: versus(before, formatMoney(before.amount)),
        })}
      </Tile>
      <Tile label={t('strip.units')} query={query} isFailureTold>
        {({ today, last_week: before }) => ({
          value: (
            <>
              <DayLink
                label={t('strip.units')}
                value={formatNumber(today.units)}
                day={today.date}
              />
              <span className={styles.second}>
                <Money value={today.average} />
              </span>
            </>
          ),
          hint: versus(before, inUnits(before)),
        })}
      </Tile>
    </>
  );
}

const DayLink = ({ label, value, day }: { label: string; value: string; day: string }) => (
  <AreaLink
    to="sales.day"
    params={{ day }}
    className={`stretched-link ${styles.link}`}
    aria-label={`${label}: ${value}`}
  >
    {value}
  </AreaLink>
);
