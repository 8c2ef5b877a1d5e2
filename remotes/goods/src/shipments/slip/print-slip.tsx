import { shipmentQueries } from '@backoffice/api-client/resources/shipments';
import { AlertDialog, useTimeZone } from '@backoffice/ui';
import { messageText } from '@backoffice/ui/notify';
import { PrintPage } from '@backoffice/ui/printing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ShipmentSlip } from './shipment-slip';

/** Prints the slip of a shipment as soon as the shipment is loaded. */
export function PrintSlip({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const { data, error } = useQuery(shipmentQueries.one(id));
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <AlertDialog show text={messageText('printFailed')} onClose={onClose} />;
  if (data) {
    return (
      <PrintPage onDone={onClose} onFail={() => setHasFailed(true)}>
        <ShipmentSlip {...data} timeZone={timeZone} />
      </PrintPage>
    );
  }
  return error && <AlertDialog show text={t('sentSlip.loadFailed')} onClose={onClose} />;
}
