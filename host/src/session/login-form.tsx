import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { AskedCode } from './asked-code';
import { FormField } from './form-field';
import { useSession } from './session-provider';

interface Props {
  email: string | undefined;
  onAsked: (asked: AskedCode) => void;
}

export function LoginForm({ email, onAsked }: Props) {
  const { t } = useTranslation('shell');
  const password = useRef<HTMLInputElement>(null);
  const { isBusy, submit } = useSignIn(onAsked, () => password.current?.select());

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

function useSignIn(onAsked: (asked: AskedCode) => void, onRefused: () => void) {
  const { signIn } = useSession();
  const [isBusy, setIsBusy] = useState(false);

  async function signInWith(form: FormData) {
    if (isBusy) return;
    setIsBusy(true);
    const answer = await signIn(String(form.get('email')), String(form.get('password')));
    if (answer === true) return;
    setIsBusy(false);
    if (answer) onAsked(answer);
    else onRefused();
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void signInWith(new FormData(event.currentTarget));
  };
  return { isBusy, submit };
}
