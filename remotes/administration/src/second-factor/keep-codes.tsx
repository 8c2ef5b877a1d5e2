import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CopyButton } from '../codes/copy-button';
import { PrintCodes } from './print-codes';
import styles from './second-factor.module.css';

interface Props {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, to be had this once: it goes on when they are said to be kept. */
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
        <CopyCodes codes={codes} />
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

function CopyCodes({ codes }: { codes: readonly string[] }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = codes.join('\n');
  return (
    <>
      <textarea
        ref={field}
        className="visually-hidden"
        aria-hidden="true"
        tabIndex={-1}
        readOnly
        value={text}
      />
      <CopyButton text={text} field={field} className="btn-outline-secondary" />
    </>
  );
}
