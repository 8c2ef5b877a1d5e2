import { Icon, ICONS, onDemand } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const PrintSlip = onDemand(async () => (await import('./print-slip')).PrintSlip);

/** Prints the slip of a shipment, now or again. */
export function SlipButton({ id, isMain = false }: { id: number; isMain?: boolean }) {
  const { t } = useTranslation('goods');
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
      {isPrinting && <PrintSlip id={id} onClose={() => setIsPrinting(false)} />}
    </>
  );
}
