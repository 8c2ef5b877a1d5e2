import { formatMoment, formatNumber } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import { AlertDialog } from '../../dialog/alert-dialog';
import { ConfirmDialog } from '../../dialog/confirm-dialog';
import { useTimeZone } from '../../session/use-today';
import type { MovedSince, MovedUnit } from './moved-since';
import styles from './undo.module.css';

interface Props {
  moved: MovedSince;
  /** Undoes the operation for these units. */
  onUndo: (ids: number[]) => Promise<void>;
  onClose: () => void;
}

/** Names the units to which something happened since, and offers to undo the others. */
export function MovedSinceDialog({ moved: { units, others }, onUndo, onClose }: Props) {
  const { t } = useTranslation('stock');
  const [count, number] = [others.length, formatNumber(others.length)];
  const dialog = {
    show: true,
    title: t('undo.movedTitle'),
    text: <MovedUnits units={units} />,
    onClose,
  };
  return count === 0 ? (
    <AlertDialog {...dialog} />
  ) : (
    <ConfirmDialog
      {...dialog}
      confirmLabel={t('undo.others', { count, number })}
      onConfirm={() => onUndo(others)}
    />
  );
}

function MovedUnits({ units }: { units: readonly MovedUnit[] }) {
  const { t } = useTranslation('stock');
  const timeZone = useTimeZone();
  const count = units.length;
  return (
    <>
      <p>{t('undo.moved', { count, number: formatNumber(count) })}</p>
      <ul className={styles.units}>
        {units.map(({ id, name, moved }) => (
          <li key={id}>
            <bdi className="fw-semibold">{name}</bdi>
            {moved && (
              <div className="text-body-secondary">
                {t(`movements.${moved.kind}`)} · {formatMoment(moved.at, timeZone)} · {moved.by}
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
