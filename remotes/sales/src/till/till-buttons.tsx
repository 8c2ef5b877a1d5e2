import type { Till, TillMovement } from '@backoffice/contracts';
import { useCan } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from './till.module.css';

/** What somebody is doing with a till. */
export type TillWork =
  { type: 'count' } | { type: 'open' } | { type: 'move'; undone?: TillMovement | undefined };

interface Props {
  till: Till;
  isCounting: boolean;
  onWork: (work: TillWork) => void;
}

export function TillButtons({ till, isCounting, onWork }: Props) {
  const { t } = useTranslation('sales');
  const canClose = useCan('till.close');
  const canMove = useCan('till.move');
  return (
    <div className={styles.buttons}>
      {canClose && !isCounting && (
        <button type="button" className="btn btn-primary" onClick={() => onWork({ type: 'count' })}>
          {t('till.count')}
        </button>
      )}
      {canMove && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          disabled={isCounting}
          onClick={() => onWork({ type: 'move' })}
        >
          {t('till.move')}
        </button>
      )}
      {canClose && till.can_open && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          disabled={isCounting}
          onClick={() => onWork({ type: 'open' })}
        >
          {t('till.open')}
        </button>
      )}
    </div>
  );
}
