import { NO_VALUE, type TFunction } from '@backoffice/i18n';
import { Money, WithoutRows } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { wayName } from '../words/way-name';
import styles from './day-sales.module.css';
import type { Taking } from './takings';

/**
 * Takings side by side, each with its number of units or a remark. Money, late money and units each
 * have a row of their own.
 */
export const TakingsList = ({ takings }: { takings: readonly Taking[] }) => (
  <div className={styles.groups}>
    <Group takings={takings.filter(({ count, isLate }) => count === null && !isLate)} />
    <Group takings={takings.filter(({ isLate }) => isLate)} />
    <Group takings={takings.filter(({ count }) => count !== null)} />
  </div>
);

function Group({ takings }: { takings: readonly Taking[] }) {
  const { t } = useTranslation('sales');
  if (takings.length === 0) return null;
  return (
    <dl className={styles.takings}>
      {takings.map((taking) => (
        <div key={`${taking.source}.${taking.isLate}`} className={styles.taking}>
          <dt>{nameOf(t, taking)}</dt>
          <dd className={styles.amount}>
            <Money value={taking.total} /> <WithoutRows number={taking.without ?? 0} />
          </dd>
          <Note text={noteOf(t, taking)} />
        </div>
      ))}
    </dl>
  );
}

const Note = ({ text }: { text: string | null }) =>
  text === null ? null : <dd className={styles.count}>{text}</dd>;

function nameOf(t: TFunction<'sales'>, { source, isLate }: Taking): string {
  if (source === 'store' || source === 'online') return t(`words:saleType.${source}`);
  if (source === 'takenBack') return t('day.takenBack');
  if (source === 'unknown') return NO_VALUE;
  const way = wayName(t, source);
  return isLate ? t('day.late', { way }) : way;
}

function noteOf(t: TFunction<'sales'>, { source, isLate, count }: Taking): string | null {
  if (count !== null) return t('day.units', { number: count });
  if (isLate) return t('day.lateNote');
  return source === 'courier' ? t('day.courierNote') : null;
}
