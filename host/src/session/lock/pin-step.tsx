import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Keypad } from './keypad';
import styles from './lock.module.css';
import type { PersonHere } from './people';
import { PinField } from './pin-field';
import { usePin } from './use-pin';

interface Props {
  person: PersonHere;
  /** Called when the PIN is locked, so that only the password helps. */
  onLocked: () => void;
  onBack: () => void;
}

/** Six digits, by keys or on the screen; the sixth sends them. */
export function PinStep({ person, onLocked, onBack }: Props) {
  const { t } = useTranslation('lock');
  const id = useId();
  const { pin, type, isBusy, refusal } = usePin(person, onLocked);
  const { left } = refusal ?? {};
  const text = refusal && (left === undefined ? t('wrong') : t('triesLeft', { left }));

  return (
    <>
      <h1 className={styles.title}>
        <bdi>{`${person.username} ${person.surname}`.trim()}</bdi>
      </h1>
      <PinField
        // A new field for each refusal, so that it shakes again.
        key={refusal?.number}
        id={id}
        pin={pin}
        isBusy={isBusy}
        isRefused={text !== undefined}
        onType={type}
      />
      <div id={`${id}-refusal`} role={text && 'alert'} className={styles.refusal}>
        {isBusy ? t('checking') : text}
      </div>
      <Keypad isBusy={isBusy} pin={pin} onType={type} />
      <button type="button" className="btn btn-link w-100 mt-2" onClick={onBack}>
        {t('somebodyElse')}
      </button>
    </>
  );
}
