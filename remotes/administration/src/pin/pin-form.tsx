import { sharedTillMutations } from '@backoffice/api-client/resources/shared-tills';
import { newPinSchema, type NewPin } from '@backoffice/contracts';
import { Form, FormError, SubmitButton, TextField, useAppForm, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';

import styles from './pin.module.css';

/** Chooses a PIN, for which the password is asked. */
export function PinForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('administration');
  const form = useAppForm<NewPin>({
    defaultValues: { password: '', pin: '' },
    schema: newPinSchema,
  });
  const choose = useWrite(sharedTillMutations.setPin());
  const save = async (input: NewPin) => {
    await choose(input);
    notify.success(t('pin.saved'));
    onDone();
  };
  return (
    <Form form={form} onSubmit={save} label={t('pin.title')} className={styles.parts}>
      <FormError />
      <PinFields />
      <div className={styles.actions}>
        <SubmitButton busyLabel={t('saving')}>{t('pin.save')}</SubmitButton>
        <button type="button" className="btn btn-outline-secondary" onClick={onDone}>
          {t('factor.cancel')}
        </button>
      </div>
    </Form>
  );
}

function PinFields() {
  const { t } = useTranslation('administration');
  return (
    <div className={styles.fields}>
      <TextField
        name="password"
        label={t('factor.password')}
        hint={t('factor.passwordHint')}
        type="password"
        autoComplete="current-password"
        autoFocus
        required
      />
      <TextField
        name="pin"
        label={t('pin.pin')}
        hint={t('pin.hint')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        required
      />
    </div>
  );
}
