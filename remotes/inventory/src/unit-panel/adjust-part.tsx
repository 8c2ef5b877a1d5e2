import type { StockRow } from '@backoffice/api-client/resources/products';
import { onDemand } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './unit-panel.module.css';

const OutDialog = onDemand(async () => (await import('../stock/adjusting')).OutDialog);
const FoundDialog = onDemand(async () => (await import('../stock/adjusting')).FoundDialog);

interface Props {
  unit: StockRow;
  /** Told once the unit is in stock or out of it, as it wasn't before. */
  onMoved: () => void;
}

/** Takes a unit out of stock, or puts one that was out back. */
export function AdjustPart({ unit, onMoved }: Props) {
  const { t } = useTranslation('inventory');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={`btn btn-sm ${unit.out ? 'btn-primary' : 'btn-outline-danger'}`}
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
