import { Icon } from '@backoffice/ui';
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { SIGN_IN_ICONS } from '../sign-in-icons';
import { FormField } from './form-field';

/** A password that may be shown, and that says when the letters come out as capitals. */
export function PasswordField({ describedBy, ...input }: Omit<Props, 'children'>) {
  const { t } = useTranslation('shell');
  const hint = useId();
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const note = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'));
  return (
    <FormField
      {...input}
      label={t('login.password')}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      describedBy={isCapsLock ? `${describedBy ?? ''} ${hint}` : describedBy}
      onKeyDown={note}
      onKeyUp={note}
      onBlur={() => setIsCapsLock(false)}
      end={
        <button
          type="button"
          className={`btn btn-outline-secondary btn-icon ${isShown ? 'active' : ''}`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon path={SIGN_IN_ICONS.eye} />
          <span className="visually-hidden">{t('login.showPassword')}</span>
        </button>
      }
    >
      <div id={hint} role="status" className="form-text">
        {isCapsLock && t('login.capsLock')}
      </div>
    </FormField>
  );
}

type Props = Omit<ComponentProps<typeof FormField>, 'label' | 'end'>;
