import type { Movement } from '@backoffice/contracts';
import { formatMoment, formatMoney } from '@backoffice/i18n';
import { Badge, useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from './unit-panel.module.css';

/** What happened to a unit, the latest first. */
export function UnitHistory({ movements }: { movements: readonly Movement[] }) {
  const { t } = useTranslation('inventory');
  const timeZone = useTimeZone();
  return (
    <ol className={styles.history}>
      {[...movements].reverse().map((movement) => (
        <li key={movement.id}>
          <strong>{t(`stock.movements.${movement.kind}`)}</strong>
          {movement.operation?.kind === 'undo' && (
            <Badge>{t(`stock.operations.${movement.operation.kind}`)}</Badge>
          )}
          <Way from={movement.from} to={movement.to} />
          {movement.price !== null && <span> · {formatMoney(movement.price)}</span>}
          <div className="text-body-secondary">
            {formatMoment(movement.at, timeZone)} · {movement.by}
          </div>
          {movement.recorded_at.slice(0, 16) !== movement.at.slice(0, 16) && (
            <div className="text-body-secondary">
              {t('unitPanel.recordedAt', { when: formatMoment(movement.recorded_at, timeZone) })}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Way({ from, to }: Pick<Movement, 'from' | 'to'>) {
  const { t } = useTranslation('inventory');
  if (from && to) return <span> {t('unitPanel.fromTo', { from, to })}</span>;
  const place = to ?? from;
  return place ? <span> {t('unitPanel.at', { place })}</span> : null;
}
