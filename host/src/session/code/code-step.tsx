import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { AskedCode } from '../asked-code';
import { CodeField } from './code-field';
import { useSecondStep } from './use-second-step';

interface Props {
  asked: AskedCode;
  /** Goes back to the e-mail and the password. */
  onBack: () => void;
}

/** The second step of a sign-in, after the password was right. */
export function CodeStep({ asked, onBack }: Props) {
  const { t } = useTranslation('code');
  const days = rememberDays(asked);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isRecovery, setIsRecovery] = useState(false);
  const { isBusy, isRefused, submit, forget } = useSecondStep({ asked, field, onBack });
  const change = () => {
    setIsRecovery(!isRecovery);
    forget();
  };

  return (
    <form onSubmit={submit} aria-label={t('title')}>
      <p>{t(isRecovery ? 'recoveryText' : 'text')}</p>
      <CodeField ref={field} isRecovery={isRecovery} isRefused={isRefused} />
      {days !== undefined && (
        <div className="form-check mb-3">
          <input id={id} type="checkbox" name="remember" className="form-check-input" />
          <label htmlFor={id} className="form-check-label">
            {t('remember', { days })}
          </label>
        </div>
      )}
      <button type="submit" className="btn btn-primary w-100" aria-disabled={isBusy}>
        {t(isBusy ? 'busy' : 'submit')}
      </button>
      <button type="button" className="btn btn-link w-100 mt-2" onClick={change}>
        {t(isRecovery ? 'useApp' : 'useRecovery')}
      </button>
      <button type="button" className="btn btn-link w-100" onClick={onBack}>
        {t('back')}
      </button>
      {isRecovery && <p className="form-text mb-0">{t('lost')}</p>}
    </form>
  );
}

/** Days for which the device may be remembered; undefined where the company forbids it. */
function rememberDays({ data }: AskedCode): number | undefined {
  const days = (data as { remember_days?: unknown } | null)?.remember_days;
  return typeof days === 'number' ? days : undefined;
}
