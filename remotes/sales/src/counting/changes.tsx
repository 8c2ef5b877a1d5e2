import { formatDifference, moneyOfCents, type TFunction } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import { wayName } from '../words/way-name';
import styles from './counting.module.css';
import { isClosedBetween, movedBetween, type SeenTill } from './drawer/count';

interface Props {
  before: SeenTill;
  now: SeenTill;
  /** Compares the count with the new state; undefined once that is done. */
  onTake?: (() => void) | undefined;
  /** Throws the count away. */
  onDrop: () => void;
}

/** Tells of bookings made during the count; the typed numbers stay. */
export function Changes({ before, now, onTake, onDrop }: Props) {
  const { t } = useTranslation('sales');
  const isClosed = isClosedBetween(before, now);
  return (
    <div className={`alert alert-warning ${styles.changes}`} role="alert">
      <p>
        {isClosed
          ? t('till.closedBetween', { number: now.last_closing?.number })
          : movedText(t, before, now)}
      </p>
      {isClosed && (
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onDrop}>
          {t('till.countAnew')}
        </button>
      )}
      {onTake && !isClosed && (
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onTake}>
          {t('till.takeChanges')}
        </button>
      )}
    </div>
  );
}

function movedText(t: TFunction<'sales'>, before: SeenTill, now: SeenTill): string {
  const moved = movedBetween(before, now).map(
    ({ way, cents }) => `${wayName(t, way)} ${formatDifference(moneyOfCents(cents))}`,
  );
  if (!now.sums) return t('till.bookedBetween');
  return moved.length === 0
    ? t('till.evenBetween')
    : t('till.movedBetween', { moved: moved.join(', ') });
}
