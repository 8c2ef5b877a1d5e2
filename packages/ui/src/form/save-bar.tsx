import type { MouseEvent, ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { EndBar } from '../page/end-bar';
import { SubmitButton } from './submit-button';

interface Props {
  /** Text of the button that saves. */
  children: ReactNode;
  busyLabel?: ReactNode;
}

/**
 * The end of a form on a page. Once something has changed, it stays in sight at the bottom of the
 * window, says so, and offers to discard it.
 */
export function SaveBar({ children, busyLabel }: Props) {
  const { t } = useTranslation('ui');
  const { isDirty } = useFormState();
  const { reset } = useFormContext();
  const discard = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    reset();
    // The button pressed is about to go.
    form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  return (
    <EndBar sticks={isDirty} text={<p role="status">{isDirty && t('form.unsaved')}</p>}>
      {isDirty && (
        <button type="button" className="btn btn-outline-secondary" onClick={discard}>
          {t('form.leave')}
        </button>
      )}
      <SubmitButton busyLabel={busyLabel} tone={isDirty ? 'primary' : 'outline-secondary'}>
        {children}
      </SubmitButton>
    </EndBar>
  );
}
