import type { StockUnit } from '@backoffice/api-client/resources/products';
import { formatMoment, formatMoney } from '@backoffice/i18n';
import { useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import classes from './selling.module.css';
import { unitLabel } from './unit-label';

interface Props {
  units: readonly StockUnit[];
  onDismiss: (id: number) => void;
}

/** Why a scanned unit is not for sale: when, by whom and for how much it was sold. */
export function SoldUnits({ units, onDismiss }: Props) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  return (
    <div className={classes.soldUnits} role="alert">
      {units.map((unit) => (
        <p key={unit.id} className={`alert alert-warning ${classes.soldUnit}`}>
          <span>
            {t('selling.soldUnit', {
              unit: unitLabel(unit),
              when: formatMoment(unit.sold?.at, timeZone),
              by: unit.sold?.by ?? '–',
              price: formatMoney(unit.sold?.price),
            })}
          </span>
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
