import type { StockUnit } from '@backoffice/api-client/resources/products';
import { useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from '../counter.module.css';
import { refusalText } from './refusal-text';

interface Props {
  refused: readonly StockUnit[];
  dismiss: (id: number) => void;
  /** Puts a unit onto the counter: one under way has come, a held one is sold all the same. */
  receive: (unit: StockUnit) => void;
  /** For `onDemand`: the counter goes on without it. */
  onClose?: () => void;
}

const isOnlyHeld = ({ held, sold, set_aside, out, under_way_to }: StockUnit) =>
  Boolean(held) && !sold && !set_aside && !out && !under_way_to;

/** Scanned units that are not for sale, each with the reason. */
export function RefusedUnits({ refused, dismiss, receive }: Props) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  return (
    <div className={styles.refused} role="alert">
      {refused.map((unit) => (
        <p key={unit.id} className={`alert alert-warning ${styles.refusedUnit}`}>
          <span>{refusalText(t, unit, timeZone)}</span>
          {unit.under_way_to && (
            // It gets the focus, so that the next Enter confirms: a queue is waiting.
            <button
              ref={focus}
              type="button"
              className="btn btn-warning btn-sm"
              onClick={() => receive(unit)}
            >
              {t('gone.receive')}
            </button>
          )}
          {isOnlyHeld(unit) && (
            <button
              type="button"
              className="btn btn-outline-secondary btn-sm"
              onClick={() => receive(unit)}
            >
              {t('held.sellIt')}
            </button>
          )}
          <button
            type="button"
            className="btn-close"
            aria-label={t('selling.dismiss')}
            onClick={() => dismiss(unit.id)}
          />
        </p>
      ))}
    </div>
  );
}

const focus = (button: HTMLElement | null) => button?.focus();
