import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './counting.module.css';

/** For typing the code of a label that no scanner reads. */
export function CodeField({ onCode }: { onCode: (code: string) => Promise<unknown> }) {
  const { t } = useTranslation('goods');
  const id = useId();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!code.trim()) return;
    void onCode(code);
    setCode('');
  };
  return (
    <form className={styles.codeForm} onSubmit={submit}>
      <label htmlFor={id} className="form-label mb-0">
        {t('counts.byHand')}
      </label>
      <input
        id={id}
        className="form-control"
        value={code}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => setCode(event.target.value)}
      />
      <button type="submit" className="btn btn-outline-primary">
        {t('counts.countIt')}
      </button>
    </form>
  );
}
