import { Form, FormError, SubmitButton, TextField, useAppForm } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from './second-factor.module.css';

interface Props {
  submitLabel: string;
  tone?: 'primary' | 'danger';
  /** Does what the password was asked for. */
  onPassword: (password: string) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
}

/** Asks for one's own password once more before something that it protects. */
export function PasswordForm({ submitLabel, tone, onPassword, onCancel }: Props) {
  const { t } = useTranslation('administration');
  const form = useAppForm({ defaultValues: { password: '' } });
  const submit = async ({ password }: { password: string }) => {
    await onPassword(password);
  };
  return (
    <Form form={form} onSubmit={submit} label={submitLabel} className={styles.parts}>
      <FormError />
      <div className={styles.field}>
        <TextField
          name="password"
          label={t('factor.password')}
          hint={t('factor.passwordHint')}
          type="password"
          autoComplete="current-password"
          autoFocus
          required
        />
      </div>
      <div className={styles.actions}>
        <SubmitButton busyLabel={t('factor.checking')} tone={tone}>
          {submitLabel}
        </SubmitButton>
        {onCancel && (
          <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
            {t('factor.cancel')}
          </button>
        )}
      </div>
    </Form>
  );
}
