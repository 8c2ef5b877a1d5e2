import type { StockUnit } from '@backoffice/api-client/resources/products';
import { formatMoment, formatMoney, type TFunction } from '@backoffice/i18n';
import { useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../../../words/unit-label';
import styles from '../counter.module.css';

interface Props {
  units: readonly StockUnit[];
  onDismiss: (id: number) => void;
  /** Called when a unit under way has come, to put it onto the counter. */
  onReceive: (unit: StockUnit) => void;
}

/** Scanned units that are not for sale, each with the reason. */
export function RefusedUnits({ units, onDismiss, onReceive }: Props) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  return (
    <div className={styles.refused} role="alert">
      {units.map((unit) => (
        <p key={unit.id} className={`alert alert-warning ${styles.refusedUnit}`}>
          <span>{refusalText(t, unit, timeZone)}</span>
          {unit.under_way_to && (
            // It gets the focus, so that the next Enter confirms: a queue is waiting.
            <button
              ref={focus}
              type="button"
              className="btn btn-warning btn-sm"
              onClick={() => onReceive(unit)}
            >
              {t('gone.receive')}
            </button>
          )}
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

const focus = (button: HTMLElement | null) => button?.focus();

/** Why a scanned unit is not for sale as it is: sold, out, under way or set aside. */
export function refusalText(t: TFunction<'sales'>, unit: StockUnit, timeZone: string | undefined) {
  if (unit.out) {
    return t('gone.unit', { unit: unitLabel(unit), reason: t(`words:stockReason.${unit.out}`) });
  }
  if (unit.under_way_to) {
    return t('gone.underWay', { unit: unitLabel(unit), from: unit.location ?? '–' });
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
