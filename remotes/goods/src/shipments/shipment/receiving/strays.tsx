import { ShipmentLink } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import styles from '../../shipments.module.css';
import type { Stray } from './use-scan-to-tick';

interface Props {
  strays: readonly Stray[];
  onDismiss: (id: number) => void;
}

/** Scanned units that aren't in this shipment, until somebody has dealt with them. */
export function Strays({ strays, onDismiss }: Props) {
  const { t } = useTranslation('goods');
  return strays.map(({ unit, text }) => (
    <div key={unit.id} className={`alert alert-warning ${styles.noteLine}`} role="alert">
      <span>{text}</span>
      {unit.shipment && (
        <ShipmentLink id={unit.shipment.id} className="alert-link">
          {t('shipments.openOther', { number: unit.shipment.number })}
        </ShipmentLink>
      )}
      <button
        type="button"
        className="btn-close"
        aria-label={t('stock:dismiss')}
        onClick={() => onDismiss(unit.id)}
      />
    </div>
  ));
}
