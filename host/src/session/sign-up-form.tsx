import { notifyMessage } from '@backoffice/ui/notify';
import { useTranslation } from 'react-i18next';

import { FormField } from './form-field';
import { PasswordField } from './password-field';

/** Registration is not available, whatever is typed: so nothing is validated before that. */
export function SignUpForm() {
  const { t } = useTranslation('shell');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        notifyMessage('registerUnavailable');
      }}
    >
      <p className="text-muted">{t('login.invitation')}</p>
      <FormField label={t('login.businessName')} name="business" autoComplete="organization" />
      <FormField label={t('login.email')} name="email" type="email" autoComplete="email" />
      <PasswordField autoComplete="new-password" />
      <button type="submit" className="btn btn-primary w-100">
        {t('login.signUp')}
      </button>
    </form>
  );
}
