import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { AskedCode } from './asked-code';
import { FormField } from './form-field';
import { PasswordField } from './password-field';
import { useSession } from './session-provider';

interface Props {
  email: string | undefined;
  onAsked: (asked: AskedCode) => void;
}

export function LoginForm({ email, onAsked }: Props) {
  const { t } = useTranslation('shell');
  const password = useRef<HTMLInputElement>(null);
  const id = useId();
  const { isBusy, failure, submit } = useSignIn(onAsked, () => password.current?.select());
  const describedBy = failure && id;

  return (
    <form onSubmit={submit}>
      {failure && (
        // The notification is what interrupts a screen reader; the fields lead back here.
        <div id={id} className="alert alert-danger mb-3">
          {failure}
        </div>
      )}
      <FormField
        label={t('login.email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        describedBy={describedBy}
        required
      />
      <PasswordField
        ref={password}
        autoComplete="current-password"
        describedBy={describedBy}
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
  const [failure, setFailure] = useState<string>();

  async function signInWith(form: FormData) {
    if (isBusy) return;
    setIsBusy(true);
    const answer = await signIn(String(form.get('email')), String(form.get('password')));
    if (answer === true) return;
    setIsBusy(false);
    setFailure(typeof answer === 'string' ? answer : undefined);
    if (typeof answer === 'string') onRefused();
    else onAsked(answer);
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void signInWith(new FormData(event.currentTarget));
  };
  return { isBusy, failure, submit };
}
