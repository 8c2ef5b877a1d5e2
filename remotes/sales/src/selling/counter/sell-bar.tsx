import { Icon, ICONS, Money } from '@backoffice/ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { basketTotals } from '../basket/basket-totals';
import type { SaleDraft } from '../basket/sale-draft';
import styles from './counter.module.css';

interface Props {
  draft: SaleDraft;
  /** The button, which gets the focus after a scan. */
  button: RefObject<HTMLButtonElement | null>;
  onClear: () => void;
  onSell: () => void;
}

/** What is ticked, and the way to its sale. */
export function SellBar({ draft: { lines, scanned }, button, onClear, onSell }: Props) {
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
      {(!isEmpty || scanned.length > 0) && (
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
