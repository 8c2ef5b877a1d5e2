import type { StockUnit } from '@backoffice/api-client/resources/products';
import { formatMoment, formatMoney } from '@backoffice/i18n';
import { useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from './products.module.css';
import { unitName } from './unit-description';

interface Props {
  units: readonly StockUnit[];
  onDismiss: (id: number) => void;
}

/** Scanned units that are sold already: when, by whom and for how much. */
export function SoldUnits({ units, onDismiss }: Props) {
  const { t } = useTranslation('inventory');
  const timeZone = useTimeZone();
  return units.map(
    (unit) =>
      unit.sold && (
        <div key={unit.id} className={`alert alert-warning ${styles.note}`} role="alert">
          <span>
            {t('products.soldUnit', {
              unit: unitName(unit),
              when: formatMoment(unit.sold.at, timeZone),
              by: unit.sold.by,
              price: formatMoney(unit.sold.price),
              receipt: unit.sold.receipt_number,
            })}
          </span>
          <button
            type="button"
            className="btn-close"
            aria-label={t('dismiss')}
            onClick={() => onDismiss(unit.id)}
          />
        </div>
      ),
  );
}
