import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CopyButton } from '../codes/copy-button';
import { PrintCodes } from './print-codes';
import styles from './second-factor.module.css';

interface Props {
  codes: readonly string[];
  onDone: () => void;
}

/** Shows the recovery codes, once only, and goes on when the person says that they are kept. */
export function KeepCodes({ codes, onDone }: Props) {
  const { t } = useTranslation('administration');
  const id = useId();
  const [isKept, setIsKept] = useState(false);
  return (
    <section className={styles.keep} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="h6 m-0" tabIndex={-1} ref={(title) => title?.focus()}>
        {t('factor.codesTitle')}
      </h3>
      <p className="m-0">{t('factor.codesText')}</p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton text={codes.join('\n')} className="btn-outline-secondary" />
        <PrintCodes codes={codes} />
      </div>
      <div className="form-check">
        <input
          id={id}
          type="checkbox"
          className="form-check-input"
          checked={isKept}
          onChange={({ target }) => setIsKept(target.checked)}
        />
        <label htmlFor={id} className="form-check-label">
          {t('factor.kept')}
        </label>
      </div>
      <button type="button" className="btn btn-primary" disabled={!isKept} onClick={onDone}>
        {t('factor.done')}
      </button>
    </section>
  );
}
