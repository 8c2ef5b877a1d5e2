import { formatNumber } from '@backoffice/i18n';
import { Slot } from '@backoffice/ui/areas';
import { Note, ShipmentLink } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import type { DoneSending } from './use-send';

interface Props {
  sent: DoneSending;
  onClose: () => void;
}

/** Tells what was just sent, and offers the slip that goes with it. */
export function SentNote({ sent: { id, number: shipment, units, to }, onClose }: Props) {
  const { t } = useTranslation('inventory');
  const count = { count: units, number: formatNumber(units) };
  return (
    <Note tone="success" onClose={onClose}>
      <span>{t('send.doneNote', { shipment, to, ...count })}</span>
      <Slot name="shipment.actions" props={{ id }} />
      <ShipmentLink id={id} className="alert-link">
        {t('send.open')}
      </ShipmentLink>
    </Note>
  );
}
