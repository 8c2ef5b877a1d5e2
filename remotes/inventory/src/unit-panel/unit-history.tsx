import type { Movement } from '@backoffice/contracts';
import { formatMoment, formatMoney } from '@backoffice/i18n';
import { useCan, useTimeZone } from '@backoffice/ui';
import { AreaLink } from '@backoffice/ui/areas';
import { ShipmentLink, useUndo } from '@backoffice/ui/stock';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { undoableMovements } from './undoable-movements';
import styles from './unit-panel.module.css';

/** The movements of a unit, latest first; those that can be undone offer it. */
export function UnitHistory({ movements }: { movements: readonly Movement[] }) {
  const undoable = useMemo(() => undoableMovements(movements), [movements]);
  return (
    <ol className={styles.history}>
      {[...movements].reverse().map((movement) => (
        <li key={movement.id}>
          <Happening movement={movement} operation={undoable.get(movement.id)} />
        </li>
      ))}
    </ol>
  );
}

interface HappeningProps {
  movement: Movement;
  /** The id of the operation, if it can be undone. */
  operation: number | undefined;
}

function Happening({ movement, operation }: HappeningProps) {
  const { t } = useTranslation('inventory');
  const timeZone = useTimeZone();
  const { kind, at, recorded_at, by, reason, note, shipment } = movement;
  return (
    <div className={styles.happening}>
      <div>
        <strong>{t(`stock:movements.${kind}`)}</strong>
        <Way {...movement} />
        {reason && <span> · {t(`words:stockReason.${reason}`, { defaultValue: reason })}</span>}
        <Change {...movement} />
        {shipment !== null && (
          <div>
            <ShipmentLink id={shipment}>{t('products.openShipment')}</ShipmentLink>
          </div>
        )}
        {note && <div className={styles.note}>{note}</div>}
        <div className="text-body-secondary">
          {formatMoment(at, timeZone)} · {by}
          <Operation {...movement} />
        </div>
        {recorded_at.slice(0, 16) !== at.slice(0, 16) && (
          <div className="text-body-secondary">
            {t('unitPanel.recordedAt', { when: formatMoment(recorded_at, timeZone) })}
          </div>
        )}
      </div>
      {operation !== undefined && <UndoButton operation={operation} />}
    </div>
  );
}

function UndoButton({ operation }: { operation: number }) {
  const { t } = useTranslation('inventory');
  const { ask } = useUndo();
  if (!useCan('operations.view')) return null;
  return (
    <button
      type="button"
      className="btn btn-outline-secondary btn-sm"
      onClick={() => ask(operation)}
    >
      {t('stock:undo.action')}
    </button>
  );
}

function Way({ from, to }: Pick<Movement, 'from' | 'to'>) {
  const { t } = useTranslation('inventory');
  if (from && to && from !== to) return <span> {t('unitPanel.fromTo', { from, to })}</span>;
  const place = to ?? from;
  return place ? <span> {t('unitPanel.at', { place })}</span> : null;
}

/** The new price and the new identity, each after the former one, which is struck through. */
function Change({ price, from_price, from_identity, to_identity }: Movement) {
  return (
    <>
      {price !== null && (
        <span>
          {' '}
          · <Before>{from_price !== null && formatMoney(from_price)}</Before>
          {formatMoney(price)}
        </span>
      )}
      {to_identity && (
        <div>
          <Before>{from_identity}</Before>
          <bdi>{to_identity}</bdi>
        </div>
      )}
    </>
  );
}

const Before = ({ children }: { children: ReactNode }) =>
  children ? (
    <>
      <s className="text-body-secondary">{children}</s>{' '}
    </>
  ) : null;

/** The operation that the movement is part of, if its name says more than the movement's. */
function Operation({ kind, operation }: Movement) {
  const { t } = useTranslation('inventory');
  if (!operation || TELLING[kind] === operation.kind) return null;
  return (
    <>
      {' · '}
      <AreaLink to="operations.one" params={{ id: operation.id }}>
        {t(`words:operation.${operation.kind}`)}
      </AreaLink>
      {operation.undone && ` · ${t('stock:undo.undone')}`}
    </>
  );
}

/** Movements that have the same name as their operation. */
const TELLING: Partial<Record<Movement['kind'], string>> = {
  sold: 'sale',
  returned: 'return',
  voided: 'void',
};
