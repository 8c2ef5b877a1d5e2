import type { DeliveredUnit } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { Icon, ICONS } from '@backoffice/ui';
import { Note, PrintLabelsDialog } from '@backoffice/ui/stock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  ids: readonly number[];
  /** The delivery's units that are loaded by now. */
  units: readonly DeliveredUnit[];
  onClose: () => void;
}

/** Tells how many units were added to the delivery, and offers their labels. */
export function AddedNote({ ids, units, onClose }: Props) {
  const { t } = useTranslation('goods');
  const [isPrinting, setIsPrinting] = useState(false);
  const added = units.filter(({ id }) => ids.includes(id));
  const count = { count: ids.length, number: formatNumber(ids.length) };
  return (
    <Note tone="success" onClose={onClose}>
      <span>{t('deliveries.added', count)}</span>
      <button
        type="button"
        className="btn btn-success btn-sm"
        disabled={added.length < ids.length}
        onClick={() => setIsPrinting(true)}
      >
        <Icon path={ICONS.printer} /> {t('deliveries.printAdded', count)}
      </button>
      {isPrinting && <PrintLabelsDialog units={added} onClose={() => setIsPrinting(false)} />}
    </Note>
  );
}
