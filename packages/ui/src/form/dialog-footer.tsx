import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from '../dialog/focus-on-mount';
import styles from './form.module.css';
import { SubmitButton } from './submit-button';

/** Tells the dialog around a form whether something was typed. */
export function DirtyWatch({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { isDirty } = useFormState();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return null;
}

interface ButtonsProps {
  submitLabel: string;
  busyLabel?: string;
  submitTone?: 'primary' | 'danger';
  onCancel: () => void;
}

export function DialogButtons({ submitLabel, busyLabel, submitTone, onCancel }: ButtonsProps) {
  const { t } = useTranslation('ui');
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
        {t('cancel')}
      </button>
      <SubmitButton busyLabel={busyLabel} tone={submitTone}>
        {submitLabel}
      </SubmitButton>
    </>
  );
}

interface LeaveProps {
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveQuestion({ onStay, onLeave }: LeaveProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.leave} role="alert">
      <p>{t('form.leaveQuestion')}</p>
      {/* The safe answer has the focus, so that one Enter too many loses nothing. */}
      <button
        type="button"
        className="btn btn-outline-secondary"
        ref={focusOnMount}
        onClick={onStay}
      >
        {t('form.stay')}
      </button>
      <button type="button" className="btn btn-danger" onClick={onLeave}>
        {t('form.leave')}
      </button>
    </div>
  );
}
