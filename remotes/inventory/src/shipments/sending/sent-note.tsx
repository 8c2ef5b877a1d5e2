import { formatNumber } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import { ShipmentLink } from '../shipment-link';
import styles from '../shipments.module.css';
import { SlipButton } from './slip-button';
import type { DoneSending } from './use-send';

interface Props {
  sent: DoneSending;
  onClose: () => void;
}

/** What was just sent, and the slip that goes with it. */
export function SentNote({ sent: { id, number: shipment, units, to }, onClose }: Props) {
  const { t } = useTranslation('inventory');
  const count = { count: units, number: formatNumber(units) };
  return (
    <div className={`alert alert-success ${styles.noteLine}`} role="status">
      <span>{t('send.doneNote', { shipment, to, ...count })}</span>
      <SlipButton id={id} isMain />
      <ShipmentLink id={id} className="alert-link">
        {t('send.open')}
      </ShipmentLink>
      <button type="button" className="btn-close" aria-label={t('dismiss')} onClick={onClose} />
    </div>
  );
}
