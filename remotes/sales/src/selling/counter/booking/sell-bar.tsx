import { moneyOfCents } from '@backoffice/i18n';
import { Icon, ICONS, Money, useLineAwaySince } from '@backoffice/ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { balanceOf } from '../../basket/exchange';
import { isClear, isEmpty as isNothingTicked, type SaleDraft } from '../../basket/sale-draft';
import { directionTexts } from '../../returns/direction-texts';
import { dueText } from '../../returns/due-text';
import styles from '../counter.module.css';

interface Props {
  draft: SaleDraft;
  /** The button, which gets the focus after a scan. */
  button: RefObject<HTMLButtonElement | null>;
  onClear: () => void;
  /** Undefined where the server holds no baskets. */
  onHold: (() => void) | undefined;
  onSell: () => void;
}

/** The state of the basket, and the button that leads to its sale, return or exchange. */
export function SellBar({ draft, button, onClear, onHold, onSell }: Props) {
  const { t } = useTranslation('sales');
  const { submit } = directionTexts(t, draft);
  const isEmpty = isNothingTicked(draft);
  // Others take a held basket up, so it has to reach the server.
  const isAway = useLineAwaySince() !== null;
  return (
    <div className={styles.sellBar}>
      <BasketStatus draft={draft} />
      {!isClear(draft) && (
        <button type="button" className="btn btn-link btn-sm" onClick={onClear}>
          {t('selling.clear')}
        </button>
      )}
      {onHold && !isEmpty && !isAway && (
        <button type="button" className="btn btn-outline-secondary" onClick={onHold}>
          {t('held.hold')}
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
        {submit}
      </button>
    </div>
  );
}

function BasketStatus({ draft }: Pick<Props, 'draft'>) {
  const { t } = useTranslation('sales');
  const { lines, returns } = draft;
  const { due } = balanceOf(draft);
  const isReturn = returns.length > 0;
  return (
    <span role="status">
      {t('selling.selected', { number: lines.length })}
      {isReturn && ` · ${t('return.number', { number: returns.length })} · ${dueText(t, due)}`}
      {!isNothingTicked(draft) && (!isReturn || due !== 0) && (
        <>
          {isReturn ? ' ' : ' · '}
          <Money value={moneyOfCents(Math.abs(due))} />
        </>
      )}
    </span>
  );
}
