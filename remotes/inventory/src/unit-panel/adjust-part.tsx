import type { StockRow } from '@backoffice/api-client/resources/products';
import { onDemand } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './unit-panel.module.css';

const OutDialog = onDemand(async () => (await import('../stock/adjusting')).OutDialog);
const FoundDialog = onDemand(async () => (await import('../stock/adjusting')).FoundDialog);

interface Props {
  unit: StockRow;
  /** Called when the unit went out of stock, or came back. */
  onMoved: () => void;
}

/** Takes a unit out of stock, or puts it back if it was out. */
export function AdjustPart({ unit, onMoved }: Props) {
  const { t } = useTranslation('inventory');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={`btn btn-sm ${unit.out ? 'btn-primary' : 'btn-outline-secondary'}`}
        onClick={() => setIsOpen(true)}
      >
        {t(unit.out ? 'found.title' : 'out.title')}
      </button>
      {isOpen && unit.out && <FoundDialog unit={unit} onFound={onMoved} onClose={close} />}
      {isOpen && !unit.out && (
        <OutDialog
          ids={[unit.id]}
          knownRows={() => [unit]}
          onOut={onMoved}
          onLost={() => undefined}
          onClose={close}
        />
      )}
    </div>
  );
}
