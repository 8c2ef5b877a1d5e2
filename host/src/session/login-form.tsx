import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { FormField } from './form-field';
import { useSession } from './session-provider';

export function LoginForm({ email }: { email: string | undefined }) {
  const { t } = useTranslation('shell');
  const password = useRef<HTMLInputElement>(null);
  const { isBusy, submit } = useSignIn(() => password.current?.select());

  return (
    <form onSubmit={submit}>
      <FormField
        label={t('login.email')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <FormField
        ref={password}
        label={t('login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <button type="submit" className="btn btn-primary w-100" aria-disabled={isBusy}>
        {t(isBusy ? 'login.submitting' : 'login.submit')}
      </button>
    </form>
  );
}

function useSignIn(onRefused: () => void) {
  const { signIn } = useSession();
  const [isBusy, setIsBusy] = useState(false);

  async function signInWith(form: FormData) {
    if (isBusy) return;
    setIsBusy(true);
    const isSignedIn = await signIn(String(form.get('email')), String(form.get('password')));
    if (isSignedIn) return;
    setIsBusy(false);
    onRefused();
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void signInWith(new FormData(event.currentTarget));
  };
  return { isBusy, submit };
}
