import { sessionMutations } from '@backoffice/api-client/resources/session';
import { MIN_PASSWORD, passwordSchema, type PasswordInput } from '@backoffice/contracts';
import {
  Card,
  Form,
  FormError,
  SubmitButton,
  TextField,
  useAppForm,
  useWrite,
} from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';

import styles from '../profile.module.css';

interface Values extends PasswordInput {
  repeat: string;
}

const EMPTY: Values = { current: '', next: '', repeat: '' };

/** Changes one's own password, which ends every other session. */
export function PasswordCard() {
  const { t } = useTranslation('administration');
  const form = useAppForm<Values, PasswordInput>({ defaultValues: EMPTY, schema: passwordSchema });
  const change = useWrite(sessionMutations.changePassword());

  const save = async (input: PasswordInput) => {
    if (form.getValues('repeat') !== form.getValues('next')) {
      const message = t('userProfile.passwordsDiffer');
      form.setError('repeat', { message }, { shouldFocus: true });
      return;
    }
    await change(input);
    form.reset(EMPTY);
    notify.success(t('userProfile.passwordChanged'));
  };

  return (
    <Card title={t('userProfile.password')}>
      <Form form={form} onSubmit={save} label={t('userProfile.password')} className={styles.form}>
        <FormError />
        <div className={`${styles.fields} ${styles.passwords}`}>
          <PasswordFields />
        </div>
        <SubmitButton busyLabel={t('saving')} tone="outline-secondary">
          {t('userProfile.changePassword')}
        </SubmitButton>
      </Form>
    </Card>
  );
}

function PasswordFields() {
  const { t } = useTranslation('administration');
  const next = { type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <TextField
        name="current"
        label={t('userProfile.currentPassword')}
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        {...next}
        name="next"
        label={t('userProfile.nextPassword')}
        hint={t('userProfile.nextHint', { length: MIN_PASSWORD })}
      />
      <TextField {...next} name="repeat" label={t('userProfile.repeatPassword')} />
    </>
  );
}
