import type { ScanAnswer } from '@backoffice/ui/scanner';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../add-product.module.css';

interface Props {
  onCode: (code: string) => Promise<ScanAnswer>;
}

/** For typing a code that no scanner reads. */
export function TypedCode({ onCode }: Props) {
  const { t } = useTranslation('inventory');
  const id = useId();
  const { typed, setTyped, enter } = useTyped(onCode);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    enter();
  };
  return (
    <div>
      <label htmlFor={id} className="form-label">
        {t('addProduct.codes.field')}
      </label>
      <div className={styles.typed}>
        <input
          id={id}
          className="form-control"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={20}
          dir="ltr"
          aria-describedby={`${id}-hint`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="btn btn-outline-primary" onClick={enter}>
          {t('addProduct.codes.countIt')}
        </button>
      </div>
      <span id={`${id}-hint`} className="form-text">
        {t('addProduct.codes.hint')}
      </span>
    </div>
  );
}

function useTyped(onCode: Props['onCode']) {
  const [typed, setTyped] = useState('');
  const enter = () => {
    const code = typed.trim();
    if (code === '') return;
    // A code that was not taken stays in its field; the reason has been shown already.
    void onCode(code).then(
      (answer) => answer === 'found' && setTyped(''),
      () => undefined,
    );
  };
  return { typed, setTyped, enter };
}
