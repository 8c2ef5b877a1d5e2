import { ApiError } from '@backoffice/api-client';
import { login } from '@backoffice/api-client/resources/session';
import { detailOf } from '@backoffice/ui';
import { dismissNotifications, notifyMessage } from '@backoffice/ui/notify';
import { useState, type RefObject, type SubmitEvent } from 'react';

import type { AskedCode } from '../asked-code';

interface Step {
  asked: AskedCode;
  field: RefObject<HTMLInputElement | null>;
  onBack: () => void;
}

/** Signs in with the code; one that is refused can be typed anew. */
export function useSecondStep({ asked, field, onBack }: Step) {
  const [isBusy, setIsBusy] = useState(false);
  const [isRefused, setIsRefused] = useState(false);

  const fail = (error: unknown) => {
    setIsBusy(false);
    const { code, status } = error instanceof ApiError ? error : { code: 'unknown', status: 0 };
    if (code === 'code_refused') setIsRefused(true);
    else notifyMessage('loginFailed', {}, { detail: detailOf(error) });
    // The password was changed meanwhile.
    if (status === 401 && code !== 'code_refused') onBack();
    else field.current?.select();
  };
  const signIn = async (form: FormData) => {
    setIsBusy(true);
    setIsRefused(false);
    const code = String(form.get('code')).trim();
    const second = { code, ...(form.has('remember') && { remember: true }) };
    await login(asked.email, asked.password, second).then(dismissNotifications, fail);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void signIn(new FormData(event.currentTarget));
  };
  return { isBusy, isRefused, submit, forget: () => setIsRefused(false) };
}
