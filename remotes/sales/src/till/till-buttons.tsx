import type { Till, TillMovement } from '@backoffice/contracts';
import { MoreActions, PageActions, useCan } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

/** The dialog that is open. */
export type TillWork = { type: 'open' } | { type: 'move'; undone?: TillMovement | undefined };

interface Props {
  till: Till;
  isCounting: boolean;
  onCount: () => void;
  onWork: (work: TillWork) => void;
}

/** In the top bar. Forgotten movements can still be booked while the till is counted. */
export function TillButtons({ till, isCounting, onCount, onWork }: Props) {
  const { t } = useTranslation('sales');
  const canClose = useCan('till.close') && !isCounting;
  const canMove = useCan('till.move');
  const canOpen = canClose && till.can_open;
  const outlined = 'btn btn-outline-secondary';
  return (
    <PageActions>
      {(canMove || canOpen) && (
        <MoreActions isFlat>
          {canMove && (
            <button type="button" className={outlined} onClick={() => onWork({ type: 'move' })}>
              {t('till.move')}
            </button>
          )}
          {canOpen && (
            <button type="button" className={outlined} onClick={() => onWork({ type: 'open' })}>
              {t('till.open')}
            </button>
          )}
        </MoreActions>
      )}
      {canClose && (
        <button type="button" className="btn btn-primary" onClick={onCount}>
          {t('till.count')}
        </button>
      )}
    </PageActions>
  );
}
