import type { TillMovement } from '@backoffice/contracts';
import { formatMoment, formatMoney, moneyOfCents, centsOf } from '@backoffice/i18n';
import { Card, Money, useCan, useTimeZone } from '@backoffice/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { wayName } from '../words/way-name';
import styles from './till.module.css';

interface Props {
  moves: readonly TillMovement[];
  onUndo: (move: TillMovement) => void;
}

/** Money that was put in or taken out by hand; each can be undone by its opposite. */
export function Movements({ moves, onUndo }: Props) {
  const { t } = useTranslation('sales');
  if (moves.length === 0) return null;
  return (
    <Card title={t('till.movements')}>
      <ul className={styles.movements}>
        {moves.map((move) => (
          <Movement key={move.id} move={move} onUndo={onUndo} />
        ))}
      </ul>
    </Card>
  );
}

function Movement({ move, onUndo }: { move: TillMovement; onUndo: Props['onUndo'] }) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const canMove = useCan('till.move');
  const { direction, amount, way, reason, note, user, recorded_at: at } = move;
  const signed = moneyOfCents(direction === 'in' ? centsOf(amount) : -centsOf(amount));
  const what = [t(`till.reasons.${reason}`), way === 'cash' ? '' : wayName(t, way), note];
  return (
    <li>
      <span className={styles.what}>
        <Parts parts={what} />
        <small>
          <Parts parts={[user, formatMoment(at, timeZone)]} />
        </small>
      </span>
      <Money value={signed} />
      {canMove && (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-label={t('till.undoMove', { amount: formatMoney(signed) })}
          onClick={() => onUndo(move)}
        >
          {t('till.undo')}
        </button>
      )}
    </li>
  );
}

/** Parts of a line, each in the direction in which it is written. */
const Parts = ({ parts }: { parts: readonly string[] }) =>
  parts.filter(Boolean).map((part, place) => (
    <Fragment key={part}>
      {place > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
