import { useTranslation } from 'react-i18next';

import styles from './lock.module.css';

interface Props {
  pin: string;
  isBusy: boolean;
  onType: (pin: string) => void;
}

/** A keypad for fingers; the PIN field keeps the focus for real keys. */
export function Keypad({ pin, isBusy, onType }: Props) {
  const { t } = useTranslation('lock');
  const key = (text: string, typed: string, label?: string) => (
    <button
      key={text}
      type="button"
      className={styles.key}
      tabIndex={-1}
      aria-label={label}
      aria-disabled={isBusy}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isBusy && onType(typed)}
    >
      {text}
    </button>
  );
  return (
    <div role="group" aria-label={t('keypad')} dir="ltr" className={styles.keypad}>
      {[...'123456789'].map((digit) => key(digit, pin + digit))}
      {key('C', '', t('clear'))}
      {key('0', `${pin}0`)}
      {key('⌫', pin.slice(0, -1), t('deleteLast'))}
    </div>
  );
}
