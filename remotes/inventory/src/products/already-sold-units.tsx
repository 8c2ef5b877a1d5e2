import type { StockUnit } from '@backoffice/api-client/resources/products';
import { formatMoment, formatMoney, type TFunction } from '@backoffice/i18n';
import { useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from './products.module.css';
import { unitName } from './unit-description';

interface Props {
  units: readonly StockUnit[];
  onDismiss: (id: number) => void;
}

/** Scanned units that are sold already: when, by whom and for how much. */
export function AlreadySoldUnits({ units, onDismiss }: Props) {
  const { t } = useTranslation('inventory');
  const timeZone = useTimeZone();
  return units.map(
    (unit) =>
      unit.sold && (
        <div key={unit.id} className={`alert alert-warning ${styles.note}`} role="alert">
          <span>{soldText(t, unit, unit.sold, timeZone)}</span>
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

type Sold = NonNullable<StockUnit['sold']>;

/** When a unit was sold, by whom and for how much. */
export const soldText = (
  t: TFunction<'inventory'>,
  unit: StockUnit,
  sold: Sold,
  timeZone: string | undefined,
) =>
  t('products.soldUnit', {
    unit: unitName(unit),
    when: formatMoment(sold.at, timeZone),
    by: sold.by,
    price: formatMoney(sold.price),
    receipt: sold.receipt_number,
  });
