import { shipmentQueries } from '@backoffice/api-client/resources/shipments';
import { AlertDialog, Icon, ICONS, useTimeZone } from '@backoffice/ui';
import { messageText } from '@backoffice/ui/notify';
import { PrintPage } from '@backoffice/ui/printing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ShipmentSlip } from './shipment-slip';

/** Prints the slip of a shipment, now or again. */
export function SlipButton({ id, isMain = false }: { id: number; isMain?: boolean }) {
  const { t } = useTranslation('inventory');
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`btn btn-sm ${isMain ? 'btn-success' : 'btn-outline-secondary'}`}
        disabled={isPrinting}
        onClick={() => setIsPrinting(true)}
      >
        <Icon path={ICONS.printer} /> {t('sentSlip.print')}
      </button>
      {isPrinting && <Print id={id} onDone={() => setIsPrinting(false)} />}
    </>
  );
}

function Print({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useTranslation('inventory');
  const timeZone = useTimeZone();
  const { data, error } = useQuery(shipmentQueries.one(id));
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <AlertDialog show text={messageText('printFailed')} onClose={onDone} />;
  if (data) {
    return (
      <PrintPage onDone={onDone} onFail={() => setHasFailed(true)}>
        <ShipmentSlip {...data} timeZone={timeZone} />
      </PrintPage>
    );
  }
  return error && <AlertDialog show text={t('sentSlip.loadFailed')} onClose={onDone} />;
}
