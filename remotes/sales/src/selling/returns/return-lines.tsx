import { Icon, ICONS, Money } from '@backoffice/ui';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../../words/unit-label';
import type { ReturnAction, ReturnLine } from '../basket/return-lines';
import { ReturnTermsFields } from './return-terms-fields';
import { ReturnedUnit } from './returned-unit';
import styles from './returns.module.css';

interface Props {
  returns: readonly ReturnLine[];
  disabled?: boolean;
  dispatch: Dispatch<ReturnAction>;
  /** Called when the code of this part can't be loaded. */
  onClose?: () => void;
}

/** The units that come back, each with its sale, its reason and what is done with it. */
export function ReturnLines({ returns, disabled = false, dispatch }: Props) {
  const { t } = useTranslation('sales');
  return (
    <section aria-label={t('return.comingBack')} className={styles.returns}>
      <ul className={styles.lines}>
        {returns.map((one) => (
          <ReturnLineFields key={one.sold.id} one={one} disabled={disabled} dispatch={dispatch} />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  one: ReturnLine;
  disabled: boolean;
  dispatch: Dispatch<ReturnAction>;
}

function ReturnLineFields({ one, disabled, dispatch }: LineProps) {
  const { t } = useTranslation('sales');
  const { sold } = one;
  const label = unitLabel(sold);
  return (
    <li className={styles.line}>
      <ReturnedUnit one={one} />
      <ReturnTermsFields
        terms={one}
        of={label}
        disabled={disabled}
        onChange={(change) => dispatch({ type: 'returnChanged', line: sold.id, change })}
      />
      <span className={styles.price}>
        <Money value={`-${sold.price}`} />
      </span>
      <button
        type="button"
        className={`btn btn-icon ${styles.remove}`}
        aria-label={t('return.leave', { unit: label })}
        disabled={disabled}
        onClick={() => dispatch({ type: 'returnLeft', line: sold.id })}
      >
        <Icon path={ICONS.close} />
      </button>
    </li>
  );
}
