import type { Till, TillMovement } from '@backoffice/contracts';
import { useCan } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from './till.module.css';

/** The dialog that is open. */
export type TillWork = { type: 'open' } | { type: 'move'; undone?: TillMovement | undefined };

interface Props {
  till: Till;
  isCounting: boolean;
  onCount: () => void;
  onWork: (work: TillWork) => void;
}

/** Forgotten movements can still be booked while the till is counted. */
export function TillButtons({ till, isCounting, onCount, onWork }: Props) {
  const { t } = useTranslation('sales');
  const canClose = useCan('till.close') && !isCounting;
  const canMove = useCan('till.move');
  const outlined = 'btn btn-outline-secondary';
  return (
    <div className={styles.buttons}>
      {canClose && (
        <button type="button" className="btn btn-primary" onClick={onCount}>
          {t('till.count')}
        </button>
      )}
      {canMove && (
        <button type="button" className={outlined} onClick={() => onWork({ type: 'move' })}>
          {t('till.move')}
        </button>
      )}
      {canClose && till.can_open && (
        <button type="button" className={outlined} onClick={() => onWork({ type: 'open' })}>
          {t('till.open')}
        </button>
      )}
    </div>
  );
}
