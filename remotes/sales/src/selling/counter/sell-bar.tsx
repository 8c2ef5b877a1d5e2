import { Icon, ICONS, Money } from '@backoffice/ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { basketTotals } from '../basket/basket-totals';
import type { SaleLine } from '../basket/sale-draft';
import styles from './counter.module.css';

interface Props {
  lines: readonly SaleLine[];
  /** The button, which gets the focus after a scan. */
  button: RefObject<HTMLButtonElement | null>;
  /** Without it, nothing lies on the counter. */
  onClear: (() => void) | undefined;
  onSell: () => void;
}

/** What is ticked, and the way to its sale. */
export function SellBar({ lines, button, onClear, onSell }: Props) {
  const { t } = useTranslation('sales');
  const isEmpty = lines.length === 0;
  return (
    <div className={styles.sellBar}>
      <span role="status">
        {t('selling.selected', { number: lines.length })}
        {!isEmpty && (
          <>
            {' · '}
            <Money value={basketTotals(lines).total} />
          </>
        )}
      </span>
      {onClear && (
        <button type="button" className="btn btn-link btn-sm" onClick={onClear}>
          {t('selling.clear')}
        </button>
      )}
      {/* Not `disabled`, which would drop the focus that a sale gives back to it. */}
      <button
        ref={button}
        type="button"
        className={isEmpty ? 'btn btn-primary disabled' : 'btn btn-primary'}
        aria-disabled={isEmpty}
        onClick={onSell}
      >
        <Icon path={ICONS.check} />
        {t('selling.sell')}
      </button>
    </div>
  );
}
