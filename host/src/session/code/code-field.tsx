import { useEffect, useId, useImperativeHandle, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  ref: Ref<HTMLInputElement>;
  isRecovery: boolean;
  isRefused: boolean;
}

/** Takes the digits of the app, or a recovery code in any spelling. */
export function CodeField({ ref, isRecovery, isRefused }: Props) {
  const { t } = useTranslation('code');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  useEffect(() => field.current?.focus(), [isRecovery]);
  return (
    <div className="mb-3">
      <label htmlFor={id} className="form-label">
        {t(isRecovery ? 'recoveryLabel' : 'label')}
      </label>
      <input
        ref={field}
        id={id}
        name="code"
        // A new field for each kind of code, without what was typed for the other kind.
        key={String(isRecovery)}
        className={`form-control ${isRefused ? 'is-invalid' : ''}`}
        dir="ltr"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-error` : undefined}
        required
      />
      {isRefused && (
        <div id={`${id}-error`} className="invalid-feedback" role="alert">
          {t(isRecovery ? 'recoveryRefused' : 'refused')}
        </div>
      )}
    </div>
  );
}
