import type { StockUnit } from '@backoffice/api-client/resources/products';
import { useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from './counter.module.css';
import { soldText } from './sold-text';

interface Props {
  units: readonly StockUnit[];
  onDismiss: (id: number) => void;
}

/** Scanned units that are not for sale, each with the reason. */
export function AlreadySoldUnits({ units, onDismiss }: Props) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  return (
    <div className={styles.alreadySold} role="alert">
      {units.map((unit) => (
        <p key={unit.id} className={`alert alert-warning ${styles.alreadySoldUnit}`}>
          <span>{soldText(t, unit, timeZone)}</span>
          <button
            type="button"
            className="btn-close"
            aria-label={t('selling.dismiss')}
            onClick={() => onDismiss(unit.id)}
          />
        </p>
      ))}
    </div>
  );
}
