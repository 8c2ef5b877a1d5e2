import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './lock.module.css';

interface Props {
  id: string;
  pin: string;
  isBusy: boolean;
  isRefused: boolean;
  onType: (text: string) => void;
}

/** Takes the focus back at the next digit after it was lost. */
export function PinField({ id, pin, isBusy, isRefused, onType }: Props) {
  const { t } = useTranslation('lock');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const find = () => field.current?.focus();
    const onKey = ({ key }: KeyboardEvent) => {
      if (/^\d$/.test(key) && document.activeElement === document.body) find();
    };
    find();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <label htmlFor={id} className="form-label">
        {t('pin')}
      </label>
      <input
        ref={field}
        id={id}
        type="password"
        className={`form-control form-control-lg ${styles.pin} ${isRefused ? `is-invalid ${styles.refused}` : ''}`}
        dir="ltr"
        // The keypad below replaces the device's own; the browser must not remember a PIN.
        inputMode="none"
        autoComplete="one-time-code"
        value={pin}
        readOnly={isBusy}
        aria-invalid={isRefused || undefined}
        aria-describedby={`${id}-refusal`}
        onChange={({ target }) => onType(target.value)}
      />
    </>
  );
}
