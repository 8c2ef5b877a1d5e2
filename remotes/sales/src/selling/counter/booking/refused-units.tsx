import type { StockUnit } from '@backoffice/api-client/resources/products';
import { formatMoment, formatMoney, type TFunction } from '@backoffice/i18n';
import { useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../../basket/unit-label';
import styles from '../counter.module.css';

interface Props {
  units: readonly StockUnit[];
  onDismiss: (id: number) => void;
}

/** Scanned units that are not for sale, each with the reason. */
export function RefusedUnits({ units, onDismiss }: Props) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  return (
    <div className={styles.refused} role="alert">
      {units.map((unit) => (
        <p key={unit.id} className={`alert alert-warning ${styles.refusedUnit}`}>
          <span>{refusalText(t, unit, timeZone)}</span>
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

/** Why a scanned unit is not for sale: sold (when, by whom, for how much), out, or set aside. */
export function refusalText(t: TFunction<'sales'>, unit: StockUnit, timeZone: string | undefined) {
  if (unit.out) {
    return t('gone.unit', { unit: unitLabel(unit), reason: t(`gone.reasons.${unit.out}`) });
  }
  return unit.sold
    ? t('selling.soldUnit', {
        unit: unitLabel(unit),
        when: formatMoment(unit.sold.at, timeZone),
        by: unit.sold.by || '–',
        price: formatMoney(unit.sold.price),
      })
    : t('selling.asideUnit', { unit: unitLabel(unit) });
}
