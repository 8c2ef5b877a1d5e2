import { Icon, ICONS } from '@backoffice/ui';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './codes.module.css';
import { copyText } from './copy-text';

interface Props {
  label: string;
  value: string;
}

/** A text to take away, and the button that copies it. */
export function CopyField({ label, value }: Props) {
  const { t } = useTranslation('administration');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => setIsCopied(await copyText(value, field.current));

  return (
    <div>
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <div className={styles.copy}>
        <input
          ref={field}
          id={id}
          className="form-control"
          dir="ltr"
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className="btn btn-primary flex-shrink-0" onClick={() => void copy()}>
          <Icon path={isCopied ? ICONS.check : ICONS.copy} size={0.85} />{' '}
          {t(isCopied ? 'people.copied' : 'people.copy')}
        </button>
        <span className="visually-hidden" role="status">
          {isCopied && t('people.copied')}
        </span>
      </div>
    </div>
  );
}
