import { getToken } from '@backoffice/api-client';
import { invitationMutations, isSpentLink } from '@backoffice/api-client/resources/invitations';
import { logout } from '@backoffice/api-client/resources/session';
import {
  chosenPasswordSchema,
  LOGIN_PATH,
  MIN_PASSWORD,
  type ChosenPassword,
  type Invited,
} from '@backoffice/contracts';
import { Form, FormError, SubmitButton, TextField, useAppForm, useWrite } from '@backoffice/ui';
import { usePrefix } from '@backoffice/ui/areas';
import { notify } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import styles from './invitation.module.css';

interface Props {
  secret: string;
  invited: Invited;
  /** Called when the link was used meanwhile or has expired. */
  onSpent: () => void;
  /** Never given: `onDemand` takes a component with an `onClose` for a dialog, and this is none. */
  onClose?: undefined;
}

interface Values extends ChosenPassword {
  email: string;
  repeat: string;
}

/** Chooses the password, then leads to the sign-in; whoever is signed in here is signed out. */
export function PasswordForm({ secret, invited, onSpent }: Props) {
  const { t } = useTranslation('administration');
  const navigate = useNavigate();
  const prefix = usePrefix();
  const accept = useWrite(invitationMutations.accept(secret));
  const form = useAppForm<Values, ChosenPassword>({
    defaultValues: { email: invited.email, password: '', repeat: '' },
    schema: chosenPasswordSchema,
  });

  const leadToSignIn = async (email: string) => {
    if (getToken() !== null) void logout();
    await navigate(`${prefix}${LOGIN_PATH}`, { replace: true, state: { email } });
    notify.success(t('invitation.done', { email }));
  };
  const save = async (input: ChosenPassword) => {
    if (form.getValues('repeat') !== input.password) {
      const message = t('userProfile.passwordsDiffer');
      form.setError('repeat', { message }, { shouldFocus: true });
      return;
    }
    try {
      await leadToSignIn((await accept(input)) || invited.email);
    } catch (error) {
      if (!isSpentLink(error)) throw error;
      onSpent();
    }
  };

  return (
    <Form form={form} onSubmit={save} className={styles.form} label={t('invitation.submit')}>
      <FormError />
      {/* Password managers keep what stands here as the name of the account. */}
      <TextField name="email" label={t('email')} type="email" autoComplete="username" readOnly />
      <PasswordFields />
      <SubmitButton busyLabel={t('saving')}>{t('invitation.submit')}</SubmitButton>
    </Form>
  );
}

function PasswordFields() {
  const { t } = useTranslation('administration');
  const shared = { type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <TextField
        {...shared}
        name="password"
        label={t('userProfile.nextPassword')}
        hint={t('invitation.hint', { length: MIN_PASSWORD })}
      />
      <TextField {...shared} name="repeat" label={t('userProfile.repeatPassword')} />
    </>
  );
}
